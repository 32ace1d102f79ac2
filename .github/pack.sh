#!/usr/bin/env bash
# Packs the artifacts `dist` and `programs-*` of a run, in the first folder, as the files of a release, in the second one.
# The same artifacts of the same commit always give the same files.
set -euo pipefail
export LC_ALL=C TZ=UTC
time=$(git log -1 --format=%ct)
mkdir -p "$2"
files=$(realpath "$2")
npm/pack.sh "$1/dist" "$files"
cd "$1"

for programs in programs-*; do
  cp dist/licenses.txt "$programs"
done
find . -exec touch --date="@$time" {} +

(cd dist && find . -type f | sort | zip --quiet -X "$files/dist.zip" -@)
for programs in programs-*; do
  if [[ $programs == *windows* ]]; then
    find "$programs" -type f | sort | zip --quiet -X "$files/$programs.zip" -@
  else
    # Artifacts have lost the permission to run.
    chmod +x "$programs"/{mnk,brain}
    tar --create --sort=name --owner=0 --group=0 --numeric-owner "$programs" | gzip --no-name > "$files/$programs.tar.gz"
  fi
done

cd "$files"
sha256sum -- * > SHA256SUMS
