const { prototype, observedAttributes } = customElements.get('tic-tac-toe');
const element = document.createElement('tic-tac-toe');
const own = Object.entries(Object.getOwnPropertyDescriptors(prototype));
const isCalledByBrowser = (name) => name === 'constructor' || name.endsWith('Callback');
// `play` is a method that can be set.
const isMethod = ([name, it]) => typeof (it.value ?? element[name]) === 'function' && !isCalledByBrowser(name);
const properties = own.filter((it) => it[1].get && !isMethod(it));
return {
  // What a server makes of `playAs`.
  attributes: observedAttributes.filter((name) => name !== 'playas'),
  defaults: Object.fromEntries(properties.map(([name]) => [name, element[name]])),
  readonly: properties.filter(([, it]) => !it.set).map(([name]) => name),
  methods: Object.fromEntries(own.filter(isMethod).map(([name]) => [name, element[name].length])),
}
