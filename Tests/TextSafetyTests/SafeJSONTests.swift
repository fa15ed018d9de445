import Foundation
import Testing
import TextSafety

/// JSON loses nothing and steers nothing: what is filtered from text is escaped in it.
struct SafeJSONTests {
  private static let texts =
    TextFilterTests.hostile.map(\.text) + [
      "Gül'ün evi, ığdır; \"ç\" \\ /", "\u{E0041}\u{F0000}\u{10FFFD}", "x" + "\u{301}\u{302}" * 5,
      "a\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}b", "\r\n\t\u{0}", "",
    ]

  private func json(_ text: String) throws -> SafeText {
    SafeText(json: String(decoding: try JSONEncoder().encode(["text": text]), as: UTF8.self))
  }

  @Test(arguments: texts)
  func `what was written is read`(text: String) throws {
    let read = try JSONDecoder().decode(
      [String: String].self,
      from: Data(try json(text).string.utf8)
    )
    #expect(Array(read["text"]?.unicodeScalars ?? "".unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test(arguments: texts)
  func `the filter would take nothing away`(text: String) throws {
    let json = try json(text)
    #expect(SafeText(json.string) == json && json.line == json.string)
  }

  @Test func `escapes have four digits for each unit of UTF-16`() {
    #expect(
      SafeText(json: "[\"\u{7F}\u{9B}\u{202E}\u{2028}\u{E0041}\u{AD}\"]").string
        == #"["\u007f\u009b\u202e\u2028\udb40\udc41\u00ad"]"#
    )
  }

  @Test func `other letters and line ends between values stay as they are`() {
    let lines = "{\"a\":\"ğüşiöçİı “—” 👨‍👩‍👧 e\u{301}\"}\n{\"b\":1}\n"
    #expect(SafeText(json: lines).string == lines)
  }
}

private func * (text: String, count: Int) -> String { String(repeating: text, count: count) }
