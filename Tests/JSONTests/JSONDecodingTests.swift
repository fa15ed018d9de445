import Foundation
import JSON
import Testing

struct JSONDecodingTests {
  private struct Line: Decodable, Equatable {
    var count: Int
    var score: Double?
    var inner: [Inner]?
    var names: [String: Bool]?

    struct Inner: Decodable, Equatable {
      var word: String
      var kind: Kind?
    }

    enum Kind: String, Decodable { case noun, verb }
  }

  private static let texts = [
    #"{"count":1}"#, #"{"count":1.0,"score":2}"#, #"{"count":1,"score":null,"inner":null}"#,
    #"{"count":1,"inner":[{"word":"su","kind":"noun"},{"word":"ev"}],"names":{"a":true}}"#,
    #"{"count":1,"count":2}"#, #"{"count":1e2,"unknown":[{}]}"#, #"{"score":1}"#,
    #"{"count":null}"#,
    #"{"count":"1"}"#, #"{"count":true}"#, #"{"count":[]}"#, #"{"count":1,"score":"a"}"#,
    #"{"count":1,"inner":{}}"#, #"{"count":1,"inner":[null]}"#, #"{"count":1,"inner":[3]}"#,
    #"{"count":1,"inner":[{"word":"a"},{"word":1}]}"#, #"{"count":1,"inner":[{}]}"#,
    #"{"count":1,"inner":[{"word":"a","kind":"x"}]}"#, #"{"count":1,"inner":[{"word":null}]}"#,
    #"{"count":1,"names":{"a":1}}"#, #"{"count":1,"names":[]}"#, "[]", "null", "1", #""a""#,
    #"{"count":1.5}"#, #"{"count":1e30}"#, #"{"count":9223372036854775808}"#,
  ]

  /// The result of decoding: the value, or the kind of the error with its type and path.
  private static func outcome(_ read: () throws -> Line) -> String {
    func path(_ context: DecodingError.Context) -> String {
      context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
        .joined(separator: ".")
    }
    do {
      return "\(try read())"
    } catch DecodingError.keyNotFound(let key, let context) {
      return "missing \(key.stringValue) at \(path(context))"
    } catch DecodingError.typeMismatch(let type, let context) {
      return "not \(type) at \(path(context))"
    } catch DecodingError.valueNotFound(let type, let context) {
      return "no \(type) at \(path(context))"
    } catch DecodingError.dataCorrupted(let context) {
      let isWord = context.debugDescription.hasPrefix("Cannot initialize")
      return "corrupted at \(path(context)) \(isWord ? context.debugDescription : "")"
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: texts)
  func `values and errors are those of JSONDecoder`(text: String) throws {
    let value = try JSONValue(reading: text)
    let expected = Self.outcome { try JSONDecoder().decode(Line.self, from: Data(text.utf8)) }
    #expect(Self.outcome { try value.decoded() } == expected)
  }

  @Test func `a large object is decoded in linear time`() throws {
    let members = (0..<100_000).map { JSONValue.Member("\($0)", .integer($0)) }
    let numbers: [String: Int] = try JSONValue.object(members).decoded()
    #expect(numbers.count == 100_000 && numbers["99999"] == 99_999)
  }
}
