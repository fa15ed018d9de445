import Classes
import Curriculum
import TextSafety
import Turkish

/// Questions of learning platforms as lines of a lesson.
enum QuizDraft {
  struct Parts {
    var right: [String] = []
    var traps: [(answer: String, feedback: String)] = []
  }

  /// Returns a text as a pattern that accepts it alone.
  static func pattern(_ text: String) -> String {
    var pattern = String.UnicodeScalarView()
    for scalar in field(text).unicodeScalars {
      if "()[]{}|/\\".unicodeScalars.contains(scalar) { pattern.append("\\") }
      pattern.append(scalar)
    }
    return String(pattern)
  }

  /// A sentence with its gap filled, without the cue in brackets after it, as a pattern.
  static func sentence(_ before: String, _ answer: String, _ after: String) -> String {
    let end = after.lastIndex(of: "(").flatMap { after.hasSuffix(")") ? $0 : nil }
    return pattern((before + answer + after[..<(end ?? after.endIndex)]).trimmed)
  }

  /// A text on one line, in which nothing parts fields or begins a mark.
  private static func field(_ text: String) -> String {
    SafeText.cleaned(text).replacing("{#", with: "{ #")
      .split(separator: " ").map { $0 == "::" ? ":" : String($0) }.joined(separator: " ")
  }

  /// A sentence with a gap, or a prompt with its accepted answers.
  static func written(
    _ question: QuizQuestion,
    _ parts: Parts,
    line: Int
  ) throws(TableFault) -> ItemDraftLines {
    if let gap = GapDraft(question, parts) { return gap.lines(notes: notes(question)) }
    var text = QuizInstruction.withoutInstruction(question.text)
    if let after = question.after { text += "____\(after)" }
    let prompt = field(text)
    guard !prompt.isEmpty else { throw TableFault(line: line, QuizWording.noText) }
    let right = parts.right.map { "= \(pattern($0))" }
    let traps = parts.traps.map { "x \(pattern($0.answer)) :: \(field($0.feedback))" }
    return ItemDraftLines(first: "? \(prompt)", rest: right + traps + notes(question))
  }

  static func choice(
    _ question: QuizQuestion,
    _ options: [QuizQuestion.Answer],
    line: Int
  ) throws(TableFault) -> ItemDraftLines {
    let right = options.filter { $0.credit >= 1 }
    let wrong = options.filter { $0.credit < 1 }
    guard !right.isEmpty || wrong.contains(where: { $0.credit > 0 }) else {
      throw TableFault(line: line, QuizWording.noRight)
    }
    guard let key = right.first, right.count == 1 else {
      throw TableFault(line: line, QuizWording.severalRight)
    }
    guard wrong.count == 3 else { throw TableFault(line: line, QuizWording.options(options.count)) }
    let prompt = field(question.text + (question.after.map { "____\($0)" } ?? ""))
    guard !prompt.isEmpty else { throw TableFault(line: line, QuizWording.noText) }
    let distractors = wrong.map { option in
      "- \(field(option.text))" + (option.feedback.isEmpty ? "" : " :: \(field(option.feedback))")
    }
    return ItemDraftLines(
      first: "? \(prompt)",
      rest: ["= \(field(key.text))"] + distractors + notes(question)
    )
  }

  static func matching(
    _ question: QuizQuestion,
    _ pairs: [QuizQuestion.Pair],
    line: Int
  ) throws(TableFault) -> ItemDraftLines {
    // An end without a beginning is only there to be wrong.
    let pairs = pairs.filter { !$0.first.isEmpty }
    guard (2...7).contains(pairs.count) else {
      throw TableFault(line: line, QuizWording.pairs(pairs.count))
    }
    guard !pairs.contains(where: { $0.first.contains("|") || $0.second.contains("|") }) else {
      throw TableFault(line: line, QuizWording.barInPair)
    }
    let ends = pairs.map(\.second).reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    let isSorting = ends.count < pairs.count
    let lines =
      isSorting
      ? ends.map { end in
        let words = pairs.filter { $0.second == end }.map { field($0.first) }
        return "+ \(field(end)) :: \(words.joined(separator: " | "))"
      } : pairs.map { "+ \(field($0.first)) :: \(field($0.second))" }
    let prompt = field(question.text)
    return ItemDraftLines(
      first: "^ \(prompt.isEmpty ? QuizWording.match.string : prompt)",
      rest: lines + notes(question)
    )
  }

