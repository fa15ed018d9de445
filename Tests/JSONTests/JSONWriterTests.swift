import Foundation
import JSON
import Testing

/// Records, exports and scripts depend on these forms, which `JSONEncoder` wrote before.
struct JSONWriterTests {

  private static func byFoundation(_ value: some Encodable, snake: Bool = false) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if snake { encoder.keyEncodingStrategy = .convertToSnakeCase }
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test func `numbers are written as JSONEncoder writes them`() throws {
    let numbers: [Double] = [
      0, -0.0, 1, -1, 0.1, 1.5, 2.0 / 3, 1e15, 1e16, 1e17, 123_456_789_012_345_680,
      .leastNonzeroMagnitude, 1e300,
      0.30000000000000004, 1e-5, 0.0001, .greatestFiniteMagnitude, .leastNormalMagnitude, 0.87,
    ]
    #expect(try JSONValue(encoding: numbers).text == Self.byFoundation(numbers))
    let whole: [Int64] = [0, .max, .min, 1 << 53 + 1]
    #expect(try JSONValue(encoding: whole).text == Self.byFoundation(whole))
    #expect(try JSONValue(encoding: [UInt64.max]).text == Self.byFoundation([UInt64.max]))
    #expect(try JSONValue(encoding: [Float(0.1)]).text == Self.byFoundation([Float(0.1)]))
  }

  @Test func `a number that JSON can't write is refused with its path`() {
    for number in [Double.nan, .infinity, -.infinity] {
      #expect {
        try JSONValue(encoding: ["a": [number]])
      } throws: { error in
        guard case .invalidValue(_, let context) = error as? EncodingError else { return false }
        return context.codingPath.map(\.stringValue) == ["a", "Index 0"]
      }
    }
  }

  @Test func `every scalar of the BMP is escaped as JSONEncoder escapes it`() throws {
    let all = (0...0xFFFF).compactMap { Unicode.Scalar($0) }.map { "\($0)" }
    #expect(try JSONValue(encoding: all).text == Self.byFoundation(all))
    let text = "\"quoted\" \\ back\\slash/ 😀👩‍👩‍👧‍👦🇹🇷 i\u{307}\r\n"
    #expect(try JSONValue(encoding: [text]).text == Self.byFoundation([text]))
  }

  @Test func `control characters can be written by number`() {
    var json = JSONWriter(escapes: .numbers)
    json.string("a\u{0}\u{8}\t\n\u{C}\r\u{1F}\u{7F}\"\\/")
    #expect(json.string == #""a\u0000\u0008\u0009\n\u000c\u000d\u001f"# + "\u{7F}" + #"\"\\/""#)
  }

  @Test func `keys are in the order that JSONEncoder gives them`() throws {
    let keys = ["b", "B", "a10", "a9", "_", "é", "e\u{301}x", "z", "10", "9", "😀", "\u{FFFD}", ""]
    let object = Dictionary(keys.map { ($0, 1) }, uniquingKeysWith: { first, _ in first })
    #expect(try JSONValue(encoding: object).text == Self.byFoundation(object))
    let twice = JSONValue.object([.init("b", .null), .init("a", .integer(1)), .init("a", .null)])
    #expect(twice.text == #"{"a":1,"b":null}"#)
  }

  private struct Deck: Codable, Equatable {
    var schema = 1
    var partOfSpeech: String?
    var knownBy: [String] = []
    var missedCount = 3
    var inner: [Inner] = [Inner()]
    var isWhole = true

    struct Inner: Codable, Equatable {
      var nextDue: Double? = 0.5
      var ease4 = 1.0
    }
  }

  @Test func `property names become the same keys as with JSONEncoder`() throws {
    let deck = Deck(partOfSpeech: "noun", knownBy: ["a/b"])
    let text = try JSONValue(encoding: deck, keys: .snakeCase).text
    #expect(try text == Self.byFoundation(deck, snake: true))
    #expect(text.hasPrefix(#"{"inner":[{"ease4":1,"next_due":0.5}],"is_whole":true,"known_by""#))
    #expect(try JSONValue(reading: text).decoded(as: Deck.self, keys: .snakeCase) == deck)
  }

  @Test func `a container that is requested twice writes into one object`() throws {
    struct Line: Encodable {
      enum Key: String, CodingKey { case type, value }
      struct Row: Encodable { var value = 1 }

      func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Key.self)
        try fields.encode("row", forKey: .type)
        try Row().encode(to: encoder)
      }
    }
    #expect(try JSONValue(encoding: Line()).text == #"{"type":"row","value":1}"#)
    #expect(try JSONValue(encoding: [String]()).text == "[]")
    #expect(try JSONValue(encoding: [String: Int]()).text == "{}")
    #expect(try JSONValue(encoding: String?.none).text == "null")
  }

  @Test func `JSON inside an encoded object is as it was, and its keys keep their spelling`() throws
  {
    struct Line: Encodable {
      var ownRows: [JSONValue]
    }
    let row = #"{"a":[1,-1,18446744073709551615,0.5,true,null,{}],"ownKey":{"x y":""}}"#
    let line = Line(ownRows: [try JSONValue(reading: row), .array([])])
    let text = try JSONValue(encoding: line, keys: .snakeCase).text
    #expect(text == #"{"own_rows":[\#(row),[]]}"#)
    #expect(try Self.byFoundation(line) == text.replacing("own_rows", with: "ownRows"))
  }

  @Test func `a writer adds commas inside containers, but not between lines`() {
    var json = JSONWriter()
    for number in [1, 2] {
      json.object { json in
        json.key("a")
        json.array([number, 2]) { $0.integer($1) }
        json.member("b\"")
        json.number(.nan)
      }
      json.endLine()
    }
    #expect(json.string == "{\"a\":[1,2],\"b\\\"\":null}\n{\"a\":[2,2],\"b\\\"\":null}\n")
  }
}
