#!/bin/sh
# Runs the tests in debug and in release with the given `swift` and options, and repeats the failures
# at the end, since they are far up in the output.
set -u
swift=${1:-swift}
[ $# -eq 0 ] || shift
echo "Random tests have the seed ${DILIM_SEED:-0}; DILIM_SEED sets another."
log=$(mktemp -d) || exit 1
trap 'rm -r "$log"' EXIT

run() {
  { "$swift" test "$@" 2>&1; echo $? >"$log/code"; } | tee "$log/output"
  code=$(cat "$log/code")
  [ "$code" -eq 0 ] && return
  echo
  echo "swift test${*:+ $*} ended with $code. What failed:"
  # Recorded issues with the values below them, crashes and compiler errors.
  grep -aE -A 2 'recorded an issue|(^|: )(error|Fatal error|fatalError):|unexpected signal' \
    "$log/output" | grep -avE '^. (Test|Suite) .*(started|passed)' | cut -c 1-300 | head -n 20
  exit "$code"
}

run "$@"
run --configuration release --scratch-path .build-release-tests "$@"
