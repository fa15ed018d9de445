#!/bin/sh
# Builds the examples, runs them and compares what they print with the files beside this script.
# `check.sh record` writes those files anew.
set -eu
cd "$(dirname "$0")"
swift=${SWIFT:-swift}
scratch=../.build-examples
"$swift" build --scratch-path "$scratch"
bin=$("$swift" build --scratch-path "$scratch" --show-bin-path)

compare() {
  if [ "${mode:-}" = record ]; then
    cat >"$1"
  else
    diff -u "$1" -
    echo "$1: as expected"
  fi
}

mode=${1:-}
"$bin/grade" | compare grade.expected
"$bin/tour" | compare tour.expected
"$bin/lesson" Course a1-u1-checkpoint <lesson.answers | compare lesson.expected
