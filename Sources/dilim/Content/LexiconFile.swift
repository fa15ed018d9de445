import Bilingual
import Scoring
import Transport

/// The bilingual lexicon of a course folder, read once when it is first needed.
enum LexiconFile {
  private static let known = Locked<[String: BilingualLexicon]>([:])

  /// Returns the lexicon of a folder; an empty one if the folder has none.
  static func source(in folder: ContentFolder?) -> LexiconSource {
    folder.map { source(at: $0.path) } ?? .none
  }

  /// Returns the source of the lexicon of the folder at a path.
  static func source(at folder: String) -> LexiconSource {
    LexiconSource { lexicon(at: folder) }
  }

  /// Returns the lexicon of the folder at a path.
  static func lexicon(at folder: String) -> BilingualLexicon {
    let path = "\(folder)/lexicon.tsv"
    return known.withLock { known in
      if let lexicon = known[path] { return lexicon }
      let lexicon = (try? FileSystem.read(path)).map { BilingualLexicon($0) } ?? .empty
      known[path] = lexicon
      return lexicon
    }
  }
}
