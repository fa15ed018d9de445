import Classes
import Coordination
package import Curriculum
import TextSafety

/// The lines of an item that is to be in a lesson.
struct ItemDraftLines: Sendable {
  /// The text that the item asks about, and the turns before it.
  private(set) var before: [String] = []
  /// The first line without its mark.
  private(set) var first: String
  /// The id and the tags of the mark; empty if the item needs a new id.
  private(set) var mark: [String] = []
  private(set) var rest: [String]

  init(first: String, rest: [String]) {
    self.first = first
    self.rest = rest
  }

  /// Takes the lines that a file of questions has of an item.
  init(source: [String]) {
    let lines = source.filter { !$0.hasPrefix(QuizSource.idPrefix) }
    let place = lines.firstIndex { $0.contains(" {#") && $0.hasSuffix("}") } ?? 0
    before = Array(lines[..<place])
    let line = lines.isEmpty ? "" : lines[place]
    let parts = line.split(separator: " {#", maxSplits: 1)
    first = parts.first.map(String.init) ?? ""
    mark = parts.dropFirst().first?.dropLast().split(separator: " ").map(String.init) ?? []
    rest = Array(lines.dropFirst(place + 1))
    // The items of a table have no ids.
    if mark == ["own"] { mark = [] }
  }

  /// The passage, which several items may ask about.
  var passage: [String] { before.filter { $0.hasPrefix("~ ") } }

  /// The lines of the item with an id that is not taken.
  func lines(_ taken: inout Set<String>, withPassage: Bool) -> [String] {
    var mark = mark
    if let id = mark.first {
      var (unique, number) = (id, 2)
      while !taken.insert(unique).inserted {
        unique = "\(id)-\(number)"
        number += 1
      }
      mark[0] = unique
    }
    let turns = before.filter { withPassage || !$0.hasPrefix("~ ") }
    let line = mark.isEmpty ? first : "\(first) {#\(mark.joined(separator: " "))}"
    return turns + [line] + rest
  }

  /// Finds out whether a lesson of a skill can have the item.
  func check(_ skill: Skill, line: Int) throws(TableFault) {
    var taken = Set<String>()
    var draft = self
    if draft.mark.isEmpty { draft.mark = ["x"] }
    let id = LessonID(rawValue: "a1-u1-\(skill.rawValue)")
    do {
      let lesson = try LessonReader().read(
        exercises: draft.lines(&taken, withPassage: true).joined(separator: "\n"),
        id: id,
        level: .a1,
        unit: 1,
        skill: skill,
        title: "-"
      )
      for exercise in lesson.exercises {
        _ = try ItemMaterial(lesson: lesson, exercise: exercise).prepared()
      }
    } catch let error as ContentErrors {
      if case .markerNotInSkill = error.errors.first?.reason {
        throw TableFault(line: line, QuizWording.notInLesson(of: skill.rawValue))
      }
      throw TableFault(line: line, error.errors.first?.reason.message ?? QuizWording.noText)
    } catch let error as PreparationError {
      throw TableFault(line: line, QuizWording.badPattern("\(error.reason)"))
    } catch {
      throw TableFault(line: line, QuizWording.badPattern("\(error)"))
    }
  }
}

extension QuizImport {
  /// The text of a lesson with the items; those without a text come first.
  package func lesson(_ id: LessonID, level: Level, unit: Int, skill: Skill, title: String)
    -> String
  {
    var lines = [
      "id: \(id)", "level: \(level.rawValue)", "unit: \(unit)", "skill: \(skill.rawValue)",
      "title: \(SafeText.cleaned(title))",
    ]
    var taken = Set<String>()
    var passage: [String] = []
    let ordered = drafts.filter { $0.passage.isEmpty } + drafts.filter { !$0.passage.isEmpty }
    for draft in ordered {
      lines.append("")
      if draft.passage != passage, !draft.passage.isEmpty {
        passage = draft.passage
        lines += passage + [""]
      }
      lines += draft.lines(&taken, withPassage: false)
    }
    let text = lines.map { $0 + "\n" }.joined()
    return String(decoding: IdentityWriter.addingMissingIDs(to: Array(text.utf8)), as: UTF8.self)
  }
}
