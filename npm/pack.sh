#!/usr/bin/env bash
# Makes the npm package of the element from a release: npm/pack.sh DIST FOLDER writes it to FOLDER. The same release always gives
# the same file.
set -euo pipefail
dist=$(realpath "$1")
mkdir -p "$2"
target=$(realpath "$2")
cd "$(dirname "$0")"
package=$(mktemp -d)
trap 'rm -r "$package"' EXIT

# The first version in Cargo.toml is that of all packages.
version=$(sed -n '/^version = "\(.*\)"$/ { s//\1/p; q }' ../Cargo.toml)
sed "s/\"0\.0\.0\"/\"$version\"/" package.json > "$package/package.json"
cp README.md ./*.d.ts ../LICENSE "$package"
# A bundle does not find the game beside its file, and the other name says that this file does not either.
cp "$dist/embed.js" "$package/element.js"
cp "$dist/embed.d.ts" "$package/element.d.ts"
sed 's/"embed\.js"/"element.js"/' "$dist/custom-elements.json" > "$package/custom-elements.json"
cp -r "$dist" "$package/game"
find "$package/game" -type f \( -name '*.br' -o -name '*.gz' \) -delete

npm pack --silent --pack-destination "$target" "$package"
