#!/bin/sh
# Installs Anki's own library for the tests of its files. Use:
#
#   eval "$(Tests/Peers/start-anki.sh)"
#
# sets DILIM_ANKI to a Python that has it. It (some 250 MB) is kept in the cache folder.
set -eu
cache=${XDG_CACHE_HOME:-$HOME/.cache}/dilim-anki
if ! "$cache/venv/bin/python" -c "import anki.collection" 2>/dev/null; then
  echo "Installing Anki's library into $cache" >&2
  mkdir -p "$cache"
  python3 -m venv --clear "$cache/venv" >&2
  "$cache/venv/bin/python" -m pip install --quiet anki >&2
fi
echo "export DILIM_ANKI='$cache/venv/bin/python'"
