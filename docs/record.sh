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
    now=$(tmux capture-pane -p -t "${1:-record}")
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

# An evening of a class, in two terminals: one of the teacher, one where the pupils take turns. Files
# travel through the folder post. It goes to docs/recordings/evening-COLUMNSxROWS.txt.

# terminal NAME: opens one; there `as PERSON` changes to the folder and the data of a person.
terminal() {
  tmux new-session -d -s "$1" -x "${size%x*}" -y "${size#*x}" -c "$work" \
    "env -i PATH=/usr/bin:/bin TERM=xterm LANG=C.UTF-8 PS1='$ ' HOME=$work ENV=$work/people.sh \
     DILIM_CONTENT=$PWD/Content DILIM_NOW=2026-03-02T18:00:00Z TZ=UTC NO_COLOR=1 sh -i"
  tmux set-option -t "$1" history-limit 5000 >/dev/null
}

# scene TERMINAL TITLE KEY ...: presses keys in a terminal, and adds what it shows to the recording.
scene() {
  terminal=$1
  title=$2
  shift 2
  tmux send-keys -t "$terminal" -l "clear"
  tmux send-keys -t "$terminal" Enter
  settle "$terminal"
  tmux clear-history -t "$terminal"
  for key in "$@"; do
    case $key in
      =*) tmux send-keys -t "$terminal" -l -- "${key#=}" ;;
      *) tmux send-keys -t "$terminal" "$key" ;;
    esac
    settle "$terminal"
  done
  {
    printf -- '-- %s\n\n' "$title"
    tmux capture-pane -p -S - -t "$terminal" | sed 's/[[:space:]]*$//' \
      | sed -e :a -e '/^\n*$/{$d;N;ba' -e '}'
    printf '\n'
  } >> "$out"
}

evening() {
  out=docs/recordings/evening-$size.txt
  : > "$out"
  mkdir -p "$work/post"
  cat > "$work/people.sh" <<PEOPLE
dilim() { $program "\$@"; }
as() {
  mkdir -p $work/\$1
  cd $work/\$1
  PS1="\$1\$ "
  export XDG_DATA_HOME=$work/\$1/data XDG_CONFIG_HOME=$work/\$1/config
  export XDG_STATE_HOME=$work/\$1/state XDG_CACHE_HOME=$work/\$1/cache
}
PEOPLE
  printf 'name,email,number\nZeynep Ak,zeynep@okul.tr,101\nEmre Çelik,emre@okul.tr,102\n' \
    > "$work/pupils.csv"
  printf 'Şule Öz,sule@okul.tr,103\n' >> "$work/pupils.csv"
  printf 'item,accept,english\ntea,(Ben) çay içiyorum.,I am drinking tea.\n' > "$work/own.csv"
  printf 'cook,(Ben) aşçıyım.,I am a cook.\ntired,(Biz) yorgunuz.,We are tired.\n' \
    >> "$work/own.csv"
  terminal teacher
  terminal pupils
  scene teacher "The teacher makes a class and an assignment" \
    "=as teacher" Enter \
    "=dilim class new 9-B --folder 9-B" Enter \
    "=dilim class enrol 9-B ../pupils.csv" Enter \
    "=dilim class invite 9-B --out ../post/join.jsonl" Enter \
    "=dilim class assign 9-B --items ../own.csv --due '2026-03-02 22:00' --out ../post/week1.jsonl" \
    Enter
  scene pupils "Zeynep works and hands in" \
    "=as zeynep" Enter \
    "=dilim class join ../post/join.jsonl --name 'Zeynep Ak' --out ../post/zeynep.jsonl" Enter \
    "=dilim class do ../post/week1.jsonl" Enter \
    "=Çay içiyorum." Enter "=Ahçıyım." Enter "=Biz yorgunız" Enter \
    "=dilim class hand-in week1 --out ../post/zeynep-1.jsonl" Enter
  scene pupils "Şule tries to see the key, and changes her hand-in afterwards" \
    "=as sule" Enter \
    "=dilim class join ../post/join.jsonl --name 'Şule Öz' --out ../post/sule.jsonl" Enter \
    "=grep -c -e accept -e aşçı -e yorgun ../post/week1.jsonl" Enter \
    "=dilim class do ../post/week1.jsonl" Enter \
    "=Cay içiyorum" Enter "=:hint" Enter "=Ben ahçıyım" Enter "=:quit" Enter \
    "=dilim class results" Enter \
    "=dilim class hand-in week1 --out ../post/sule-1.jsonl" Enter \
    "=sed -i s/Cay/Çay/ ../post/sule-1.jsonl" Enter
  scene teacher "The teacher collects what has come" \
    "=dilim class collect 9-B ../post --trust 'Zeynep Ak' --trust 'Şule Öz'" Enter
  scene pupils "Zeynep hands in again; Şule hands in what she wrote" \
    "=as zeynep" Enter \
    "=dilim class hand-in week1 --out ../post/zeynep-2.jsonl" Enter \
    "=as sule" Enter \
    "=dilim class hand-in week1 --out ../post/sule-1.jsonl" Enter
  scene pupils "Emre has no network; he brings his file on a stick the next morning" \
    "=as emre; DILIM_NOW=2026-03-03T07:30:00Z" Enter \
    "=dilim class join ../post/join.jsonl --name 'Emre Çelik' --out ../post/emre.jsonl" Enter \
    "=dilim class do ../post/week1.jsonl" Enter \
    "=çay içiyorum" Enter "=Aşçiyim" Enter "=Yorgunuz" Enter \
    "=dilim class hand-in week1 --out ../post/emre-1.jsonl" Enter
  scene teacher "The teacher collects, marks, and accepts an answer for all" \
    "=DILIM_NOW=2026-03-03T19:00:00Z" Enter \
    "=dilim class collect 9-B ../post --trust 'Emre Çelik'" Enter \
    "=dilim class grade 9-B" Enter \
    "=dilim class answers 9-B week1" Enter \
    "=dilim class accept 9-B cook '(Ben) ahçıyım.'" Enter
  scene teacher "The teacher releases the marks and exports the gradebook" \
    "=dilim class release 9-B week1 --out ../post/results" Enter \
    "=dilim class gradebook 9-B --format moodle --max 10 --out moodle.csv" Enter \
    "=cat moodle.csv" Enter
  scene pupils "Zeynep reads her results" \
    "=as zeynep; ls ../post/results" Enter \
    "=dilim class results ../post/results/week1-Zeynep-Ak-result.jsonl" Enter
  tmux kill-session -t teacher
  tmux kill-session -t pupils
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
if wants evening; then evening; fi
