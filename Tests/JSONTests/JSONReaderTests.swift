import Foundation
import JSON
import Testing

struct JSONReaderTests {
  private static let values: [(text: String, value: JSONValue)] = [
    ("null", .null), (" true\t", .bool(true)), ("\nfalse\r", .bool(false)),
    ("0", .integer(0)), ("-0", .integer(0)), ("-1", .integer(-1)), ("1.0", .integer(1)),
    ("1e2", .integer(100)), ("1E+2", .integer(100)), ("25e-1", .number(2.5)),
    ("1.5e3", .integer(1500)), ("1e-400", .integer(0)), ("0.1", .number(0.1)),
    ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
    ("9223372036854775808", .unsigned(1 << 63)), ("18446744073709551615", .unsigned(.max)),
    ("18446744073709551616", .number(18_446_744_073_709_551_616)),
    ("-9223372036854775809", .number(-0x1p63)), ("-9223372036854775808.5", .number(-0x1p63)),
    ("9007199254740993.0", .integer(9_007_199_254_740_993)),
    ("1e18", .integer(1_000_000_000_000_000_000)),
    ("[]", .array([])), ("[ ]", .array([])), ("[[],1]", .array([.array([]), .integer(1)])),
    ("{}", .object([])), ("{ \"a\" : { } }", .object([.init("a", .object([]))])),
    ("{\"a\":1,\"a\":2}", .object([.init("a", .integer(1)), .init("a", .integer(2))])),
    (#""""#, .string("")), (#""\"\\\/\b\f\n\r\t""#, .string("\"\\/\u{8}\u{C}\n\r\t")),
    (#""\u0000\u001f\u007F\u0130\u0131""#, .string("\u{0}\u{1F}\u{7F}İı")),
    (#""\ud83d\ude00\uD83D\uDE00""#, .string("😀😀")),
    (#""\ufeffa\uffff""#, .string("\u{FEFF}a\u{FFFF}")),
    ("\"\u{7F}\u{2028}😀i\u{307}\u{FEFF}\"", .string("\u{7F}\u{2028}😀i\u{307}\u{FEFF}")),
    ("\u{FEFF}[1]", .array([.integer(1)])),
  ]

  @Test(arguments: values)
  func `a text is read as its value`(text: String, value: JSONValue) throws {
    #expect(try JSONValue(reading: text) == value)
    #expect(try JSONValue(reading: Array(text.utf8)) == value)
  }

  private static let faults: [(text: String, error: JSONError)] = [
    ("", JSONError(.unexpectedEnd, at: 0)), ("  ", JSONError(.unexpectedEnd, at: 2)),
    ("[", JSONError(.unexpectedEnd, at: 1)), ("{\"a\"", JSONError(.unexpectedEnd, at: 4)),
    ("{\"a\":", JSONError(.unexpectedEnd, at: 5)), ("\"a", JSONError(.unexpectedEnd, at: 2)),
    (#""\"#, JSONError(.unexpectedEnd, at: 2)), (#""\u12"#, JSONError(.unexpectedEnd, at: 5)),
    ("1 2", JSONError(.trailingText, at: 2)), ("{}}", JSONError(.trailingText, at: 2)),
    ("[1,]", JSONError(.unexpectedByte(0x5D), at: 3)),
    ("{\"a\":1,}", JSONError(.unexpectedByte(0x7D), at: 7)),
    ("[,]", JSONError(.unexpectedByte(0x2C), at: 1)),
    ("[\"a\" \"b\"]", JSONError(.unexpectedByte(0x22), at: 5)),
    ("{a:1}", JSONError(.unexpectedByte(0x61), at: 1)),
    ("{'a':1}", JSONError(.unexpectedByte(0x27), at: 1)),
    ("{\"a\" 1}", JSONError(.unexpectedByte(0x31), at: 5)),
    ("tru", JSONError(.unexpectedByte(0x74), at: 0)), ("truex", JSONError(.trailingText, at: 4)),
    ("NaN", JSONError(.unexpectedByte(0x4E), at: 0)),
    ("+1", JSONError(.unexpectedByte(0x2B), at: 0)),
    (".5", JSONError(.unexpectedByte(0x2E), at: 0)), ("[1]/**/", JSONError(.trailingText, at: 3)),
    ("01", JSONError(.badNumber, at: 0)), ("-01", JSONError(.badNumber, at: 1)),
    ("-", JSONError(.badNumber, at: 1)), ("- 1", JSONError(.badNumber, at: 1)),
    ("1.", JSONError(.badNumber, at: 2)), ("1e", JSONError(.badNumber, at: 2)),
    ("0x10", JSONError(.trailingText, at: 1)), ("[1e400]", JSONError(.numberTooLarge, at: 1)),
    (#""\ud83d""#, JSONError(.loneSurrogate, at: 3)),
    (#""\ude00""#, JSONError(.loneSurrogate, at: 3)),
    (#""\ud83d\u0041""#, JSONError(.loneSurrogate, at: 3)),
    (#""\u12g4""#, JSONError(.badEscape, at: 5)), (#""\x""#, JSONError(.badEscape, at: 2)),
    ("\"a\tb\"", JSONError(.controlCharacter, at: 2)),
    ("\"\\n\u{0}\"", JSONError(.controlCharacter, at: 3)),
    ("[]\u{A0}", JSONError(.trailingText, at: 2)),
  ]

  @Test(arguments: faults)
  func `a text that is not JSON is refused with the place`(text: String, error: JSONError) {
    #expect(throws: error) { try JSONValue(reading: text) }
    #expect(throws: error) { try JSONValue(reading: Array(text.utf8)) }
  }

  @Test(arguments: [[0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80]])
  func `bytes that are not UTF-8 are refused inside and outside strings`(bytes: [UInt8]) {
    #expect(throws: JSONError(.notUTF8, at: 2)) {
      try JSONValue(reading: [0x5B, 0x22] + bytes + [0x22, 0x5D])
    }
    #expect(throws: JSONError.self) { try JSONValue(reading: bytes) }
  }

  @Test func `nesting up to the limit is read, and deeper nesting is refused`() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(throws: Never.self) { try JSONValue(reading: nested(512)) }
    #expect(throws: JSONError(.tooDeep, at: 512)) { try JSONValue(reading: nested(513)) }
    let objects = String(repeating: #"{"a":"#, count: 100_000)
    #expect(throws: JSONError(.tooDeep, at: 512 * 5)) { try JSONValue(reading: objects) }
  }

  @Test func `a text longer than the limit is not read at all`() {
    var reading = JSONReading()
    reading.longest = 4
    #expect(throws: Never.self) { try JSONValue(reading: "1234", reading) }
    #expect(throws: JSONError(.tooLarge, at: 4)) { try JSONValue(reading: "12345", reading) }
  }

  @Test func `lone surrogates are replaced on request, and whole pairs are kept`() throws {
    let text = #"["\ud83d","a\ude00b","\ud83d\u0041","\ud83d\ud83d\ude00"]"#
    #expect(
      try JSONValue(reading: text, .ofServers)
        == .array([
          .string("\u{FFFD}"), .string("a\u{FFFD}b"), .string("\u{FFFD}A"), .string("\u{FFFD}😀"),
        ])
    )
  }

  @Test func `fields are read by type, and an error names the field`() throws {
    let fields = try JSONFields(
      JSONValue(reading: #"{"t":"a","n":null,"b":true,"l":["x","y"],"m":["x",1],"t":"b"}"#)
    )
    #expect(try fields.string("t") == "a" && fields.optionalString("n") == nil)
    #expect(try fields.optionalBool("b") == true && fields.optionalStrings("l") == ["x", "y"])
    #expect(fields["n"] == .null && fields["z"] == nil)
    #expect(throws: JSONFields.Fault.missing("z")) { try fields.string("z") }
    #expect(throws: JSONFields.Fault.wrongType("n")) { try fields.string("n") }
    #expect(throws: JSONFields.Fault.wrongType("m")) { try fields.optionalStrings("m") }
    #expect(throws: JSONFields.Fault.wrongType("t")) { try fields.optionalBool("t") }
    #expect(throws: JSONFields.Fault.notAnObject) { try JSONFields(.array([])) }
  }
}
