import Foundation
import JSON
import RandomTestSupport
import Testing

/// Random and mutated texts, which are the same for the same seed.
@Suite(.seeded)
struct JSONFuzzTests {
  /// The number of mutated texts, which `DILIM_FUZZ` sets.
  private static let count =
    ProcessInfo.processInfo.environment["DILIM_FUZZ"].flatMap(Int.init) ?? 20_000

  @Test func `a value that was read and written reads back the same`() throws {
    for text in Self.texts(Self.count) {
      guard let value = try? JSONValue(reading: text) else { continue }
      // A number beyond 2^53 may be written without its exponent once, and does not change after
      // that.
      let written = try JSONValue(reading: value.text).text
      #expect(try JSONValue(reading: written).text == written, "\(text)")
      #expect(!written.utf8.contains { $0 < 0x20 })
      #expect(throws: Never.self) {
        try JSONSerialization.jsonObject(with: Data(written.utf8), options: .fragmentsAllowed)
      }
    }
  }

  @Test func `JSONDecoder accepts the same texts with the same values`() throws {
    let decoder = JSONDecoder()
    for text in Self.texts(Self.count) {
      let value = try? JSONValue(reading: text)
      let other = try? decoder.decode(Node.self, from: Data(text))
      // JSONDecoder accepts trailing commas and other encodings, which RFC 8259 forbids.
      if value == nil, Self.hasSpareComma(text) || text.contains(0) { continue }
      // JSONDecoder drops the fraction of some numbers that are too long for a Double.
      if Self.hasLongFraction(text) { continue }
      #expect(
        value?.text == other?.value.text,
        "\(String(decoding: text, as: UTF8.self))"
      )
    }
  }

  private static func hasSpareComma(_ text: [UInt8]) -> Bool {
    let rest = text.filter { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return zip(rest, rest.dropFirst()).contains { $0 == 0x2C && ($1 == 0x5D || $1 == 0x7D) }
  }

  private static func hasLongFraction(_ text: [UInt8]) -> Bool {
    text.split(separator: UInt8(ascii: ".")).contains { part in
      part.suffix(16).count == 16 && part.suffix(16).allSatisfy { 0x30...0x39 ~= $0 }
    }
  }

  private static let seeds = [
    #"{"id":1,"accept":["(Ben) {bugün / okula} gid[iyor|ecek]im."],"answer":"okula gidiyorum"}"#,
    #"{"id":{"a":[1,2.5,null,-0.0,1e3]},"strict":true,"b":{"c":false}}"#,
    #"["\ud83d\ude00\u0130\n\"\\",18446744073709551615,-9223372036854775808,0.1e-7]"#,
    #"  [ [ ] , { } , "" ]  "#,
  ].map { Array($0.utf8) }

  private static let pieces =
    [
      "{", "}", "[", "]", "\"", "\\", ",", ":", "\\u0000", "\\ud800", "\\udc00", "null", "true",
      "1e400", "1E-400", "-", ".5", "00", "i\u{307}", "\u{2028}", "9999999999999999999", "/**/",
    ].map { Array($0.utf8) } + [[0xFF], [0xC4], [0x00], [0x1F], [0xED, 0xA0, 0x80]]

  private static func texts(_ count: Int) -> some Sequence<[UInt8]> {
    var random = TestRandom(31)
    return (0..<count).lazy.map { _ in mutated(using: &random) }
  }

  private static func mutated(using random: inout TestRandom) -> [UInt8] {
    var text = seeds[Int.random(in: 0..<seeds.count, using: &random)]
    for _ in 0..<Int.random(in: 0..<4, using: &random) {
      let place = Int.random(in: 0..<text.count + 1, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0 where place < text.count:
        text[place] = UInt8(truncatingIfNeeded: Int.random(in: 0..<256, using: &random))
      case 1:
        text.insert(contentsOf: pieces[Int.random(in: 0..<pieces.count, using: &random)], at: place)
      default: text.removeSubrange(place..<min(text.count, place + 4))
      }
    }
    return text
  }
}

/// Any JSON value, decoded by `JSONDecoder`.
private struct Node: Decodable {
  var value: JSONValue

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      value = .null
    } else if let bool = try? container.decode(Bool.self) {
      value = .bool(bool)
    } else if let whole = try? container.decode(Int64.self) {
      value = .integer(whole)
    } else if let whole = try? container.decode(UInt64.self) {
      value = .unsigned(whole)
    } else if let number = try? container.decode(Double.self) {
      value = .number(number)
    } else if let text = try? container.decode(String.self) {
      value = .string(text)
    } else if let elements = try? container.decode([Node].self) {
      value = .array(elements.map(\.value))
    } else {
      let members = try container.decode([String: Node].self)
      value = .object(members.map { JSONValue.Member($0.key, $0.value.value) })
    }
  }
}
