#!/bin/sh
# debian_server.sh DILIM CONTENT: runs the section "A server on Debian" of docs/classes.md word for word,
# and then uses the server as a teacher on another machine would.
#
# Needs root, and Debian's packages postgresql and openssl. Folders, network and host name are the
# script's own, so the machine is left as it was.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
if [ "${1:-}" != --inside ]; then
  dilim=$(realpath "$1") content=$(realpath "$2")
  exec unshare --mount --net --uts --pid --fork --mount-proc "$here/debian_server.sh" --inside "$dilim" "$content"
fi
dilim=$2 content=$3
work=$(mktemp -d)
hostname school.example
ip link set lo up
ip address add 192.0.2.77/32 dev lo
printf '127.0.0.1 localhost\n192.0.2.77 school.example\n' >"$work/hosts"
mount --bind "$work/hosts" /etc/hosts
# Without lists of packages what is installed is the newest, so that nothing is fetched.
for folder in /etc/postgresql /var/lib/postgresql /var/log/postgresql /run /var/lib/apt; do
  mkdir -p "$folder"
  mount -t tmpfs -o mode=755 tmpfs "$folder"
done
mkdir -p /usr/local/bin "$work/bin" /run/postgresql
mount -t tmpfs -o mode=755 tmpfs /usr/local/bin
printf '#!/bin/sh\nexport DILIM_CONTENT=%s\nexec %s "$@"\n' "$content" "$dilim" >/usr/local/bin/dilim
chmod 755 /usr/local/bin/dilim
mkdir -p /var/lib/apt/lists/partial
chown postgres:postgres /var/lib/postgresql /var/log/postgresql
install -d -o postgres -g postgres -m 2775 /run/postgresql
# What the package does when it is installed for the first time.
version=$(ls /usr/lib/postgresql | sort -V | tail -n 1)
pg_createcluster "$version" main >/dev/null

# The commands of the document, in order; each block begins in the folder in which the last one began.
awk '/^#+ /{inside = ($0 ~ /A server on Debian/)}
  inside && /^```$/ && block {print ")"; block = 0; next}
  inside && /^```sh not-run$/ {print "("; block = 1; next}
  block' "$here/../../docs/classes.md" >"$work/section.sh"
[ "$(grep -c '^($' "$work/section.sh")" -ge 2 ] || { echo "FAIL the document has too few blocks"; exit 1; }
cd /
sh -eux "$work/section.sh" >"$work/out" 2>"$work/trace" || { cat "$work/out" "$work/trace"; echo "FAIL a command of the document"; exit 1; }
cat "$work/out"
echo "ok   every command of the document runs"
grep -q '^x' "$work/out" && { echo "FAIL check finds trouble"; exit 1; }
echo "ok   check finds no trouble"

address=$(grep -o 'postgresql://t_[^ ]*' "$work/out")
code=$(sed -n 's/^ *Code: //p' "$work/out")
export HOME="$work/home" XDG_DATA_HOME="$work/home/data" XDG_CONFIG_HOME="$work/home/config"
export XDG_STATE_HOME="$work/home/state" XDG_CACHE_HOME="$work/home/cache"
mkdir -p "$HOME"
cd "$HOME"
printf '%s\n' "$code" | dilim class new 9-B --server "$address" >"$work/out" 2>&1 && { echo "FAIL an unknown certificate is taken"; exit 1; }
grep -q 'certificate' "$work/out" || { cat "$work/out"; echo "FAIL another refusal"; exit 1; }
echo "ok   without its certificate the server is refused"
printf '%s\n' "$code" | dilim class new 9-B --server "$address" --certificate /etc/postgresql/*/main/server.crt
printf 'student\nZeynep Ak\n' >roster.csv
dilim class enrol 9-B roster.csv
dilim class invite 9-B --out slips.txt
grep -q 'postgresql://s_[0-9a-f]*@school.example/dilim --certificate FILE' slips.txt || { cat slips.txt; echo "FAIL the slip"; exit 1; }
echo "ok   a teacher makes a class on it"
service postgresql stop >/dev/null
rm -rf "$work"
