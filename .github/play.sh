#!/usr/bin/env bash
# Runs `cargo xtask play` until it serves the game.
set -euo pipefail
log=$(mktemp)
cargo xtask play > "$log" 2>&1 &
server=$!
trap 'kill $server || true; cat "$log"' EXIT
until curl --silent --fail --output /dev/null http://127.0.0.1:8080/app_bg.wasm; do
  # Fails if the server has ended.
  kill -0 $server
  sleep 1
done
