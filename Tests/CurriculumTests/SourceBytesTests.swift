import Curriculum
import Testing

struct SourceBytesTests {
  private static let file = "a1-u1-reading.lesson"

  @Test(
    arguments: [
      (Array("Deni\u{FF}".utf8.dropLast(2)) + [0xFF], "not UTF-8; save the file as UTF-8"),
      ([0x44, 0x00], "control character U+0000; delete it"),
      ([0x44, 0x1B], "control character U+001B; delete it"),
      ([0x44, 0xC2, 0x85], "control character U+0085; delete it"),
      ([0x44, 0x09, 0x44], "a tab; write spaces"),
      ([0x44, 0xC2, 0xA0, 0x44], "a no-break space; write a plain space"),
      (Array("I\u{307}".utf8), "a stray combining dot U+0307; type the letter i or İ again"),
      (
        Array("c\u{327}".utf8),
        "U+0327 makes the text differ from NFC; write each letter as one character"
      ),
      (
        Array("\u{212B}".utf8),
        "U+212B makes the text differ from NFC; write each letter as one character"
      ),
      (
        Array("\u{430}".utf8),
        "character U+0430 is not allowed; use Latin letters and plain punctuation"
      ),
      (
        Array("a\u{200B}".utf8),
        "character U+200B is not allowed; use Latin letters and plain punctuation"
      ),
      (Array("Deniz  ".utf8), "space at the end of the line; delete it"),
      (Array("Deniz\r".utf8), "CR LF line endings (1 line); write LF only"),
    ] as [([UInt8], String)]
  )
  func `a wrong byte in line 9 is an error of that line alone`(bytes: [UInt8], message: String) {
    let parts = LessonTexts.reading.split(separator: "Öğretmenim.", maxSplits: 1)
    let text = Array(parts[0].utf8) + bytes + Array(parts[1].utf8)
    #expect(LessonTexts.errors(text, file: Self.file) == "\(Self.file):9: \(message)")
  }

  @Test func `Turkish, circumflex and typographic characters are allowed`() {
    let text = LessonTexts.reading.replacing(
      "Öğretmenim.",
      with: "Kâğıt, rûh, İÇĞÖŞÜ ıçğöşü – — … “a” ‘b’ ’ 5 ₺ 3 € é."
    )
    #expect(LessonTexts.errors(text, file: Self.file).isEmpty)
  }

  @Test func `Windows files give two errors, not hundreds`() {
    let text = [0xEF, 0xBB, 0xBF] + Array(LessonTexts.reading.replacing("\n", with: "\r\n").utf8)
    #expect(
      LessonTexts.errors(text, file: Self.file) == """
        a1-u1-reading.lesson:1: a byte order mark at the start; save as UTF-8 without BOM
        a1-u1-reading.lesson:1: CR LF line endings (24 lines); write LF only
        """
    )
  }

  @Test func `a missing final newline is an error of the last line`() {
    let text = String(LessonTexts.reading.dropLast(1))
    #expect(
      LessonTexts.errors(text, file: Self.file)
        == "a1-u1-reading.lesson:24: no newline at the end of the file; add one"
    )
  }
}
