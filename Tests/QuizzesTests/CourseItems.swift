import Coordination
import Curriculum
import Foundation
import Quizzes
import Testing

/// The items of the shipped course.
enum CourseItems {
  private static let folder =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path + "/Content"

  /// The lessons of some skills, in the order of their names.
  static func lessons(of skills: Set<Skill>) throws -> [Lesson] {
    var lessons: [Lesson] = []
    for level in Level.allCases {
      let path = "\(folder)/\(level.folder)"
      for name in try FileManager.default.contentsOfDirectory(atPath: path).sorted()
      where name.hasSuffix(".lesson") {
        let id = LessonID(rawValue: String(name.dropLast(".lesson".count)))
        guard let skill = id.skill, skills.contains(skill) else { continue }
        let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)"))
        lessons.append(try LessonReader().read(Array(bytes), file: "\(path)/\(name)"))
      }
    }
    return lessons
  }

  static func items(of skills: Set<Skill>) throws -> [PreparedItem] {
    try lessons(of: skills).flatMap(\.material).map { try $0.prepared() }
  }
}

/// A way out and in again.
enum Way: String, CaseIterable, CustomTestStringConvertible {
  case gift, xml

  var testDescription: String { rawValue }

  func text(of items: [QuizItem]) -> String {
    switch self {
    case .gift:
      var writer = GIFTWriter()
      for item in items { writer.add(item) }
      return writer.text
    case .xml:
      var writer = MoodleXMLWriter()
      for item in items { writer.add(item) }
      return writer.text
    }
  }

  func file(_ text: String) throws -> QuizFile {
    switch self {
    case .gift: GIFTReader.read(text)
    case .xml: try MoodleXMLReader.read(text)
    }
  }

  /// The text without what Dilim has written for itself, as a platform gives it back.
  func withoutSource(_ text: String) -> String {
    switch self {
    case .gift:
      return text.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.hasPrefix("//") }.joined(separator: "\n")
    case .xml: return text.replacing(/<!--[^>]*-->/.dotMatchesNewlines(), with: "")
    }
  }
}
