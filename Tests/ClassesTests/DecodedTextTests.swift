import Classes
import RandomTestSupport
import Testing
import TextSafety

@Suite(.seeded) struct DecodedTextTests {
  private static let text = "Ad;Yanıt\nŞule Öğüt;Işığı aç, İpek çağırıyor.\nÇınar;Üşüyorum.\n"

  private static let marked: [(AnswerEncoding, Bool)] = AnswerEncoding.allCases.flatMap {
    encoding in
    encoding.byteOrderMark.isEmpty ? [(encoding, false)] : [(encoding, false), (encoding, true)]
  }

  @Test(arguments: marked)
  func `every encoding is found, with and without a byte order mark`(
    encoding: AnswerEncoding,
    isMarked: Bool
  ) throws {
    let bytes = (isMarked ? encoding.byteOrderMark : []) + encoding.bytes(of: Self.text)
    let found = try DecodedText(bytes)
    #expect(found.text == Self.text)
    // The two code pages have the same Turkish letters.
    #expect(found.encoding == (encoding == .iso88599 ? .windows1254 : encoding))
    let asked = try DecodedText(bytes, as: encoding)
    #expect(asked.text == Self.text && asked.evidence == .asked)
  }

  @Test func `UTF-16 is found even where no byte is beyond ASCII`() throws {
    let text = "Ad;Yanit\nSule;ışığı aş\n"
    #expect(try DecodedText(AnswerEncoding.utf16LittleEndian.bytes(of: text)).text == text)
  }

  @Test func `quotation marks and dashes of Windows are read`() throws {
    let text = try DecodedText([0x93, 0xDE, 0x94, 0x96, 0x80, 0x85, 0x9F]).text
    #expect(text == "“Ş”–€…Ÿ")
  }

  @Test(
    arguments: [
      ([0x50, 0x4B, 0x03, 0x04, 0x14], "XLSX"), ([0xD0, 0xCF, 0x11, 0xE0], "XLS"),
      (Array("%PDF-1.7".utf8), "PDF"), ([0x00, 0x01, 0xFF, 0x00], "not a text file"), ([], "empty"),
    ] as [([UInt8], String)]
  )
  func `what is not text is refused with what to do`(bytes: [UInt8], message: String) {
    let fault = #expect(throws: TableFault.self) { try DecodedText(bytes) }
    #expect(fault?.reason.string.contains(message) == true, "\(fault?.reason.string ?? "")")
  }

  @Test func `a text in another encoding than the named one is refused with its line`() {
    let bytes = Array("a\nb\n".utf8) + [0xFE]
    #expect(throws: TableFault.self) { try DecodedText(bytes, as: .utf16LittleEndian) }
    let fault = #expect(throws: TableFault.self) { try DecodedText(bytes, as: .utf8) }
    #expect(fault?.line == 3)
    let hole = #expect(throws: TableFault.self) {
      try DecodedText([0x61, 0x0A, 0x81], as: .windows1254)
    }
    #expect(hole?.line == 2)
  }

  @Test func `any bytes are decoded or refused, and any table too`() {
    var random = TestRandom(1)
    let scraps: [[UInt8]] = [
      [0], [0xFE], [0xFF], [0x22], [0x0A], [0x0D], [0x3B], [0x2C], [0x09], [0x61], [0xC5, 0x9F],
      [0xEF, 0xBB, 0xBF], [0x5C], [0xD8], [0x81],
    ]
    var read = 0
    for _ in 0..<5_000 {
      let bytes = (0..<Int.random(in: 0...24, using: &random)).flatMap { _ in
        scraps.randomElement(using: &random) ?? []
      }
      for encoding in [nil] + AnswerEncoding.allCases.map(Optional.some) {
        guard let text = try? DecodedText(bytes, as: encoding).text,
          let table = try? AnswerTable(text)
        else { continue }
        read += 1
        #expect(table.rows.allSatisfy { $0.cells.count == table.header.count })
      }
    }
    #expect(read > 1_000)
  }
}
