#!/bin/sh
# Installs the missing system libraries of Dilim, and prints what it does.
set -eu

missing=""
for name in "$@"; do missing="$missing $name"; done
if ! pkg-config --exists sqlite3 2>/dev/null; then missing="$missing sqlite"; fi
# The SDK of macOS has the headers of curl.
if [ "$(uname -s)" != Darwin ] && ! pkg-config --exists libcurl 2>/dev/null; then
  missing="$missing curl"
fi
if [ "$(uname -s)" != Darwin ] && ! pkg-config --exists zlib 2>/dev/null; then
  missing="$missing zlib"
fi
if ! pkg-config --exists libzstd 2>/dev/null; then missing="$missing zstd"; fi
[ -n "$missing" ] || exit 0

if command -v apt-get >/dev/null 2>&1; then
  packages=""
  command -v pkg-config >/dev/null 2>&1 || packages="pkg-config"
  for name in $missing; do
    case "$name" in
      sqlite) packages="$packages libsqlite3-dev" ;;
      curl) packages="$packages libcurl4-openssl-dev" ;;
      zlib) packages="$packages zlib1g-dev" ;;
      zstd) packages="$packages libzstd-dev" ;;
      *) packages="$packages $name" ;;
    esac
  done
  sudo=""
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null 2>&1 || {
      echo "Install these as root, then try again: apt-get install$packages" >&2
      exit 1
    }
    sudo="sudo"
  fi
  echo "Installing with apt-get:$packages"
  $sudo apt-get update -qq
  # shellcheck disable=SC2086
  $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $packages
elif command -v brew >/dev/null 2>&1; then
  echo "Installing with brew: pkgconf sqlite zstd"
  brew install pkgconf sqlite zstd
else
  echo "Install the development files of SQLite 3, libcurl, zlib and Zstandard, and pkg-config, then try again." >&2
  exit 1
fi
