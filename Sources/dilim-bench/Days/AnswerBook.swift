import Curriculum
import Foundation
import Mastery
import Patterns

/// The right answers of the course, found by what a screen shows.
struct AnswerBook {
  /// An item or a word with its right answer.
  struct Answer {
    let item: ItemID
    let tags: [GrammarTag]
    let level: Level
    let right: String
  }

  private(set) var traits: [ItemID: ItemTraits] = [:]
  /// The items of each word list.
  private(set) var words: [LessonID: Set<ItemID>] = [:]
  /// Words that replace others in wrong answers.
  private(set) var vocabulary: [String] = []
  private var choices: [String: [Answer]] = [:]
  private var written: [String: Answer] = [:]
  private var heard: [String: Answer] = [:]
  private var said: [String: Answer] = [:]

  /// Reads every lesson below a folder.
  init(content: String) throws {
    let names = FileManager.default.enumerator(atPath: content)?.compactMap { $0 as? String }
    for name in (names ?? []).sorted() where name.hasSuffix(".lesson") {
      let path = "\(content)/\(name)"
      guard let bytes = FileManager.default.contents(atPath: path) else {
        throw DaysError.course(path)
      }
      add(try LessonReader().read(Array(bytes), file: path))
    }
    guard !traits.isEmpty else { throw DaysError.course(content) }
  }

  private mutating func add(_ lesson: Lesson) {
    for exercise in lesson.exercises {
      let item = lesson.itemID(of: exercise)
      if lesson.skill != .vocabulary {
        traits[item] = ItemTraits(lesson: lesson, exercise: exercise)
      }
      func answer(_ right: String) -> Answer {
        Answer(item: item, tags: exercise.tags, level: lesson.level, right: right)
      }
      switch exercise.task {
      case .choice(let question):
        choices[question.prompt, default: []].append(answer(question.key.text))
      case .translation(let task):
        guard let pattern = try? AnswerPattern(task.accepted[0].text) else { continue }
        written[task.prompt] = answer(pattern.expansions(limit: 1).first ?? pattern.shown)
      case .dictation(let task): heard[task.sentence] = answer(task.sentence)
      case .readAloud(let task): said[exercise.task.prompt] = answer(task.sentence)
      case .monologue(let task): said[task.prompt] = answer(task.text)
      case .card(let card):
        words[lesson.id, default: []].insert(item)
        vocabulary.append(card.word)
        choices[card.word, default: []].append(answer(exercise.task.prompt))
        choices[exercise.task.prompt, default: []].append(answer(card.word))
        if written[exercise.task.prompt] == nil {
          written[exercise.task.prompt] = answer(card.word)
        }
      case .gap(let gap): written[exercise.task.prompt] = answer(gap.word)
      case .order(let order): written[Self.key(order.pieces)] = answer(order.sentence)
      case .transformation(let task):
        guard let pattern = try? AnswerPattern(task.accepted[0].text) else { continue }
        written[task.source] = answer(pattern.shown)
      case .correction(let task): written[task.source] = answer(task.corrected)
      case .dialogue(let task):
        guard let pattern = try? AnswerPattern(task.accepted[0].text) else { continue }
        written[task.cue.text] = answer(pattern.shown)
      case .matching(let task):
        let pairs = task.firsts(for: item).map { first in
          "\(first) – \(task.pairs.first { $0.first.text == first }?.second.text ?? "")"
        }
        written[Self.key(task.pairs.map(\.first.text))] = answer(pairs.joined(separator: " / "))
      }
    }
  }

  /// What the pieces of a sentence are found by, in whatever order they are shown.
  static func key(_ pieces: [String]) -> String {
    pieces.map { $0.lowercased().filter { !".?!…".contains($0) } }.sorted()
      .joined(separator: " / ")
  }

  /// Returns the answer that a screen asks for; nil if the course doesn't have it.
  func answer(to asked: AskedFor) -> Answer? {
    switch asked {
    case .choice(let prompts, let options):
      prompts.lazy.flatMap { choices[$0] ?? [] }.first { options.contains($0.right) }
    case .translation(let prompt): written[prompt]
    case .card(let question, _): written[question] ?? choices[question]?.first
    case .dictation(let sentences): sentences.lazy.compactMap { heard[$0] }.first
    case .readAloud(let sentence): said[sentence]
    case .level, .keyboard, .length, .home, .levelCheck, .rating, .wordPage, .copy, .dayDone,
      .goOn:
      nil
    }
  }
}
