import Archive
import CardFiles
import Cards
import Screens
import Storage
import TextSafety

/// The pictures and recordings of a package, to be copied into the media folder.
struct PackageMedia {
  private let package: AnkiPackage
  private let folder: MediaFolder
  private let path: String
  /// The media that are not imported or not in the package.
  private(set) var leftOut: [ImportOmission] = []
  /// The files to copy: paths in the folder, with names in the package.
  private var missing: [(path: String, name: String)] = []

  /// Sets the paths of media in the notes; writes nothing.
  init(
    of file: inout CardImport,
    from package: AnkiPackage,
    _ path: String,
    into folder: MediaFolder
  ) throws(Failure) {
    self.package = package
    self.folder = folder
    self.path = path
    var paths: [String: String] = [:]
    for index in file.notes.indices {
      for key in [\CardEntry.image, \CardEntry.sound] {
        let name = file.notes[index].note.entry[keyPath: key]
        guard !name.isEmpty else { continue }
        if paths[name] == nil { paths[name] = try place(of: name) ?? name }
        file.notes[index].note.entry[keyPath: key] = paths[name] ?? name
      }
    }
    let named = Set(paths.keys)
    let known = Set(package.mediaNames)
    let lacking = named.subtracting(known).filter { !$0.contains("://") }.sorted()
    let unused = known.subtracting(named).sorted()
    if !lacking.isEmpty {
      leftOut.append(ImportOmission(.missingMedia(lacking), count: lacking.count))
    }
    if !unused.isEmpty { leftOut.append(ImportOmission(.unusedMedia(unused), count: unused.count)) }
  }

  private mutating func place(of name: String) throws(Failure) -> String? {
    guard MediaFolder.isPlain(name), let content = try content(of: name) else { return nil }
    do throws(FileSystem.Problem) {
      guard let place = try folder.place(for: name, content) else { return nil }
      if !place.exists { missing.append((place.path, name)) }
      return place.path
    } catch {
      throw .data(error.message)
    }
  }

  /// Copies the files that entries of the record name.
  func write(namedBy record: Record) throws(Failure) {
    if missing.isEmpty { return }
    let named =
      try record.reading { (store) throws(DatabaseError) in try store.decks.mediaPaths() } ?? []
    for file in missing where named.contains(file.path) {
      guard let content = try content(of: file.name) else { continue }
      do throws(FileSystem.Problem) {
        try folder.write(content, to: file.path)
      } catch {
        throw .data(Wording.mediaNotWritten(error.message, path: path))
      }
    }
  }

  private func content(of name: String) throws(Failure) -> [UInt8]? {
    do throws(ArchiveError) {
      return try package.mediaFile(name)
    } catch {
      throw .data(Wording.damagedMedia(name, in: path))
    }
  }
}
