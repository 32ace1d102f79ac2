#!/usr/bin/env bash
# Fuzzes every target for an equal share of MINUTES, until one fails: fuzz/run.sh [MINUTES]. It needs cargo-fuzz and a C++ compiler.
# A target starts with the inputs in fuzz/seeds and those that earlier runs found in fuzz/corpus.
set -euo pipefail
cd "$(dirname "$0")/.."
# Sanitizers are unstable.
export RUSTC_BOOTSTRAP=1
targets=(address link statistics text)
seconds=$((${1:-10} * 60 / ${#targets[@]}))
for target in "${targets[@]}"; do
  mkdir -p "fuzz/corpus/$target"
  # At most 5 seconds, 4096 bytes (native tests parse 1 MB) and 16 MB of memory for each input.
  cargo fuzz run "$target" "fuzz/corpus/$target" "fuzz/seeds/$target" -- \
    -max_total_time="$seconds" -timeout=5 -max_len=4096 -malloc_limit_mb=16
done
