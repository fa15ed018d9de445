import Foundation
import Testing

/// Requests and replies as JSON, whatever stands in them.
struct RequestLineTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  /// The same request with a member that nobody asks for: then the plain reader stands back and
  /// JSONDecoder reads the line.
  static func decoded(_ line: String) -> String {
    line.hasPrefix("{\"") ? "{\"unasked\":null," + line.dropFirst() : line
  }

  private static let ids = [
    "0", "-0", "00", "01", "-", "-1", "+1", "1.", "1.0", "1.5e3", "1E400", "1e-400", "0x10",
    "999999999999999999", "-999999999999999999", "1000000000000000000", "9223372036854775807",
    "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
    "18446744073709551615", "18446744073709551616", "1 2", "- 1", "1\t",
    "true", "false", "tru", "truex", "True", "null", "nul", "NaN", "Infinity",
    "[]", "[ ]", "[\"a\" , \"b\"]", "[\"a\",]", "[,]", "[\"a\" \"b\"]", "[1]", "[null]", "[[]]",
    "{}", "{\"a\":[{}]}", "{\"a\":1,\"a\":2}", "'a'", "a", "",
    "\"\"", "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\u0000\"", "\"\\u001f\\u007F\\u0130\\u0131\"",
    "\"\\u2028\\u2029\\ufeff\\uffff\"", "\"\\ud83d\\ude00\"", "\"\\uD83D\\uDE00\"",
    "\"\\ud83d\"", "\"\\ude00\"", "\"\\ud83dx\"", "\"\\ud83d\\n\"", "\"\\ud83d\\ud83d\"",
    "\"\\ud83d\\u0041\"", "\"\\u12\"", "\"\\u12g4\"", "\"\\u+123\"", "\"\\x\"", "\"\\", "\"\\u",
    "\"\u{0}\"", "\"\u{1}\"", "\"a\tb\"", "\"\u{FEFF}a\"", "\"\\ufeffa\"",
    "\"\u{7F}\u{80}\u{2028}😀i\u{307}\u{FEFF}\"", "\"a", "\"",
    String(repeating: "[", count: 511) + String(repeating: "]", count: 511),
    String(repeating: "[", count: 600) + String(repeating: "]", count: 600),
  ]

  private static let lines =
    ids.map { #"{"id":\#($0),"accept":["Evet."],"answer":"evet"}"# } + [
      #"{"id":1,"id":2,"accept":["Evet."],"answer":"evet"}"#,
      #"{"answer":"hayır","accept":["Evet."],"answer":"evet"}"#,
      #"{"accept":["Evet."],"answer":"evet","\u0069d":7}"#,
      #"{"accept":["Evet."],"answer":"evet","id":7,"\u0069d":8}"#,
      #"{"accept":["Evet."],"answer":"evet","ID":7,"Answer":"a","a":{"b":[]}}"#,
      #"{"accept":null,"answer":"evet"}"#, #"{"accept":["Evet.",null],"answer":"evet"}"#,
      #"{"accept":["Evet.",1],"answer":"evet"}"#, #"{"accept":[["Evet."]],"answer":"evet"}"#,
      #"{"accept":{},"answer":"evet"}"#, #"{"accept":["Evet."],"answer":["evet"]}"#,
      #"{"accept":["Evet."],"answer":true}"#, #"{"accept":["Evet."],"answer":null}"#,
      #"{"accept":["Evet."],"answer":"evet","item":null}"#,
      #"{"accept":["Evet."],"answer":"evet","item":["a"]}"#,
      #"{"accept":["Evet."],"answer":"evet","strict":null}"#,
      #"{"accept":["Şu"],"answer":"su","strict":true}"#,
      #"{"accept":["Şu"],"answer":"su","strict":false}"#,
      #"{"accept":["Evet."],"answer":"evet","strict":1}"#,
      #"{"accept":["Evet."],"answer":"evet","strict":"true"}"#,
      #"{"accept":["\u0045vet."],"answer":"e\u0076et"}"#,
      "{\"accept\" : [ \"Evet.\" , \"Tabii.\" ] ,\t\"answer\"\r:\"evet\" }  \t",
      "{\"accept\":[\"Evet.\"],\"answer\":\"evet\"}\u{A0}",
      "{\"accept\":[\"Evet.\"],\u{2028}\"answer\":\"evet\"}",
      "\u{FEFF}{\"accept\":[\"Evet.\"],\"answer\":\"evet\"}",
      #"{"accept":["Evet."],"answer":"evet",}"#, #"{"accept":["Evet."],"answer":"evet"}}"#,
      #"{"accept":["Evet."],"answer":"evet"} {}"#, #"{"accept":["Evet."] "answer":"evet"}"#,
      #"{"accept":["Evet."],"answer""evet"}"#, #"{"accept":["Evet."],"answer":}"#,
      #"{"accept":["Evet."],"answer"}"#, #"{"accept":["Evet."],"answer":"evet""#,
      #"{"accept":["Evet."],"answer":"evet"/**/}"#, #"{"accept":["Evet."],answer:"evet"}"#,
      "{\"", "{\"a\"", "{\"a\":", "{\"a\":t", "{\"a\":1", "{\"a\":[", "{\"a\":[\"b\"", "{\"a\":-",
      "{\"accept\":[\"Evet.\"],\"answer\":\"e\u{307}vet\",\"i\u{307}d\":1}",
      #"{"accept":["Evet."],"answer":"evet","a":1,"b":2,"c":3,"d":4,"e":5,"f":6,"g":7}"#,
    ]

  @Test func `the plain reader of requests answers each line as JSONDecoder does`() throws {
    let plain = try learner.run(["grade", "--json"], lines: Self.lines)
    let decoded = try learner.run(["grade", "--json"], lines: Self.lines.map(Self.decoded))
    #expect(plain.lines.count == Self.lines.count && plain.code == decoded.code)
    for (line, replies) in zip(Self.lines, zip(plain.lines, decoded.lines)) {
      #expect(replies.0 == replies.1, "\(line)")
    }
  }

  @Test(arguments: [
    #"{"id":7,"lemma":"ev","features":"N;ABL;PL"}"#,
    #"{"lemma":"a\u011f\u0131z","features":"N;LOC;SG"}"#, #"{"lemma":"ev","features":""}"#,
    #"{"lemma":"","features":"N;LOC;SG"}"#, #"{"lemma":"ev"}"#, #"{"features":"N;LOC;SG"}"#,
    #"{"lemma":7,"features":"N;LOC;SG"}"#, #"{"lemma":["ev"],"features":"N;LOC;SG"}"#,
    #"{"lemma":"ev","features":null}"#, #"{"lemma":"ev","lemma":"su","features":"N;LOC;SG"}"#,
    #"{"lemma":"e\ud800v","features":"N;LOC;SG"}"#,
    #"{"lemma":"\u0000\"\\","features":"N;LOC;SG"}"#,
  ])
  func `the plain reader of words to inflect answers as JSONDecoder does`(line: String) throws {
    let plain = try learner.run(["inflect", "--json"], lines: [line])
    let decoded = try learner.run(["inflect", "--json"], lines: [Self.decoded(line)])
    #expect(plain.lines.count == 1 && plain.lines == decoded.lines && plain.code == decoded.code)
  }

  private static let texts =
    (0..<0x20).compactMap { UnicodeScalar($0).map { "a\($0)b" } } + [
      "", "\"", "\\", "/", "\\\"\\", "\\u0041", "\"quoted\" \\ back\\slash/", "{[,:]}", "\u{7F}",
      "\u{80}\u{9F}\u{A0}", "\u{2028}\u{2029}", "😀👩‍👩‍👧‍👦🇹🇷", "a\u{FEFF}\u{FFFD}\u{FFFE}\u{10FFFF}",
      "Iıİi i\u{307} ğüşöç", "<script>&amp;</script>", "\u{1B}[31m\r\n\u{8}", "'’`´",
    ]

  @Test func `every reply is JSON and gives texts back as they came, whatever is in them`() throws {
    let requests = try Self.texts.flatMap { text in
      try [text, "Evet \(text) hayır"].map { answer in
        try Self.json(["id": text, "accept": ["Evet tabii hayır"], "answer": answer])
      }
    }
    let run = try learner.run(["grade", "--json"], lines: requests)
    #expect(run.lines.count == requests.count)
    for (index, line) in run.lines.enumerated() {
      let reply = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let id = try #require(reply?["id"] as? String)
      #expect(Array(id.unicodeScalars) == Array(Self.texts[index / 2].unicodeScalars), "\(line)")
      #expect(reply?["verdict"] is String && reply?["findings"] is [[String: Any]])
      #expect(!line.utf8.contains { $0 < 0x20 })
    }
  }

  @Test func `the keys of a reply and of its findings come in alphabetical order`() throws {
    let request = try Self.json([
      "id": 1, "accept": ["Okula gidiyorum."], "answer": "okulda gidiyorum",
    ])
    let run = try learner.run(["grade", "--json"], lines: [request])
    let keys = [
      "findings", "category", "expected", "expected_span", "features", "found", "found_span",
      "message", "taken_apart", "id", "nearest", "score", "verdict",
    ]
    var rest = run.output[...]
    for key in keys {
      let place = try #require(rest.range(of: "\"\(key)\":"), "\(key) in \(run.output)")
      rest = rest[place.upperBound...]
    }
  }

  private static func json(_ object: [String: Any]) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
  }
}
