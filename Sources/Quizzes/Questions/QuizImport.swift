package import Classes
import Coordination
package import Curriculum
import Interface
import Patterns
import TextSafety
import Turkish

/// The questions of a file as a teacher's own items.
package struct QuizImport: Sendable {
  /// The items as rows of a table.
  package private(set) var keys: [ItemKey] = []
  /// The items as lines of a lesson.
  private(set) var drafts: [ItemDraftLines] = []
  package private(set) var faults: [TableFault]
  /// The expected mistakes that a table can't hold.
  package private(set) var trapCount = 0
  /// The answers with part of the credit and without a reason.
  package private(set) var partCount = 0
  /// The lines of questions that were changed after Dilim had written them.
  package private(set) var changed: [Int] = []

  package var count: Int { max(keys.count, drafts.count) }

  /// Takes the questions for a table.
  package init(table file: QuizFile) {
    faults = file.faults
    var names = Set<String>()
    for found in file.questions {
      do throws(TableFault) {
        let key = try key(found)
        keys.append(
          ItemKey(
            name: Self.unique(key.name, in: &names),
            accept: key.accept,
            english: key.english
          )
        )
      } catch {
        faults.append(error)
      }
    }
    faults.sort { ($0.line ?? 0) < ($1.line ?? 0) }
  }

  /// Takes the questions for a lesson of a skill.
  package init(lesson skill: Skill, file: QuizFile) {
    faults = file.faults
    for found in file.questions {
      do throws(TableFault) {
        let draft = try draft(found)
        try draft.check(skill, line: found.line)
        drafts.append(draft)
      } catch {
        faults.append(error)
      }
    }
    faults.sort { ($0.line ?? 0) < ($1.line ?? 0) }
  }

  private static func unique(_ name: String, in names: inout Set<String>) -> String {
    var (result, number) = (name, 2)
    while !names.insert(HeaderName.key(result)).inserted {
      result = "\(name) (\(number))"
      number += 1
    }
    return result
  }

  /// The item from which Dilim has made a question, unless the question was changed since.
  private mutating func original(_ found: FoundQuestion) -> QuizItem? {
    guard !found.source.isEmpty else { return nil }
    for language in InterfaceLanguage.allCases {
      let item = InterfaceLanguage.$current.withValue(language) { QuizItem(source: found.source) }
      if let item, item.question.isSame(as: found.question) { return item }
    }
    changed.append(found.line)
    return nil
  }

  private mutating func key(_ found: FoundQuestion) throws(TableFault) -> ItemKey {
    let question = found.question
    guard case .short(let answers) = question.body else {
      throw TableFault(line: found.line, QuizWording.notInTable)
    }
    let parts = try parts(answers, line: found.line)
    trapCount += parts.traps.count
    var text = SafeText.cleaned(QuizInstruction.withoutInstruction(question.text)).trimmed
    if let after = question.after {
      text = SafeText.cleaned("\(question.text)____\(after)").trimmed
    }
    var accept = parts.right.map(QuizDraft.pattern)
    if let after = question.after {
      // A pupil may write the sentence instead of what is missing.
      accept += parts.right.map { QuizDraft.sentence(question.text, $0, after) }
    }
    if original(found) != nil, let item = QuizSource.item(found.source),
      case .translation(let task) = item.exercise.task
    {
      (text, accept) = (task.prompt, task.accepted.map(\.text))
    }
    guard !text.isEmpty else { throw TableFault(line: found.line, QuizWording.noText) }
    return ItemKey(
      name: question.title.isEmpty ? text : question.title,
      accept: accept,
      english: text
    )
  }

  private mutating func draft(_ found: FoundQuestion) throws(TableFault) -> ItemDraftLines {
    let made = original(found)
    if made != nil { return ItemDraftLines(source: found.source) }
    let question = found.question
    switch question.body {
    case .short(let answers):
      let parts = try parts(answers, line: found.line)
      return try QuizDraft.written(question, parts, line: found.line)
    case .choice(let options): return try QuizDraft.choice(question, options, line: found.line)
    case .matching(let pairs): return try QuizDraft.matching(question, pairs, line: found.line)
    }
  }

  /// Parts answers into right ones and expected mistakes.
  private mutating func parts(
    _ answers: [QuizQuestion.Answer],
    line: Int
  ) throws(TableFault) -> QuizDraft.Parts {
    var parts = QuizDraft.Parts()
    var known = Set<[UInt8]>()
    for answer in answers where answer.text != "*" {
      let bytes = Normalization.bytes(of: answer.text)
      // Without a letter nothing could be compared, and a form is listed once.
      guard !bytes.isEmpty, known.insert(bytes).inserted else { continue }
      if answer.credit >= 1 {
        parts.right.append(answer.text)
      } else if answer.feedback.isEmpty {
        if answer.credit > 0 { partCount += 1 }
      } else {
        parts.traps.append((answer.text, answer.feedback))
      }
    }
    guard !parts.right.isEmpty else { throw TableFault(line: line, QuizWording.noRight) }
    return parts
  }
}
