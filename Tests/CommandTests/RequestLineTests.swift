import Foundation
import Testing

/// Requests and replies as JSON, with any content.
struct RequestLineTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  private static let right = #""nearest":"Evet.","score":1,"verdict":"correct"}"#

  /// Ids with the form in which they are returned.
  private static let ids = [
    ("0", "0"), ("-0", "0"), ("1.0", "1"), ("1.5e3", "1500"), ("1e18", "1000000000000000000"),
    ("9223372036854775808", "9223372036854775808"),
    ("-9223372036854775809", "-9.223372036854776e+18"),
    ("18446744073709551616", "1.8446744073709552e+19"), ("true", "true"), ("null", "null"),
    ("[ \"a\" , [null] ]", "[\"a\",[null]]"),
    (#"{"b":[{}],"a":1,"a":2,"B":0.1}"#, #"{"B":0.1,"a":1,"b":[{}]}"#),
    (#""\"\\\/\b\f\n\r\t""#, #""\"\\/\b\f\n\r\t""#),
    (#""\u0000\u001f\u0130""#, #""\u0000\u001fİ""#),
    (#""\ud83d\ude00""#, #""😀""#),
  ]

  @Test func `an id is returned, whatever value it is`() throws {
    let lines = Self.ids.map { #"{"id":\#($0.0),"accept":["Evet."],"answer":"evet"}"# }
    let run = try learner.run(["grade", "--json"], lines: lines)
    #expect(
      run.lines == Self.ids.map { #"{"findings":[],"id":\#($0.1),"# + Self.right }
    )
  }

  private static let requests = [
    (#"{"accept":["\u0045vet."],"answer":"e\u0076et"}"#, #"{"findings":[],"# + right),
    (#"{"id":1,"id":2,"accept":["Evet."],"answer":"evet"}"#, #"{"findings":[],"id":1,"# + right),
    (#"{"answer":"evet","accept":["Evet."],"answer":"hayır"}"#, #"{"findings":[],"# + right),
    (
      #"{"accept":["Evet."],"answer":"evet","item":null,"unasked":[{}]}"#,
      #"{"findings":[],"# + right
    ),
    (
      "\u{FEFF}{\"accept\" : [ \"Evet.\" ] ,\t\"answer\"\r:\"evet\" }  \t",
      #"{"findings":[],"# + right
    ),
  ]

  private static let refusals = [
    (#"{"accept":["Evet.",null],"answer":"evet"}"#, "“accept” has the wrong type"),
    (#"{"accept":{},"answer":"evet"}"#, "“accept” has the wrong type"),
    (#"{"accept":["Evet."],"answer":["evet"]}"#, "“answer” has the wrong type"),
    (#"{"accept":["Evet."],"answer":null}"#, "“answer” has the wrong type"),
    (#"{"accept":["Evet."]}"#, "“answer” is missing"),
    (#"{"accept":["Evet."],"answer":"evet","strict":1}"#, "“strict” has the wrong type"),
    (#"{"accept":null,"answer":"evet"}"#, "either “accept” or “item” is needed"),
    ("[]", "a JSON object was expected"), ("7", "a JSON object was expected"),
    (#"{"accept":["Evet."],"answer":"evet",}"#, "the line is not JSON"),
    (#"{"accept":["Evet."],"answer":"evet"} {}"#, "the line is not JSON"),
    (#"{"accept":["Evet."],answer:"evet"}"#, "the line is not JSON"),
    (#"{"id":01,"accept":["Evet."],"answer":"evet"}"#, "the line is not JSON"),
    (#"{"id":1E400,"accept":["Evet."],"answer":"evet"}"#, "the line is not JSON"),
    (#"{"id":"\ud83d","accept":["Evet."],"answer":"evet"}"#, "the line is not JSON"),
    ("{\"", "the line is not JSON"),
  ]

  @Test func `a request is answered in its place or refused with a reason`() throws {
    let lines = (Self.requests + Self.refusals).map(\.0)
    let run = try learner.run(["grade", "--json"], lines: lines)
    let refusals = Self.refusals.enumerated().map { place, refusal in
      #"{"error":"\#(refusal.1)","line":\#(Self.requests.count + place + 1)}"#
    }
    #expect(run.lines == Self.requests.map(\.1) + refusals && run.code == 3)
  }

  @Test func `a word to inflect is answered in its place or refused with a reason`() throws {
    let lines = [
      #"{"id":7,"lemma":"ev","features":"N;ABL;PL"}"#,
      #"{"lemma":"a\u011f\u0131z","features":"N;LOC;SG"}"#, #"{"lemma":"ev"}"#,
      #"{"lemma":7,"features":"N;LOC;SG"}"#, #"{"lemma":"e\ud800v","features":"N;LOC;SG"}"#,
    ]
    let run = try learner.run(["inflect", "--json"], lines: lines)
    #expect(
      run.lines == [
        #"{"forms":["evlerden"],"id":7}"#, #"{"forms":["ağızda"]}"#,
        #"{"error":"“features” is missing","line":3}"#,
        #"{"error":"“lemma” has the wrong type","line":4}"#,
        #"{"error":"the line is not JSON","line":5}"#,
      ]
    )
  }

  private static let texts =
    (0..<0x20).compactMap { UnicodeScalar($0).map { "a\($0)b" } } + [
      "", "\"", "\\", "/", "\\\"\\", "\\u0041", "\"quoted\" \\ back\\slash/", "{[,:]}", "\u{7F}",
      "\u{80}\u{9F}\u{A0}", "\u{2028}\u{2029}", "😀👩‍👩‍👧‍👦🇹🇷", "a\u{FEFF}\u{FFFD}\u{FFFE}\u{10FFFF}",
      "Iıİi i\u{307} ğüşöç", "<script>&amp;</script>", "\u{1B}[31m\r\n\u{8}", "'’`´",
    ]

  @Test func `every reply is JSON and returns texts unchanged, whatever is in them`() throws {
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
