#!/bin/sh
# Installs missing Debian packages; each argument is COMMAND:PACKAGE or a package name.
# Without root or sudo it prints what to install, and fails.
set -eu
missing=""
for need in "$@"; do
  case $need in
    *:*) PATH=$PATH:/usr/sbin command -v "${need%%:*}" >/dev/null 2>&1 || missing="$missing ${need##*:}" ;;
    *) dpkg-query -W -f '${Status}' "$need" 2>/dev/null | grep -q ' installed$' || missing="$missing $need" ;;
  esac
done
[ -n "$missing" ] || exit 0
sudo=""
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null 2>&1 || {
    echo "Install these as root, then try again: apt-get install$missing" >&2
    exit 1
  }
  sudo="sudo"
fi
echo "Installing with apt-get:$missing"
$sudo apt-get update -qq
# shellcheck disable=SC2086
$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing
