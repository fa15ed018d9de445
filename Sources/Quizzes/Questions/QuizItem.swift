package import Classes
package import Coordination
import Curriculum
import Interface
import Patterns
import Scoring
import TextSafety

/// An item of the course, or of a teacher, as a question for a learning platform.
package struct QuizItem: Sendable {
  package let question: QuizQuestion
  /// The lines of the item in the form of a lesson.
  let source: [String]
  /// Whether the item accepts more answers than the question lists.
  package let isCut: Bool

  /// The reason why an item can't be a question.
  package enum Omission: String, Error, Sendable, CaseIterable {
    /// A text or a sentence that is heard.
    case heard
    /// A sentence that is said.
    case said
    /// A choice of a word list, whose word is asked in writing too.
    case wordChoice = "word_choice"
  }

  package init(_ item: PreparedItem) throws(Omission) {
    var answers = ListedAnswers()
    question = try Self.question(item, &answers)
    isCut = answers.isCut
    let lines = ["\(QuizSource.idPrefix)\(item.id.lesson)"] + ItemLines.lines(of: item)
    // The words of a list that are accepted for one another are not in the lines of one of them.
    let isWhole = item.exercise.task.taughtWord == nil || item.task.accepted.count == 1
    source = isWhole ? lines : []
  }

  /// Reads the item that the lines of a file describe; nil if they describe none.
  init?(source: [String]) {
    guard let item = QuizSource.item(source), let made = try? QuizItem(item) else { return nil }
    self = made
  }

  private static func question(
    _ item: PreparedItem,
    _ answers: inout ListedAnswers
  ) throws(Omission) -> QuizQuestion {
    let task = item.task
    var question = QuizQuestion(
      title: item.id.description,
      text: QuizInstruction.text(item),
      body: .short([]),
      feedback: item.exercise.notes.joined(separator: " ")
    )
    switch item.exercise.task {
    case .choice(let choice):
      if item.kind == .listening { throw .heard }
      if item.id.isWordChoice { throw .wordChoice }
      question.body = .choice(Self.options(choice, task.numbered))
    case .dictation: throw .heard
    case .readAloud, .monologue: throw .said
    case .translation(let translation):
      answers = ListedAnswers(task.accepted)
      question.body = .short(answers.texts.answers + traps(translation.traps, answers, task))
    case .card:
      answers = ListedAnswers(task.accepted)
      question.body = .short(answers.texts.answers)
    case .gap(let gap):
      let listed = listed(gap)
      question.text = gap.before
      question.after = gap.after + QuizInstruction.cue(gap.cue?.text)
      question.body = .short(listed.texts.answers + Self.traps(gap, listed, task))
      answers = listed
    case .order(let order):
      answers = ListedAnswers(task.accepted)
      question.body = .short(answers.texts.answers + traps(order.traps, answers, task))
    case .transformation(let change):
      answers = ListedAnswers(task.accepted)
      question.body = .short(answers.texts.answers + traps(change.traps, answers, task))
    case .correction(let correction):
      answers = listed(correction)
      question.body = .short(answers.texts.answers)
    case .matching(let matching):
      question.body = .matching(
        matching.pairs.map { QuizQuestion.Pair($0.first.text, $0.second.text) }
      )
    case .dialogue(let dialogue):
      answers = ListedAnswers(task.accepted)
      question.body = .short(answers.texts.answers + traps(dialogue.traps, answers, task))
    }
    return question
  }

  /// The options in the order of the screen, so that the right one is not always the first.
  private static func options(_ choice: Question, _ shown: [String]) -> [QuizQuestion.Answer] {
    let isTurkish = InterfaceLanguage.current == .turkish
    return shown.map { text in
      if text == choice.key.text { return QuizQuestion.Answer(text) }
      let reason = choice.distractors.first { $0.option.text == text }?.reason
      let feedback = isTurkish ? reason?.turkish ?? reason?.english : reason?.english
      return QuizQuestion.Answer(text, credit: 0, feedback: feedback ?? "")
    }
  }

  /// What fills a gap, and the whole word.
  private static func listed(_ gap: Gap) -> ListedAnswers {
    var listed = ListedAnswers()
    for answer in gap.answers { listed.add(answer) }
    if gap.isPartOfWord {
      for answer in gap.answers { listed.add(gap.stem + answer + gap.ending) }
    }
    return listed
  }

  /// The right words with commas between them; then the whole paragraph.
  private static func listed(_ correction: Correction) -> ListedAnswers {
    var rows: [[String]] = [[]]
    for fault in correction.faults {
      rows = rows.flatMap { row in fault.right.map { row + [$0] } }
      if rows.count > ListedAnswers.most { rows = Array(rows.prefix(ListedAnswers.most + 1)) }
    }
    var listed = ListedAnswers()
    listed.add(rows[0].joined(separator: ", "))
    listed.add(correction.corrected)
    for row in rows.dropFirst() { listed.add(row.joined(separator: ", ")) }
    return listed
  }

  /// The expected mistakes with the credit that Dilim gives them.
  private static func traps(
    _ traps: [ExpectedMistake],
    _ listed: ListedAnswers,
    _ task: PreparedTask
  ) -> [QuizQuestion.Answer] {
    var (answers, known) = ([QuizQuestion.Answer](), listed)
    for trap in traps {
      guard let shown = (try? AnswerPattern(trap.answer.text))?.shown else { continue }
      let credit = credit(of: shown, task)
      for text in known.news(in: [shown]) {
        answers.append(QuizQuestion.Answer(text, credit: credit, feedback: trap.feedback))
      }
    }
    return answers
  }

  /// The expected mistakes of a gap: the whole word, and what is in the gap alone.
  private static func traps(
    _ gap: Gap,
    _ listed: ListedAnswers,
    _ task: PreparedTask
  ) -> [QuizQuestion.Answer] {
    var (answers, known) = ([QuizQuestion.Answer](), listed)
    for trap in gap.traps {
      guard let word = (try? AnswerPattern(trap.answer.text))?.shown else { continue }
      let isFilled =
        gap.isPartOfWord && word.hasPrefix(gap.stem) && word.hasSuffix(gap.ending)
        && word.count > gap.stem.count + gap.ending.count
      let filling = word.dropFirst(gap.stem.count).dropLast(gap.ending.count)
      let credit = credit(of: gap.sentence(with: word), task)
      for text in known.news(in: (isFilled ? [String(filling)] : []) + [word]) {
        answers.append(QuizQuestion.Answer(text, credit: credit, feedback: trap.feedback))
      }
    }
    return answers
  }

  private static func credit(of answer: String, _ task: PreparedTask) -> Double {
    guard case .write(let mark) = task.answering else { return 0 }
    return mark(answer, false).verdict == .almost ? CreditScale().almost : 0
  }
}