  private static func notes(_ question: QuizQuestion) -> [String] {
    let note = field(question.feedback)
    return note.isEmpty ? [] : ["! \(note)"]
  }

  /// A sentence with a gap that a lesson can have.
  private struct GapDraft {
    let before: String
    let after: String
    let cue: String?
    let answers: [String]
    let traps: [(answer: String, feedback: String)]

    private static let signs = Set("()[]{}|\\")

    /// Nil if the question has no gap, or signs that a sentence with a gap can't have.
    init?(_ question: QuizQuestion, _ parts: Parts) {
      guard let sides = Self.sides(question) else { return nil }
      var after = sides.after
      var cue: String?
      if after.hasSuffix(")"), let open = after.lastIndex(of: "(") {
        cue = field(String(after[after.index(after: open)...].dropLast()))
        after = String(after[..<open])
        while after.last == " " { after.removeLast() }
      }
      let (before, stem) = (sides.before, Self.end(of: sides.before))
      let ending = String(after.prefix(while: Self.isOfWord))
      let words = Set(parts.right.map { (stem + $0 + ending).turkishLowercased })
      var answers = parts.right
      if !(stem + ending).isEmpty { answers.removeAll { words.contains($0.turkishLowercased) } }
      let texts = [before, after] + answers
      guard !answers.isEmpty, !(before + after).isBlank,
        !texts.contains(where: { $0.contains(where: Self.signs.contains) || $0.contains("{#") })
      else { return nil }
      (self.before, self.after, self.answers) = (before, after, answers)
      self.cue = cue?.isEmpty == true ? nil : cue
      var known = Set<String>()
      traps = parts.traps.compactMap { trap in
        let isWord = !(stem + ending).isEmpty && trap.answer.hasPrefix(stem) && !stem.isEmpty
        let word = isWord ? trap.answer : stem + trap.answer + ending
        return known.insert(word).inserted ? (word, trap.feedback) : nil
      }
    }

    /// The sides of a gap: that of the braces, or one line of three or more low lines.
    private static func sides(_ question: QuizQuestion) -> (before: String, after: String)? {
      let text = question.text
      if let after = question.after { return (line(text), line(after)) }
      guard let start = text.firstRange(of: "___") else { return nil }
      let end = text[start.lowerBound...].firstIndex { $0 != "_" } ?? text.endIndex
      guard !text[end...].contains("___") else { return nil }
      return (line(String(text[..<start.lowerBound])), line(String(text[end...])))
    }

    /// A text on one line that keeps the space beside the gap.
    private static func line(_ text: String) -> String { SafeText.cleaned(text) }

    private static func end(of text: String) -> String {
      String(text.reversed().prefix(while: isOfWord).reversed())
    }

    private static func isOfWord(_ character: Character) -> Bool {
      character.isLetter || character == "'" || character == "’"
    }

    func lines(notes: [String]) -> ItemDraftLines {
      let filled = answers.map { SafeText.cleaned($0).trimmed }.joined(separator: "|")
      let sentence = "\(before.drop { $0 == " " })[\(filled)]\(after)"
      return ItemDraftLines(
        first: "_ \(sentence.trimmed)",
        rest: (cue.map { ["> \($0)"] } ?? [])
          + traps.map { "x \(QuizDraft.pattern($0.answer)) :: \(QuizDraft.field($0.feedback))" }
          + notes
      )
    }
  }
}
