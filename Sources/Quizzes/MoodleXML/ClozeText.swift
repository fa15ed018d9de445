import CardFiles
import Classes
import TextSafety
import Turkish

/// A text of Moodle with an embedded answer.
///
/// For example `Ben okul{1:SHORTANSWER:=a~%0%e#No.} gidiyorum.`
enum ClozeText {
  /// Takes the place of the answer while the text is read.
  private static let gap = "\u{241E}"

  private static let signs: Set<Unicode.Scalar> = ["}", "#", "~", "/", "\"", "\\"]

  static func text(before: String, _ answers: [QuizQuestion.Answer], after: String) -> String {
    let list = answers.map { answer in
      let percent = Int((answer.credit * 100).rounded())
      let sign = percent >= 100 ? "=" : "%\(percent)%"
      let feedback = answer.feedback.isEmpty ? "" : "#\(escaped(answer.feedback))"
      return sign + escaped(answer.text.replacing("*", with: "\\*")) + feedback
    }
    return "<p>\(html(before)){1:SHORTANSWER:\(list.joined(separator: "~"))}\(html(after))</p>"
  }

  /// Text outside the braces, where a brace would begin an answer.
  private static func html(_ text: String) -> String {
    HTMLText.escaped(text).replacing("{", with: "&#123;").replacing("}", with: "&#125;")
  }

  private static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in SafeText.cleaned(text.composed).trimmed.unicodeScalars {
      if signs.contains(scalar) { escaped.append("\\") }
      escaped.append(scalar)
    }
    // The text of the question is HTML, but a number sign would begin the feedback.
    return [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("{", "&lbrace;")]
      .reduce(String(escaped)) { $0.replacing($1.0, with: $1.1) }
  }

  /// Reads a text with one embedded answer that is written.
  static func question(
    _ text: String,
    title: String,
    feedback: String,
    line: Int
  ) throws(TableFault) -> QuizQuestion {
    let fields = fields(in: text)
    guard let field = fields.first else { throw TableFault(line: line, QuizWording.noClozeField) }
    guard fields.count == 1 else { throw TableFault(line: line, QuizWording.clozeFields) }
    var inside = Substring(text[field].dropFirst().dropLast())
    inside = inside.drop { $0.isNumber }
    guard inside.first == ":", let colon = inside.dropFirst().firstIndex(of: ":") else {
      throw TableFault(line: line, QuizWording.noClozeField)
    }
    let kind = inside[..<colon].dropFirst().uppercased()
    guard ["SHORTANSWER", "SA", "MW", "SHORTANSWER_C", "SAC", "MWC"].contains(kind) else {
      throw TableFault(line: line, QuizWording.clozeKind(kind))
    }
    var answers: [QuizQuestion.Answer] = []
    for part in split(inside[colon...].dropFirst(), at: "~") {
      answers.append(try answer(part, line: line))
    }
    // The text is read as a whole, because HTML drops spaces at the ends of a part.
    let marked = text.replacing(gap, with: "").replacing(text[field], with: gap)
    let sides = try QuizText.plain(marked, isHTML: true, line: line).split(
      separator: gap,
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    return QuizQuestion(
      title: title,
      text: String(sides[0]),
      after: sides.count > 1 ? String(sides[1]) : "",
      body: .short(answers),
      feedback: feedback
    )
  }

  /// The ranges of the embedded answers, with their braces.
  private static func fields(in text: String) -> [Range<String.Index>] {
    var (ranges, start, isEscaped) = ([Range<String.Index>](), text.endIndex, false)
    for index in text.indices {
      defer { isEscaped = text[index] == "\\" && !isEscaped }
      if isEscaped { continue }
      if text[index] == "{", start == text.endIndex { start = index }
      if text[index] == "}", start < index {
        ranges.append(start..<text.index(after: index))
        start = text.endIndex
      }
    }
    return ranges
  }

  private static func split(_ text: Substring, at separator: Character) -> [Substring] {
    var (parts, start, isEscaped) = ([Substring](), text.startIndex, false)
    for index in text.indices {
      defer { isEscaped = text[index] == "\\" && !isEscaped }
      guard !isEscaped, text[index] == separator else { continue }
      parts.append(text[start..<index])
      start = text.index(after: index)
    }
    return parts + [text[start...]]
  }

  private static func answer(
    _ part: Substring,
    line: Int
  ) throws(TableFault) -> QuizQuestion.Answer {
    let fields = split(part, at: "#")
    var text = fields[0]
    var credit = 0.0
    if text.first == "=" {
      credit = 1
      text = text.dropFirst()
    } else if text.first == "%", let end = text.dropFirst().firstIndex(of: "%") {
      credit = (Double(text[text.index(after: text.startIndex)..<end]) ?? 0) / 100
      text = text[text.index(after: end)...]
    }
    let shown = try plain(text, line: line)
    return QuizQuestion.Answer(
      try QuizText.withoutStars(shown, line: line),
      credit: min(1, max(0, credit)),
      feedback: fields.count > 1 ? try plain(fields[1], line: line) : ""
    )
  }

  private static func plain(_ text: Substring, line: Int) throws(TableFault) -> String {
    var (scalars, isEscaped) = (String.UnicodeScalarView(), false)
    for scalar in text.unicodeScalars {
      if isEscaped {
        // The escape of a star belongs to the answer.
        if !signs.contains(scalar) { scalars.append("\\") }
        scalars.append(scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        scalars.append(scalar)
      }
    }
    if isEscaped { scalars.append("\\") }
    return try QuizText.plain(String(scalars), isHTML: true, line: line).trimmed
  }
}
