import Curriculum
import TextSafety

/// The rules on why an option is right or wrong: the evidence and the reasons.
struct ReasonRules {
  /// A quotation that is longer, in words, points at a passage instead of at the words that decide.
  private static let longestQuotation = 16
  /// From this level on the reasons are in Turkish too.
  private static let turkishFrom = Level.c1

  private let place: CoursePlace
  private let level: Level
  private let question: Question
  private let passage: Passage?
  /// A question on a rule of grammar has no text that decides.
  private let needsEvidence: Bool

  /// Checks every question, and that a lesson doesn't repeat itself.
  static func complaints(_ questions: [ItemsByKind.Item<Question>]) -> [Complaint] {
    let lessons = Dictionary(grouping: questions, by: \.file.lesson.id)
    return questions.map(ReasonRules.init).flatMap(\.complaints)
      + lessons.values.flatMap { repeatedReasons($0) + repeatedEvidence($0) }
  }

  private init(_ item: ItemsByKind.Item<Question>) {
    place = item.place
    level = item.file.lesson.level
    question = item.content
    passage = item.passage
    needsEvidence = item.file.lesson.skill != .grammar
  }

  private var complaints: [Complaint] { evidence + reasons }

  private var evidence: [Complaint] {
    let place = at(question.key)
    if !needsEvidence, question.evidence.isEmpty { return [] }
    guard !question.evidence.isEmpty else {
      return [
        place.fail(
          .choiceEvidence,
          "no evidence; quote the words of the text that decide: '= option :: words'"
        )
      ]
    }
    if let passage, let missing = Evidence.missing(question.evidence, in: passage) {
      return [place.fail(.choiceEvidence, "'\(missing)' is not in the text as whole words")]
    }
    let words = question.evidence.reduce(0) { $0 + TurkishText.words($1).count }
    guard words > Self.longestQuotation else { return [] }
    return [
      place.fail(
        .choiceEvidence,
        "\(words) words of evidence, more than \(Self.longestQuotation); quote only those that decide"
      )
    ]
  }

  private var reasons: [Complaint] {
    question.distractors.compactMap { distractor in
      let place = at(distractor.option)
      guard let reason = distractor.reason else {
        return place.fail(
          .choiceReason,
          "no reason; say why the option tempts and why it is wrong: '- option :: reason'"
        )
      }
      guard level >= Self.turkishFrom, reason.turkish == nil else { return nil }
      return place.fail(
        .choiceReason,
        "no Turkish reason; from C1 on write '- option :: reason :: Turkish reason'"
      )
    }
  }

  private func at(_ option: LocatedText) -> CoursePlace {
    CoursePlace(file: place.file, line: option.line)
  }

  /// A reason that fits two options says nothing about either.
  private static func repeatedReasons(_ items: [ItemsByKind.Item<Question>]) -> [Complaint] {
    var first: [String: Int] = [:]
    return items.flatMap { item in
      item.content.distractors.flatMap { distractor in
        (distractor.reason?.texts ?? []).compactMap { text -> Complaint? in
          let key = TurkishText.plainWords(text).joined(separator: " ")
          let line = distractor.option.line
          guard let earlier = first[key] else {
            first[key] = line
            return nil
          }
          return CoursePlace(file: item.place.file, line: line)
            .fail(.choiceReason, "the same reason as in line \(earlier)")
        }
      }
    }
  }

  /// The same words can't decide for two different options.
  private static func repeatedEvidence(_ items: [ItemsByKind.Item<Question>]) -> [Complaint] {
    var first: [[String]: LocatedText] = [:]
    return items.compactMap { item in
      let (evidence, key) = (item.content.evidence, item.content.key)
      guard !evidence.isEmpty else { return nil }
      guard let earlier = first[evidence] else {
        first[evidence] = key
        return nil
      }
      guard earlier.text != key.text else { return nil }
      return CoursePlace(file: item.place.file, line: key.line)
        .fail(.choiceEvidence, "the same evidence as in line \(earlier.line) for another option")
    }
  }
}
