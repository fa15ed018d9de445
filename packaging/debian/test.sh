#!/bin/sh
# Installs a package in a clean Debian, takes a lesson there, and removes it again. Usage:
#
#   packaging/debian/test.sh PACKAGE
#
# It needs root (or sudo) and debootstrap. The clean system has neither Swift nor -dev packages; it has
# the release of this machine, comes from its apt mirror and is kept in the cache folder.
set -eu
export LC_ALL=C.UTF-8
say() { echo "test-deb: $*" >&2; }

if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null || { say "needs root or sudo, to install in a separate folder"; exit 1; }
  exec sudo XDG_CACHE_HOME="${XDG_CACHE_HOME:-$HOME/.cache}" "$0" "$@"
fi
package=$(realpath "$1")
PATH=$PATH:/usr/sbin:/sbin
command -v debootstrap >/dev/null || { say "debootstrap is missing: apt-get install debootstrap"; exit 1; }

# The clean system, created at most once a week.
codename=$(. /etc/os-release && echo "$VERSION_CODENAME")
mirror=$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' "Codename: $codename" | head -n 1)
cache=${XDG_CACHE_HOME:-$HOME/.cache}/dilim-deb
image=$cache/$codename-$(dpkg --print-architecture).tar
work=$(mktemp -d "${TMPDIR:-/tmp}/dilim-deb.XXXXXX")
root=$work/root
mkdir "$root"
leave() {
  if mountpoint -q "$root/proc"; then umount "$root/proc"; fi
  mountpoint -q "$root/proc" || rm -rf --one-file-system "$work"
}
trap leave EXIT
trap 'exit 130' INT TERM
inside() { chroot "$root" env -i LC_ALL=C.UTF-8 PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive "$@"; }

if [ -n "$(find "$image" -mtime -7 2>/dev/null)" ]; then
  tar -x -p --numeric-owner -C "$root" -f "$image"
else
  say "creating a clean $codename from ${mirror:-deb.debian.org}; it is kept in $cache"
  debootstrap --variant=minbase --include=man-db "$codename" "$root" $mirror >"$work/log" 2>&1 ||
    { tail -n 20 "$work/log" >&2; exit 1; }
  inside useradd --create-home learner
  inside sh -c 'apt-mark showauto | xargs -r apt-mark manual >/dev/null; apt-get clean'
  mkdir -p "$cache"
  tar -c --numeric-owner -C "$root" -f "$work/image" --exclude=./proc/* --exclude=./sys/* .
  mv "$work/image" "$image"
fi
mountpoint -q "$root/proc" || mount -t proc proc "$root/proc"
cp /etc/resolv.conf "$root/etc/resolv.conf"
cp "$package" "$root/dilim.deb"

failures=0
check() { # DESCRIPTION COMMAND...
  what=$1
  shift
  if "$@" >"$work/check" 2>&1; then echo "+ $what"; else
    failures=$((failures + 1))
    echo "x $what"
    sed 's/^/    /' "$work/check"
  fi
}
learner() { # SCRIPT, run as an ordinary user with an empty environment
  chroot --userspec=learner:learner "$root" \
    env -i HOME=/home/learner PATH=/usr/bin:/bin TERM=dumb sh -c "cd && $1"
}
# Lists the files that a package may leave behind, without those of apt and man.
files() {
  (cd "$root" && find . -xdev \( -path ./proc -o -path ./var/cache -o -path ./var/log \
    -o -path ./var/lib/apt -o -path ./var/lib/dpkg -o -path ./tmp \) -prune -o -print | sort)
}

say "apt-get update"
inside apt-get update -qq
check "no Swift and no -dev package is there" \
  inside sh -c '! command -v swift && ! dpkg-query -W -f "\${Package}\n" | grep -e "-dev$"'
files >"$work/before"

check "it installs" inside apt-get install -y -qq --no-install-recommends /dilim.deb
check "a lesson in a pipe names what was right" learner \
  'printf "Ben aşçıyım.\n:quit\n" | dilim lesson a1-u1-writing | tee /dev/stderr | grep -q "^+ Doğru"'
check "the course is found" learner \
  'dilim doctor --offline | tee /dev/stderr | grep -q " lessons in /usr/share/dilim/Content$"'
check "the manual page reads" inside sh -c 'man dilim | grep -q "practise Turkish in the terminal"'
check "bash completes" inside bash -c \
  '. /usr/share/bash-completion/completions/dilim; complete -p dilim; test "$(type -t _dilim)" = function'
check "zsh and fish have their completions" inside \
  ls /usr/share/zsh/vendor-completions/_dilim /usr/share/fish/vendor_completions.d/dilim.fish
check "cards for Anki are written (zlib)" learner \
  'dilim cards add kedi cat && dilim cards export words.apkg && rm words.apkg'
check "the record is kept" test -s "$root/home/learner/.local/share/dilim/learner.db"
record=$(cksum <"$root/home/learner/.local/share/dilim/learner.db")

check "it is removed" inside apt-get purge -y -qq --auto-remove dilim
files >"$work/after"
left() { comm -13 "$work/before" "$work/after"; }
of_learner() { left | grep '^\./home/learner/'; }
check "nothing is left but the learner's files" sh -c \
  'test -z "$(comm -13 "$1/before" "$1/after" | grep -v "^\./home/learner/" | tee /dev/stderr)"' sh "$work"
check "no other file was removed" sh -c \
  'test -z "$(comm -23 "$1/before" "$1/after" | tee /dev/stderr)"' sh "$work"
check "the record is as it was" test "$record" = "$(cksum <"$root/home/learner/.local/share/dilim/learner.db")"
echo "Left in the learner's folder:"
of_learner | sed 's/^/  /'
[ "$failures" -eq 0 ]
