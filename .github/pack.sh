#!/usr/bin/env bash
# Packs the artifacts `dist` and `programs-*` of a test run, in the first folder, as the files of a release, in the second one.
# The same artifacts always give the same files.
set -euo pipefail
tested=$(realpath "$1")
mkdir -p "$2"
files=$(realpath "$2")
export SOURCE_DATE_EPOCH LC_ALL=C TZ=UTC
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)

# Writes an archive of the current folder: `.zip` for everyone, `.tar.gz` where programs need the permission to run.
pack() {
  find . -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
  case $1 in
    *.zip) find . -type f | sort | zip --quiet --no-extra "$files/$1" -@ ;;
    *) tar --create --sort=name --owner=0 --group=0 --numeric-owner . | gzip --no-name --best > "$files/$1" ;;
  esac
}

cd "$tested/dist"
pack dist.zip
for folder in "$tested"/programs-*; do
  name=$(basename "$folder")
  cd "$folder"
  cp "$tested/dist/licenses.txt" .
  if [[ $name == *windows* ]]; then
    pack "$name.zip"
  else
    chmod +x mnk brain
    pack "$name.tar.gz"
  fi
done
cd "$files"
sha256sum -- * > SHA256SUMS