extension [String] {
  fileprivate var answers: [QuizQuestion.Answer] { map { QuizQuestion.Answer($0) } }
}

extension QuizItem {
  /// An item that a teacher has written, with the patterns that it accepts.
  package init(own key: ItemKey) throws(PreparationError) {
    let exercise = Exercise(
      id: "own",
      line: 1,
      tags: [],
      passage: nil,
      task: .translation(
        Translation(
          prompt: key.english ?? "",
          accepted: key.accept.map { LocatedText(text: $0, line: 1) },
          traps: []
        )
      ),
      notes: []
    )
    let lesson = QuizSource.lesson(with: [exercise])
    let item = try ItemMaterial(lesson: lesson, exercise: exercise).prepared()
    let answers = ListedAnswers(item.task.accepted)
    question = QuizQuestion(
      title: key.name,
      text: QuizInstruction.text(item),
      body: .short(answers.texts.answers)
    )
    isCut = answers.isCut
    let lines = ItemLines.lines(of: item)
    // A table may have texts that a lesson can't have.
    let again = QuizSource.item(lines.map { SafeText.cleaned($0) })
    let isSame =
      again?.task.prompt == item.task.prompt
      && again?.task.accepted.map(\.source) == item.task.accepted.map(\.source)
    source = isSame ? lines : []
  }
}
