// The component with the element, for browser and server.

export const game = (attributes) => ({
  setup: () => ({ attributes, hear: (event) => window.hear(event) }),
  template: `<tic-tac-toe src="game"
    :board="attributes.board"
    :game="attributes.game"
    :boards="attributes.boards"
    :objective="attributes.objective"
    :opponent="attributes.opponent"
    :play="attributes.play"
    :theme="attributes.theme"
    :look="attributes.look"
    :accent="attributes.accent"
    :lang="attributes.lang"
    :controls="attributes.controls"
    :disabled="attributes.disabled"
    :moves="attributes.moves"
    @tictactoe-move="hear" @tictactoe-ready="hear"></tic-tac-toe>`,
  compilerOptions: { isCustomElement: (name) => name === "tic-tac-toe" },
});
