import Foundation
import TerminalUI
import Testing

struct LineReaderTests {
  /// What a reader finds in these bytes.
  private static func items(
    _ bytes: Data,
    limit: Int = 1 << 20,
    blockSize: Int = 1 << 16
  ) throws -> [LineReader.Item] {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try bytes.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    var reader = LineReader(
      descriptor: handle.fileDescriptor,
      limit: limit,
      blockSize: blockSize
    )
    var items: [LineReader.Item] = []
    while let item = reader.next() { items.append(item) }
    return items
  }

  private static let texts: [(String, [LineReader.Item])] = [
    ("", []),
    ("\n", [.text("", line: 1)]),
    ("bir", [.text("bir", line: 1)]),
    ("bir\n", [.text("bir", line: 1)]),
    ("bir\r\niki\r\n", [.text("bir", line: 1), .text("iki", line: 2)]),
    ("bir\n\nşüç", [.text("bir", line: 1), .text("", line: 2), .text("şüç", line: 3)]),
    ("a\rb\n\r\n", [.text("a\rb", line: 1), .text("", line: 2)]),
    ("\u{FEFF}bir\n\u{FEFF}iki", [.text("bir", line: 1), .text("\u{FEFF}iki", line: 2)]),
    ("a\0b\n", [.text("a\0b", line: 1)]),
  ]

  @Test(arguments: texts)
  func `text comes line by line, whatever the blocks`(text: String, items: [LineReader.Item]) throws
  {
    for size in [1, 2, 3, 5, 65536] {
      #expect(try Self.items(Data(text.utf8), blockSize: size) == items, "blocks of \(size)")
    }
  }

  @Test
  func `a line that is not UTF-8 is told with its number and the rest is read`() throws {
    let bytes = Data("bir\n".utf8) + Data([0x61, 0xC5, 0x0A]) + Data("üç\n".utf8) + Data([0xFF])
    #expect(
      try Self.items(bytes)
        == [.text("bir", line: 1), .invalid(line: 2), .text("üç", line: 3), .invalid(line: 4)]
    )
  }

  @Test
  func `a line beyond the limit is told with its number and the rest is read`() throws {
    let bytes = Data("12345\n123456\n1234567890\nson\n123456".utf8)
    for size in [1, 4, 7, 65536] {
      #expect(
        try Self.items(bytes, limit: 5, blockSize: size) == [
          .text("12345", line: 1), .tooLong(line: 2), .tooLong(line: 3), .text("son", line: 4),
          .tooLong(line: 5),
        ]
      )
    }
  }

  @Test
  func `a failing read is told once`() {
    var reader = LineReader(descriptor: -1)
    #expect(reader.next() == .failed(code: 9, line: 1))
    #expect(reader.next() == nil)
  }
}
