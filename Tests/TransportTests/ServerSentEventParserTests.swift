import Testing
import Transport

struct ServerSentEventParserTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var events: [ServerSentEvent]

    init(_ name: String, _ text: String, _ events: [(String, String)]) {
      self.init(name, Array(text.utf8), events.map { ($0, Array($1.utf8)) })
    }

    init(_ name: String, _ bytes: [UInt8], _ events: [(String, [UInt8])]) {
      self.name = name
      self.bytes = bytes
      self.events = events.map { ServerSentEvent(name: $0, data: $1) }
    }

    var testDescription: String { name }
  }

  static let cases = [
    Case("line feeds", "data: a\n\ndata: b\n\n", [("message", "a"), ("message", "b")]),
    Case("CR LF", "data: a\r\n\r\ndata: b\r\n\r\n", [("message", "a"), ("message", "b")]),
    Case("bare CR", "data: a\r\rdata: b\r\r", [("message", "a"), ("message", "b")]),
    Case("mixed ends", "data: a\r\n\ndata: b\n\r", [("message", "a"), ("message", "b")]),
    Case("byte order mark", "\u{FEFF}data: a\n\n", [("message", "a")]),
    Case("mark in the middle", "data: a\n\n\u{FEFF}data: b\n\n", [("message", "a")]),
    Case("half a mark", [0xEF, 0xBB] + Array("data: a\n\ndata: b\n\n".utf8), [("message", [98])]),
    Case("comments", ": OPENROUTER PROCESSING\n\n:\ndata: a\n: x\n\n", [("message", "a")]),
    Case("no space", "data:a\n\n", [("message", "a")]),
    Case("two spaces", "data:  a\n\n", [("message", " a")]),
    Case("many lines", "data: a\ndata\ndata: b\n\n", [("message", "a\n\nb")]),
    Case("unknown fields", "id: 1\nretry: 5\nfoo: bar\nfoo\ndata: a\n\n", [("message", "a")]),
    Case("a name", "event: error\ndata: a\n\ndata: b\n\n", [("error", "a"), ("message", "b")]),
    Case("a name without data", "event: error\n\ndata: b\n\n", [("message", "b")]),
    Case("a longer field", "dataset: a\n\n", []),
    Case("empty data", "data\n\ndata:\n\n", [("message", ""), ("message", "")]),
    Case("blank lines alone", "\n\r\n\r\n\n", []),
    Case("the last one is not ended", "data: a\n\ndata: b", [("message", "a"), ("message", "b")]),
    Case("colons in the data", "data: {\"a\":1}\n\n", [("message", "{\"a\":1}")]),
    Case("letters of several bytes", "data: İğdır’ı 👩‍👧\n\n", [("message", "İğdır’ı 👩‍👧")]),
    Case(
      "broken UTF-8",
      Array("data: ".utf8) + [0xC3, 0x28, 0xFF] + Array("\n\n".utf8),
      [("message", [0xC3, 0x28, 0xFF])]
    ),
    Case("nothing", "", []),
  ]

  private func events(_ pieces: some Sequence<[UInt8]>) throws -> [ServerSentEvent] {
    var parser = ServerSentEventParser()
    var events: [ServerSentEvent] = []
    for piece in pieces { events += try parser.parse(piece) }
    if let last = try parser.finish() { events.append(last) }
    return events
  }

  @Test(arguments: cases)
  func `a stream is parsed by the standard`(example: Case) throws {
    #expect(try events([example.bytes]) == example.events)
  }

  @Test(arguments: cases)
  func `every cut of the bytes gives the same events`(example: Case) throws {
    #expect(try events(example.bytes.map { [$0] }) == example.events)
    for first in 0...example.bytes.count {
      for second in first...example.bytes.count {
        let pieces = [
          example.bytes[..<first], example.bytes[first..<second], example.bytes[second...],
        ]
        #expect(try events(pieces.map { Array($0) }) == example.events, "\(first), \(second)")
      }
    }
  }

  @Test func `an event is reported at its blank line`() throws {
    var parser = ServerSentEventParser()
    #expect(try parser.parse(Array("data: a\n".utf8)).isEmpty)
    #expect(try parser.parse(Array("\r".utf8)) == [ServerSentEvent(data: Array("a".utf8))])
    #expect(try parser.parse(Array("\n".utf8)).isEmpty)
    #expect(try parser.finish() == nil)
  }

  @Test func `a line that is too long is an error`() throws {
    var parser = ServerSentEventParser(limits: ResponseLimits(line: 10))
    #expect(try parser.parse(Array("data: 1234\n".utf8)).isEmpty)
    #expect(throws: TransferError(.tooLarge(.line))) {
      _ = try parser.parse(Array("data: 12".utf8))
      _ = try parser.parse(Array("345".utf8))
    }
  }

  @Test func `an event that is too long is an error`() throws {
    var parser = ServerSentEventParser(limits: ResponseLimits(event: 10))
    #expect(throws: TransferError(.tooLarge(.event))) {
      for _ in 0..<3 { _ = try parser.parse(Array("data: 1234\n".utf8)) }
    }
  }
}
