#!/bin/sh
# Runs the tests in debug and in release with the given `swift` and options, and repeats the failures
# at the end, since they are far up in the output. The release tests are compiled while the debug
# tests run, which use hardly more than one core and therefore don't wait for SwiftPM's lock. DEBUG
# and RELEASE have the options of the builds; CONFIGURATIONS=debug or CONFIGURATIONS=release runs the
# tests in this configuration alone.
#
# Only `swift build` builds: in release `swift test` passes -enable-testing, which would compile every
# module a second time.
set -u
swift=${1:-swift}
[ $# -eq 0 ] || shift
echo "Random tests have the seed ${DILIM_SEED:-0}; DILIM_SEED sets another."
log=$(mktemp -d) || exit 1
compiler=
trap 'stop; rm -r "$log"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

stop() { [ -z "$compiler" ] || kill "$compiler" 2>/dev/null; }

configurations=${CONFIGURATIONS:-debug release}
debug=${DEBUG:-}
release=${RELEASE:---configuration release}

# Runs a command, and repeats at the end what failed in it.
run() {
  { "$@" 2>&1; echo $? >"$log/code"; } | tee "$log/output"
  code=$(cat "$log/code")
  [ "$code" -eq 0 ] && return
  echo
  echo "$* ended with $code. What failed:"
  # Recorded issues with the values below them, crashes and compiler errors.
  grep -aE -A 2 'recorded an issue|(^|: )(error|Fatal error|fatalError):|unexpected signal' \
    "$log/output" | grep -avE '^. (Test|Suite) .*(started|passed)' | cut -c 1-300 | head -n 20
  exit "$code"
}

# The options are several words.
# shellcheck disable=SC2086
test_debug() {
  run "$swift" build --build-tests $debug
  case $configurations in
  *release*)
    nice "$swift" build --build-tests $release >"$log/release" 2>&1 &
    compiler=$!
    ;;
  esac
  run "$swift" test --skip-build --ignore-lock $debug "$@"
}

# shellcheck disable=SC2086
test_release() {
  [ -z "$compiler" ] || wait "$compiler"
  compiler=
  # What has failed to compile fails here again, with its errors.
  run "$swift" build --build-tests $release
  run "$swift" test --skip-build $release "$@"
}

case $configurations in *debug*) test_debug "$@" ;; esac
case $configurations in *release*) test_release "$@" ;; esac
