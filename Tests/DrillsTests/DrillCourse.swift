import Bilingual
import Curriculum
import Drills
import Foundation

/// The drills of the course with the words of its lexicon.
enum DrillCourse {
  static let content = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Content")

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: content.appending(path: name)))
  }

  static let anyTag = GrammarTag(rawValue: "t")

  static let lines: [DrillLine] = {
    do {
      let syllabus = try SyllabusReader.read(bytes("syllabus.txt"), file: "syllabus.txt")
      let tags = Set(syllabus.units.flatMap(\.tags))
      return try DrillReader.read(bytes("drills.txt"), file: "drills.txt", tags: tags)
    } catch {
      print("drills.txt: \(error)")
      return []
    }
  }()

  static let words: [DrillWord] = {
    DrillSet.words(of: BilingualLexicon((try? bytes("lexicon.tsv")) ?? []))
  }()

  /// The lines with their words of all levels.
  static let parts = lines.map { DrillSet.Part($0, from: words, upTo: .c2) }
}
