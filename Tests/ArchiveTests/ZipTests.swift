import Archive
import Foundation
import RandomTestSupport
import Testing

@Suite(.seeded) struct ZipTests {
  /// Made by Python's zipfile: "stored.txt" and the deflated "ş/packed.txt", with a comment.
  private static let foreign = """
    UEsDBBQAAAAAAIMYIlBgLcVlBgAAAAYAAAAKAAAAc3RvcmVkLnR4dMSwem1pclBLAwQUAAAICACDGCJQ4tw60RIAAACwBAAA
    DQAAAMWfL3BhY2tlZC50eHRLyczJzFVIGSVHyVFylBz0JABQSwECFAMUAAAAAACDGCJQYC3FZQYAAAAGAAAACgAAAAAAAAAA
    AAAAgAEAAAAAc3RvcmVkLnR4dFBLAQIUAxQAAAgIAIMYIlDi3DrREgAAALAEAAANAAAAAAAAAAAAAACAAS4AAADFny9wYWNr
    ZWQudHh0UEsFBgAAAAACAAIAcwAAAGsAAAAJAGEgY29tbWVudA==
    """

  private static func bytes(_ base64: String) throws -> [UInt8] {
    let text = base64.replacing("\n", with: "")
    return try Array(#require(Data(base64Encoded: text)))
  }

  private static let long = Array(String(repeating: "dilim ", count: 200).utf8)

  @Test func `an archive of another program is read`() throws {
    let zip = try ZipReader(Self.bytes(Self.foreign))
    #expect(zip.names == ["stored.txt", "ş/packed.txt"])
    #expect(try zip.contents(of: "stored.txt", limit: 6) == Array("İzmir".utf8))
    #expect(try zip.contents(of: "ş/packed.txt", limit: 5_000) == Self.long)
  }

  @Test func `what is written is read again, packed where that pays`() throws {
    var random = TestRandom(1)
    let noise = (0..<5_000).map { _ in UInt8.random(in: 0...255, using: &random) }
    let files: [(String, [UInt8])] = [
      ("empty", []), ("İ.txt", Array("a".utf8)), ("long", Self.long), ("noise", noise),
    ]
    var writer = ZipWriter()
    for (name, content) in files { try writer.add(name, content) }
    let bytes = writer.finished()
    #expect(bytes.count < 5_700)
    let zip = try ZipReader(bytes)
    #expect(zip.names == files.map(\.0))
    for (name, content) in files {
      #expect(try zip.contents(of: name, limit: 10_000) == content, "\(name)")
    }
    #expect(try ZipReader(ZipWriter().finished()).names == [])
  }

  @Test func `equal content gives equal bytes`() throws {
    var one = ZipWriter()
    var other = ZipWriter()
    try one.add("long", Self.long)
    try other.add("long", Self.long)
    #expect(one.finished() == other.finished())
  }

  @Test func `a file that is too large, missing or changed is refused by name`() throws {
    var bytes = try Self.bytes(Self.foreign)
    let zip = try ZipReader(bytes)
    #expect(throws: ArchiveError(.tooLarge(limit: 100), entry: "ş/packed.txt")) {
      try zip.contents(of: "ş/packed.txt", limit: 100)
    }
    #expect(throws: ArchiveError(.noSuchEntry, entry: "x")) {
      try zip.contents(of: "x", limit: 100)
    }
    bytes[41] ^= 1
    #expect(throws: ArchiveError(.wrongChecksum, entry: "stored.txt")) {
      try ZipReader(bytes).contents(of: "stored.txt", limit: 100)
    }
  }

  @Test func `no archive is called one`() {
    for text in ["", "PK", String(repeating: "x", count: 5_000)] {
      #expect(throws: ArchiveError(.notAnArchive)) { try ZipReader(Array(text.utf8)) }
    }
  }

  @Test func `damaged archives are refused without a trap`() throws {
    let good = try Self.bytes(Self.foreign)
    var random = TestRandom(2)
    var refused = 0
    for round in 0..<3_000 {
      var bytes = good
      if round % 3 == 0 {
        bytes.removeLast(Int.random(in: 1...good.count, using: &random))
      } else {
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          bytes[Int.random(in: bytes.indices, using: &random)] = .random(
            in: 0...255,
            using: &random
          )
        }
      }
      do {
        let zip = try ZipReader(bytes)
        for name in zip.names { _ = try zip.contents(of: name, limit: 1 << 20) }
      } catch {
        refused += 1
      }
    }
    #expect(refused > 1_000)
  }
}

struct CompressionTests {
  /// `dilim ` 200 times, by the program zstd.
  private static let frame = "KLUv/WSwA20AADBkaWxpbSABAKfkL0XBwiEQ"

  @Test func `a frame of Zstandard is unpacked up to its limit`() throws {
    let bytes = try Array(#require(Data(base64Encoded: Self.frame)))
    let text = Array(String(repeating: "dilim ", count: 200).utf8)
    #expect(try Compression.unpackedZstandard(bytes, limit: 2_000) == text)
    #expect(try Compression.unpackedZstandard(bytes + bytes, limit: 5_000) == text + text)
    #expect(throws: ArchiveError(.tooLarge(limit: 1_000))) {
      try Compression.unpackedZstandard(bytes, limit: 1_000)
    }
    for count in 0..<bytes.count {
      #expect(throws: ArchiveError(.damaged)) {
        try Compression.unpackedZstandard(Array(bytes.prefix(count)), limit: 2_000)
      }
    }
  }

  @Test func `the checksum is that of the format's definition`() throws {
    #expect(try Compression.checksum(Array("123456789".utf8)) == 0xCBF4_3926)
  }
}
