import Foundation
import Synchronization
import Testing

/// Copies of a record at every write that SQLite makes to it, as `kill -9` would leave it there.
final class Snapshots<Note: Sendable>: Sendable {
  /// The path of a copied record, and the note at that moment.
  struct Snapshot: Sendable {
    let record: String
    let note: Note
  }

  /// The facts outside the record at this moment.
  let note: Mutex<Note>
  private let origin: String
  private let place: String
  private let taken = Mutex<[Snapshot]>([])

  /// Copies from one folder to the other until ``end()``.
  init(of origin: TemporaryFolder, in place: TemporaryFolder, note: Note) throws {
    self.origin = origin.path
    self.place = place.path
    self.note = Mutex(note)
    let isWatched = WatchedWrites.watch(origin.path) { [weak self] in self?.copy() }
    try #require(isWatched)
  }

  /// Stops copying; returns the snapshots.
  func end() -> [Snapshot] {
    WatchedWrites.end(origin)
    return taken.withLock { $0 }
  }

  private func copy() {
    let note = note.withLock { $0 }
    taken.withLock { taken in
      let folder = "\(place)/\(taken.count)"
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      // The index of the log is left out: SQLite rebuilds it from the log.
      for suffix in ["", "-wal", "-journal"] {
        let name = "/record.sqlite\(suffix)"
        guard FileManager.default.fileExists(atPath: origin + name) else { continue }
        try? FileManager.default.copyItem(atPath: origin + name, toPath: folder + name)
      }
      taken.append(Snapshot(record: folder + "/record.sqlite", note: note))
    }
  }
}
