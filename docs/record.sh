#!/bin/sh
# Records sessions in tmux as learners see them: docs/record.sh [COLUMNSxROWS] [NAME ...]
#
# Each goes to docs/recordings/NAME-COLUMNSxROWS.txt with the keys that were pressed. It needs tmux
# and the release program (make build), or another that DILIM_PROGRAM names; the clock is stopped.
# Ids, and with them the days by which equal intervals are spread, differ from run to run.
set -eu
cd "$(dirname "$0")/.."
size=80x24
case ${1:-} in *x*) size=$1; shift ;; esac
program=${DILIM_PROGRAM:-$PWD/.build/release/dilim}
work=$(mktemp -d)
trap 'tmux -L dilim-record kill-server 2>/dev/null || true; find "$work" -delete' EXIT

tmux() { command tmux -L dilim-record -f /dev/null "$@"; }
# Keeps the server while sessions come and go.
tmux new-session -d -s keeper

# Waits until the screen has stood still for three looks.
settle() {
  last=""
  same=0
  while [ "$same" -lt 3 ]; do
    now=$(tmux capture-pane -p -t record)
    if [ "$now" = "$last" ]; then same=$((same + 1)); else same=0; fi
    last=$now
    sleep 0.1
  done
}

# record NAME KEY ...: a key that begins with = is typed as it stands.
record() {
  name=$1
  shift
  out=docs/recordings/$name-$size.txt
  tmux new-session -d -s record -x "${size%x*}" -y "${size#*x}" \
    "env -i PATH=/usr/bin:/bin TERM=xterm LANG=C.UTF-8 PS1='$ ' EDITOR=true \
     XDG_DATA_HOME=$work/data XDG_CONFIG_HOME=$work/config XDG_STATE_HOME=$work/state \
     XDG_CACHE_HOME=$work/cache DILIM_CONTENT=$PWD/Content DILIM_NOW=2026-03-02T09:00:00Z \
     TZ=UTC NO_COLOR=1 sh"
  tmux set-option -t record history-limit 5000 >/dev/null
  settle
  tmux send-keys -t record -l "alias dilim=$program; clear"
  tmux send-keys -t record Enter
  settle
  tmux clear-history -t record
  for key in "$@"; do
    case $key in
      =*) tmux send-keys -t record -l -- "${key#=}" ;;
      *) tmux send-keys -t record "$key" ;;
    esac
    settle
  done
  {
    printf 'keys:'
    for key in "$@"; do
      case $key in =*) printf ' "%s"' "${key#=}" ;; *) printf ' %s' "$key" ;; esac
    done
    printf '\n\n'
    tmux capture-pane -p -S - -t record | sed 's/[[:space:]]*$//' | sed -e :a -e '/^\n*$/{$d;N;ba' -e '}'
  } | fold -s -w 200 > "$out"
  tmux kill-session -t record
  echo "$out"
}

wanted=" $* "
wants() { [ "$wanted" = "  " ] || case $wanted in *" $1 "*) true ;; *) false ;; esac; }

if wants adding; then
  record adding \
    "=dilim cards add eczane pharmacy --pos noun --example 'Eczane nerede?'" Enter \
    "=printf 'şehir\tcity\nköprü\tbridge\n' | dilim cards add" Enter \
    "=dilim cards add Şehir town" Enter \
    "=dilim cards search sehir" Enter \
    "=dilim cards show eczane" Enter \
    "=dilim cards rm köprü" Enter "=y" Enter \
    "=dilim decks" Enter
fi
if wants review; then
  record review \
    "=dilim cards add eczane pharmacy --pos noun --example 'Eczane nerede?'; clear" Enter \
    "=dilim cards add şehir city; dilim decks set my-words new=2 kinds=type,recognise; clear" Enter \
    "=dilim review my-words --kind type --seed 1" Enter \
    "=ezcane" Enter "1" "=sehir" Enter "3" "=:undo" Enter "=şehir" Enter "4" \
    "=eczane" Enter Enter "=:quit" Enter \
    "=dilim due; DILIM_NOW=2026-03-03T09:00:00Z dilim review my-words" Enter \
    Enter "3" Enter "2" "q"
fi
if wants game; then
  record game \
    "=dilim game scramble --word kalem" Enter \
    "=alem" Enter "=lala" Enter "=kalem" Enter "=:hint" Enter "=elma" Enter "=kale" Enter \
    "=:add kale" Enter "=castle" Enter "=:end" Enter "q" \
    "=dilim cards search kale" Enter
fi
