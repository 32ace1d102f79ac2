#!/usr/bin/env bash
# Runs `cargo xtask play` until it serves the game.
set -euo pipefail
output=$(mktemp)
cargo xtask play > "$output" 2>&1 &
server=$!
trap 'kill $server || true; cat "$output"' EXIT
# The command prints the address, and serves the page once it is built.
until address=$(grep --only-matching --max-count=1 'http://127[^ ]*' "$output") \
  && curl --silent --fail --output /dev/null "$address" "${address}app_bg.wasm"; do
  kill -0 $server
  sleep 1
done
