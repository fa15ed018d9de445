#!/bin/sh
# Builds a Debian package of a program that `make build` has built. Usage:
#
#   packaging/debian/build.sh PROGRAM OUTPUT-FOLDER
#
# It needs dpkg-dev and binutils. DEBFULLNAME and DEBEMAIL name the maintainer. The same sources, tools
# and SOURCE_DATE_EPOCH (by default the time of the last commit) give the same package.
set -eu
umask 022
export LC_ALL=C.UTF-8 TZ=UTC
program=$(realpath "$1")
mkdir -p "$2"
output=$(realpath "$2")
cd "$(dirname "$0")/../.."
here=packaging/debian

for tool in dpkg-deb dpkg-shlibdeps dpkg-architecture strip; do
  command -v "$tool" >/dev/null || { echo "$tool is missing: apt-get install dpkg-dev binutils" >&2; exit 1; }
done
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || stat -c %Y CHANGELOG.md)}
export SOURCE_DATE_EPOCH

work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
tree=$work/dilim

# The version of the program. Between releases the time is added, so that a later package is newer.
version=$("$program" --version | cut -d ' ' -f 2)
if grep -q '^## Unreleased' CHANGELOG.md; then
  version=$version+$(date -d "@$SOURCE_DATE_EPOCH" +%Y%m%d.%H%M%S)
fi
version=$version-1
architecture=$(dpkg-architecture -q DEB_HOST_ARCH)
maintainer="${DEBFULLNAME:-Dilim authors} <${DEBEMAIL:-dilim@dilim.invalid}>"

# The program, its course and its prompts.
share=$tree/usr/share
doc=$share/doc/dilim
mkdir -p "$tree/usr/bin" "$share/dilim" "$doc" "$tree/DEBIAN"
strip --strip-unneeded --remove-section=.comment --remove-section=.note \
  -o "$tree/usr/bin/dilim" "$program"
cp -R Content Prompts "$share/dilim/"
rm -f "$share/dilim/Content/LICENSE.md"

# The manual page and the completions, which the program generates.
write() {
  target=$1
  shift
  mkdir -p "$(dirname "$target")"
  "$program" "$@" >"$target"
}
write "$share/man/man1/dilim.1" help --man
write "$share/bash-completion/completions/dilim" completions bash
write "$share/zsh/vendor-completions/_dilim" completions zsh
write "$share/fish/vendor_completions.d/dilim.fish" completions fish

# The documents.
cp README.md NOTICE docs/*.md "$doc/"
cp CHANGELOG.md "$doc/changelog"
cat >"$doc/changelog.Debian" <<END
dilim ($version) unstable; urgency=medium

  * Package of this version; changelog.gz has its changes.

 -- $maintainer  $(date -R -d "@$SOURCE_DATE_EPOCH")
END
as_field() { sed -e 's/^$/./' -e 's/^/ /' "$1"; }
tail -n +3 LICENSE >"$work/mit"
as_field "$work/mit" >"$work/MIT"
as_field LICENSES/CC-BY-SA-4.0.txt >"$work/CC-BY-SA-4.0"
sed -e "/^@MIT@$/{
  r $work/MIT
  d
}" -e "/^@CC-BY-SA-4.0@$/{
  r $work/CC-BY-SA-4.0
  d
}" "$here/copyright" >"$doc/copyright"
gzip -9n "$share/man/man1/dilim.1" "$doc/changelog" "$doc/changelog.Debian"
mkdir -p "$share/lintian/overrides"
cp "$here/lintian-overrides" "$share/lintian/overrides/dilim"

# The linked libraries; those that the program loads at run time are in control.in.
mkdir "$work/debian"
printf 'Source: dilim\n\nPackage: dilim\nArchitecture: any\n' >"$work/debian/control"
linked=$(cd "$work" && dpkg-shlibdeps -O -e "$tree/usr/bin/dilim" 2>"$work/log" | sed -n 's/^shlibs:Depends=//p')
[ -n "$linked" ] || { cat "$work/log" >&2; exit 1; }

find "$tree" -type d -exec chmod 755 {} +
find "$tree" -type f -exec chmod 644 {} +
chmod 755 "$tree/usr/bin/dilim"
size=$(du -k -s --apparent-size "$tree/usr" | cut -f 1)
sed -e "s|@VERSION@|$version|" -e "s|@ARCHITECTURE@|$architecture|" -e "s|@SIZE@|$size|" \
  -e "s|@MAINTAINER@|$maintainer|" -e "s|@LINKED@|$linked|" "$here/control.in" \
  >"$tree/DEBIAN/control"
(cd "$tree" && find usr -type f | sort | xargs md5sum) >"$tree/DEBIAN/md5sums"

package=$output/dilim_${version}_$architecture.deb
dpkg-deb --root-owner-group -Zxz --build "$tree" "$package" >/dev/null
echo "$package"
