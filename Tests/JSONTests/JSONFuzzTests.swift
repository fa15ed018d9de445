import Foundation
import JSON
import Testing

/// Hostile texts; the same for the same seed.
struct JSONFuzzTests {
  /// How many mutated texts are tried; set by `DILIM_FUZZ`.
  private static let count =
    ProcessInfo.processInfo.environment["DILIM_FUZZ"].flatMap(Int.init) ?? 20_000
  /// Set by `DILIM_SEED`.
  private static let seed =
    ProcessInfo.processInfo.environment["DILIM_SEED"].flatMap(UInt64.init) ?? 7

  @Test func `what is read is written and read again as the same value`() throws {
    for text in Self.texts(Self.count) {
      guard let value = try? JSONValue(reading: text) else { continue }
      // A number beyond 2^53 may lose its exponent when it is read again, and never changes after.
      let written = try JSONValue(reading: value.text).text
      #expect(try JSONValue(reading: written).text == written, "seed \(Self.seed): \(text)")
      #expect(!written.utf8.contains { $0 < 0x20 })
      #expect(throws: Never.self) {
        try JSONSerialization.jsonObject(with: Data(written.utf8), options: .fragmentsAllowed)
      }
    }
  }

  @Test func `JSONDecoder takes the same texts for the same values`() throws {
    let decoder = JSONDecoder()
    for text in Self.texts(Self.count) {
      let value = try? JSONValue(reading: text)
      let other = try? decoder.decode(Node.self, from: Data(text))
      // It takes spare commas and other encodings, which RFC 8259 does not.
      if value == nil, Self.hasSpareComma(text) || text.contains(0) { continue }
      // It drops the fraction of some numbers that are too long for a Double.
      if Self.hasLongFraction(text) { continue }
      #expect(
        value?.text == other?.value.text,
        "seed \(Self.seed): \(String(decoding: text, as: UTF8.self))"
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
    var random = SeededNumbers(state: seed)
    return (0..<count).lazy.map { _ in mutated(using: &random) }
  }

  private static func mutated(using random: inout SeededNumbers) -> [UInt8] {
    var text = seeds[random.below(seeds.count)]
    for _ in 0..<random.below(4) {
      let place = random.below(text.count + 1)
      switch random.below(3) {
      case 0 where place < text.count: text[place] = UInt8(truncatingIfNeeded: random.below(256))
      case 1: text.insert(contentsOf: pieces[random.below(pieces.count)], at: place)
      default: text.removeSubrange(place..<min(text.count, place + 4))
      }
    }
    return text
  }
}

/// Any value, as `JSONDecoder` sees it.
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

/// Lehmer's generator.
private struct SeededNumbers {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state = state &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03
    return Int((state >> 33) % UInt64(bound))
  }
}
