package import Classes

/// A question as learning platforms have it.
package struct QuizQuestion: Sendable, Equatable {
  package var title: String
  /// The text, perhaps of several lines; of a question with a gap what comes before the gap.
  package var text: String
  /// What comes after the gap; nil for a question that is answered below its text.
  package var after: String?
  package var body: Body
  /// What is shown after every answer.
  package var feedback: String

  package enum Body: Sendable, Equatable {
    /// The answer is written.
    case short([Answer])
    /// One option is chosen.
    case choice([Answer])
    case matching([Pair])
  }

  package struct Answer: Sendable, Equatable {
    package var text: String
    /// 0 to 1.
    package var credit: Double
    package var feedback: String

    package init(_ text: String, credit: Double = 1, feedback: String = "") {
      self.text = text
      self.credit = credit
      self.feedback = feedback
    }
  }

  /// A text with its partner.
  package struct Pair: Sendable, Equatable {
    package var first: String
    package var second: String

    package init(_ first: String, _ second: String) {
      self.first = first
      self.second = second
    }
  }

  package init(
    title: String,
    text: String,
    after: String? = nil,
    body: Body,
    feedback: String = ""
  ) {
    self.title = title
    self.text = text
    self.after = after
    self.body = body
    self.feedback = feedback
  }

  /// Whether both ask the same in the same way; titles and white space don't count, and an arrow may
  /// be a letter.
  func isSame(as other: QuizQuestion) -> Bool { key == other.key }

  private var key: [String] {
    func words(_ text: String) -> String {
      text.replacing("->", with: "→").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let answers: [String] =
      switch body {
      case .short(let answers): ["short"] + answers.flatMap(Self.key)
      case .choice(let answers): ["choice"] + answers.flatMap(Self.key)
      case .matching(let pairs): ["matching"] + pairs.flatMap { [$0.first, $0.second] }
      }
    return ([text, after ?? "", feedback] + answers).map(words)
  }

  private static func key(of answer: Answer) -> [String] {
    [answer.text, "\(Int((answer.credit * 100).rounded()))", answer.feedback]
  }
}

/// A question of a file, with its place and the item that it was made from.
package struct FoundQuestion: Sendable, Equatable {
  /// The first line of the question in the file, from 1.
  package var line: Int
  package var question: QuizQuestion
  /// The lines of the item in the form of a lesson, if the file was written by Dilim.
  package var source: [String]
}

/// What a file of questions holds.
package struct QuizFile: Sendable {
  package internal(set) var questions: [FoundQuestion] = []
  /// The questions that can't be taken, in the order of the file.
  package internal(set) var faults: [TableFault] = []
  package internal(set) var categories = 0
  /// Texts without a question.
  package internal(set) var descriptions = 0
}
