#!/bin/sh
# Takes the pictures of docs/pictures with a headless Chromium: docs/pictures.sh
#
# It needs the release program (make build), or another that DILIM_PROGRAM names, and chromium, or
# another browser that takes its options, named by BROWSER.
set -eu
cd "$(dirname "$0")/.."
content=$PWD/Content
pictures=$PWD/docs/pictures
program=${DILIM_PROGRAM:-$PWD/.build/release/dilim}
browser=${BROWSER:-chromium}
work=$(mktemp -d)
trap 'find "$work" -delete' EXIT
cd "$work"
mkdir answers
cat > answers/monday.csv <<'TABLE'
Zaman damgası,Ad soyad,Soru,Yanıt
21.11.2026 09:02,Zeynep Ak,a1-u1-writing#cook,Aşçıyım.
21.11.2026 09:03,Zeynep Ak,a1-u1-writing#tired,Biz yorgunız
21.11.2026 09:05,Emre Çelik,a1-u1-writing#cook,asciyim
21.11.2026 09:06,Emre Çelik,a1-u1-writing#tired,yorgunız
21.11.2026 09:07,Şule Öz,a1-u1-writing#cook,Ben ahçıyım.
21.11.2026 09:08,Şule Öz,a1-u1-writing#tired,
TABLE
dilim() {
  env -i PATH=/usr/bin:/bin HOME="$work" LANG=C.UTF-8 TZ=UTC DILIM_CONTENT="$content" \
    DILIM_NOW=2026-11-21T09:00:00Z "$program" "$@"
}
# picture NAME PAGE HEIGHT
picture() {
  "$browser" --headless --no-sandbox --disable-gpu --hide-scrollbars --user-data-dir="$work/browser" \
    --window-size="800,$3" --screenshot="$pictures/$1.png" "file://$work/$2" 2>/dev/null
  echo "docs/pictures/$1.png"
}
# Answers that don't pass end with 1.
dilim grade --csv answers --format html --out report.html || true
dilim sheet a1-u1-reading a1-u1-practice --key --format html --out sheet.html
picture report report.html 1180
picture sheet sheet.html 1180
