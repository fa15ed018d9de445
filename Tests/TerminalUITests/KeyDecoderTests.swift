import Foundation
import RandomTestSupport
import TerminalUI
import Testing

@Suite(.seeded) struct KeyDecoderTests {
  private static let sequences: [(String, [Key])] = [
    ("a ;", [.character("a"), .character(" "), .character(";")]),
    ("şİı", [.character("ş"), .character("İ"), .character("ı")]),
    ("🙂", [.character("🙂")]),
    ("i\u{307}", [.character("i"), .character("\u{307}")]),
    ("\r", [.enter]), ("\n", [.enter]), ("\r\n", [.enter]), ("\n\n", [.enter, .enter]),
    ("\r\r\n", [.enter, .enter]), ("\ra\n", [.enter, .character("a"), .enter]),
    ("\t", [.tab]), ("\u{7F}\u{8}", [.backspace, .backspace]),
    ("\u{1}\u{3}\u{17}", [.control("a"), .control("c"), .control("w")]),
    ("\u{0}\u{1F}\u{85}", [.unknown, .unknown, .unknown]),
    ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
    ("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", [.up, .down, .right, .left]),
    ("\u{1B}[H\u{1B}OH\u{1B}[1~\u{1B}[7~\u{1B}[1;2H", [.home, .home, .home, .home, .home]),
    ("\u{1B}[F\u{1B}OF\u{1B}[4~\u{1B}[8~\u{1B}[1;5F", [.end, .end, .end, .end, .end]),
    ("\u{1B}[3~\u{1B}[3;5~", [.delete, .delete]),
    ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]),
    ("\u{1B}[7^\u{1B}[8$\u{1B}[8@", [.home, .end, .end]),
    ("\u{1B}[1;2C\u{1B}[1;2D", [.right, .left]),
    ("\u{1B}[1;5C\u{1B}[1;3D\u{1B}O5C", [.wordRight, .wordLeft, .wordRight]),
    ("\u{1B}b\u{1B}ş", [.alt("b"), .alt("ş")]),
    ("\u{1B}\u{7F}", [.control("w")]),
    ("\u{1B}\r", [.escape, .enter]),
    ("\u{1B}\u{1B}[D", [.escape, .left]),
    (
      "\u{1B}[11~\u{1B}[[Ax\u{1B}OPx",
      [.unknown, .unknown, .character("x"), .unknown, .character("x")]
    ),
    ("\u{1B}[?1;2c\u{1B}[Zx", [.unknown, .unknown, .character("x")]),
    ("\u{1B}[12\u{3}x", [.unknown, .control("c"), .character("x")]),
    ("\u{1B}[1ş", [.unknown, .character("ş")]),
    ("\u{1B}[200~bir\r\niki\u{1B}[201~x", [.paste("bir\r\niki"), .character("x")]),
    ("\u{1B}[200~\u{1B}[31m\u{1B}[20\u{1B}[201~", [.paste("\u{1B}[31m\u{1B}[20")]),
    ("\u{1B}[200~\u{1B}[201~", [.paste("")]), ("\u{1B}[201~", [.unknown]),
  ]

  @Test(arguments: sequences)
  func `bytes become these keys, wherever a read ends`(text: String, keys: [Key]) {
    let bytes = Array(text.utf8)
    for cut in 0...bytes.count {
      var decoder = KeyDecoder()
      let found = decoder.feed(bytes[..<cut]) + decoder.feed(bytes[cut...]) + decoder.finish()
      #expect(found == keys, "cut at \(cut)")
    }
  }

  @Test
  func `a lone escape waits for a silence`() {
    var decoder = KeyDecoder()
    #expect(decoder.feed([0x1B]) == [])
    #expect(decoder.isPending)
    #expect(decoder.flush() == [.escape])
    #expect(!decoder.isPending)
    #expect(decoder.feed("[A".utf8) == [.character("["), .character("A")])
  }

  @Test(arguments: [("\u{1B}[", Key.alt("[")), ("\u{1B}O", .alt("O")), ("\u{1B}[1;", .unknown)])
  func `a sequence that stays unfinished ends at a silence`(text: String, key: Key) {
    var decoder = KeyDecoder()
    #expect(decoder.feed(text.utf8) == [])
    #expect(decoder.isPending)
    #expect(decoder.flush() == [key])
  }

  @Test
  func `a silence inside a letter or a paste loses nothing`() {
    var decoder = KeyDecoder()
    #expect(decoder.feed([0xC5]) == [])
    #expect(!decoder.isPending)
    #expect(decoder.flush() == [])
    #expect(decoder.feed([0x9F]) == [.character("ş")])
    #expect(decoder.feed("\u{1B}[200~bi".utf8) == [])
    #expect(decoder.flush() == [])
    #expect(decoder.feed("r\u{1B}[201~".utf8) == [.paste("bir")])
  }

  @Test
  func `the end of the input completes what was begun`() {
    var decoder = KeyDecoder()
    _ = decoder.feed([0xC5])
    #expect(decoder.finish() == [.character("\u{FFFD}")])
    _ = decoder.feed("\u{1B}[200~bir".utf8)
    #expect(decoder.finish() == [.paste("bir")])
    #expect(decoder.feed("a".utf8) == [.character("a")])
  }

  @Test
  func `a paste without end is kept only up to the limit`() {
    var decoder = KeyDecoder()
    _ = decoder.feed("\u{1B}[200~".utf8)
    for _ in 0..<100 { #expect(decoder.feed(repeatElement(0x61, count: 4096)) == []) }
    let keys = decoder.feed("\u{1B}[201~b".utf8)
    #expect(
      keys == [.paste(String(repeating: "a", count: KeyDecoder.pasteLimit)), .character("b")]
    )
  }

  @Test
  func `a sequence without end takes no memory and ends at its final byte`() {
    var decoder = KeyDecoder()
    _ = decoder.feed("\u{1B}[".utf8)
    #expect(decoder.feed(repeatElement(UInt8(ascii: "1"), count: 100_000)) == [])
    #expect(decoder.feed("~a".utf8) == [.unknown, .character("a")])
  }

  @Test
  func `invalid bytes become the same replacements as in a string`() {
    var numbers = TestRandom(1)
    let tricky: [UInt8] = [
      0x61, 0xC0, 0xC5, 0x9F, 0xE0, 0xA0, 0xED, 0xBF, 0xF0, 0x90, 0xF4, 0x8F, 0xFF,
    ]
    for _ in 0..<2000 {
      let bytes = (0..<8).map { _ in tricky.randomElement(using: &numbers) ?? 0 }
      var decoder = KeyDecoder()
      let found = decoder.feed(bytes) + decoder.finish()
      let expected = String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar in
        (0x80...0x9F).contains(scalar.value) ? Key.unknown : .character(Character(scalar))
      }
      #expect(found == expected, "\(bytes)")
    }
  }

  /// `DILIM_FUZZ` sets how many inputs are tried.
  @Test
  func `random bytes give the same keys however they are cut`() {
    let count = ProcessInfo.processInfo.environment["DILIM_FUZZ"].flatMap { Int($0) } ?? 20_000
    var numbers = TestRandom(7)
    for _ in 0..<count {
      let bytes = Self.randomInput(using: &numbers)
      var whole = KeyDecoder()
      let expected = whole.feed(bytes) + whole.finish()
      for cut in 0...bytes.count {
        var decoder = KeyDecoder()
        let found = decoder.feed(bytes[..<cut]) + decoder.feed(bytes[cut...]) + decoder.finish()
        if found != expected {
          Issue.record("\(bytes) cut at \(cut): \(found), not \(expected)")
          return
        }
      }
    }
  }

  /// Bytes of all kinds, with pieces of sequences more often than chance would have them.
  private static func randomInput(using numbers: inout TestRandom) -> [UInt8] {
    let pieces = [
      "\u{1B}", "\u{1B}[", "\u{1B}O", "200~", "\u{1B}[201~", "1;5", "ş", "\r\n", "i\u{307}",
    ]
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 1...6, using: &numbers) {
      if Bool.random(using: &numbers) {
        bytes += (pieces.randomElement(using: &numbers) ?? "").utf8
      } else {
        bytes.append(UInt8.random(in: .min ... .max, using: &numbers))
      }
    }
    return bytes
  }
}
