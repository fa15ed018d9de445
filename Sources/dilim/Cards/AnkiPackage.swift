import Archive
import CardFiles
import JSON
import Screens
import Storage
import TextSafety

/// A package of Anki (.apkg): a zip archive with a collection and media files.
struct AnkiPackage {
  let collection: AnkiCollection
  /// The names of media files, with the names of their entries in the archive.
  private let media: [String: String]
  private let archive: ZipReader

  /// The largest unpacked size of a file in a package, in bytes.
  private static let limit = 1 << 30
  private static let collections = ["collection.anki21b", "collection.anki21", "collection.anki2"]

  /// Opens a package in the legacy or the current format.
  init(_ bytes: [UInt8], path: String) throws(Failure) {
    do throws(ArchiveError) {
      archive = try ZipReader(bytes)
      guard let name = Self.collections.first(where: archive.names.contains) else {
        throw ArchiveError(.noSuchEntry, entry: "collection.anki2")
      }
      let isCurrentFormat = name == Self.collections[0]
      var content = try archive.contents(of: name, limit: Self.limit)
      var list: [UInt8] = []
      if archive.names.contains("media") {
        list = try archive.contents(of: "media", limit: Self.limit)
      }
      if isCurrentFormat {
        content = try Compression.unpackedZstandard(content, limit: Self.limit)
        if !list.isEmpty { list = try Compression.unpackedZstandard(list, limit: Self.limit) }
      }
      media = isCurrentFormat ? Self.currentMediaNames(list) : Self.legacyMediaNames(list)
      collection = try Self.collection(content, name)
    } catch {
      throw .data(Wording.sentence(for: error, path: path))
    }
  }

  private static func collection(
    _ bytes: [UInt8],
    _ name: String
  ) throws(ArchiveError) -> AnkiCollection {
    do throws(DatabaseError) {
      return try AnkiCollectionFile.collection(in: bytes, name: name)
    } catch {
      throw ArchiveError(.damaged, entry: name)
    }
  }

  private static func legacyMediaNames(_ bytes: [UInt8]) -> [String: String] {
    let names: [String: String] = (try? JSONValue(reading: bytes).decoded()) ?? [:]
    return Dictionary(names.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
  }

  private static func currentMediaNames(_ bytes: [UInt8]) -> [String: String] {
    let names = AnkiMediaList.names(bytes) ?? []
    return Dictionary(
      names.enumerated().map { ($0.element, String($0.offset)) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The names of all media files.
  var mediaNames: [String] {
    media.filter { archive.names.contains($0.value) }.map(\.key)
  }

  /// The bytes of a media file; nil if the package does not have it.
  func mediaFile(_ name: String) throws(ArchiveError) -> [UInt8]? {
    guard let entry = media[name], archive.names.contains(entry) else { return nil }
    let bytes = try archive.contents(of: entry, limit: Self.limit)
    // Zstandard begins with these four bytes; only the current format compresses media.
    guard bytes.starts(with: [0x28, 0xB5, 0x2F, 0xFD]) else { return bytes }
    return try Compression.unpackedZstandard(bytes, limit: Self.limit)
  }

  /// The bytes of a package in the legacy format, which every version of Anki reads.
  static func bytes(
    of collection: AnkiCollection,
    media: [(name: String, content: [UInt8])],
    at time: Int64,
    path: String
  ) throws(Failure) -> [UInt8] {
    let list = Dictionary(
      media.enumerated().map { (String($0.offset), $0.element.name) },
      uniquingKeysWith: { first, _ in first }
    )
    let content: [UInt8]
    let notice: [UInt8]
    do throws(DatabaseError) {
      content = try AnkiCollectionFile.bytes(of: collection, at: time, name: path)
      notice = try AnkiCollectionFile.bytes(of: .notice, at: time, name: path)
    } catch {
      throw .data(Wording.sentence(for: error))
    }
    let names = try JSONLine.encoded(list)
    do throws(ArchiveError) {
      var archive = ZipWriter()
      // Version 2 of the package format, as a protocol buffer.
      try archive.add("meta", [0x08, 0x02])
      try archive.add("collection.anki2", notice)
      try archive.add("collection.anki21", content)
      try archive.add("media", Array(names.string.utf8))
      for (index, file) in media.enumerated() { try archive.add(String(index), file.content) }
      return archive.finished()
    } catch {
      throw .data(Wording.sentence(for: error, path: path))
    }
  }
}
