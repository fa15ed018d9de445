import CardFiles
import Classes
import TextSafety
import Turkish

/// One question of GIFT, read from its lines.
struct GIFTQuestion {
  private let signs: [Sign]
  private var title = ""
  private var format = "moodle"

  /// A character with its line; one that was escaped has no meaning.
  private struct Sign {
    let scalar: Unicode.Scalar
    let line: Int
    let isLiteral: Bool

    func means(_ sign: Unicode.Scalar) -> Bool { !isLiteral && scalar == sign }
  }

  private typealias Part = ArraySlice<Sign>

  init(_ lines: [(number: Int, text: String)]) throws(TableFault) {
    var signs: [Sign] = []
    for (number, text) in lines {
      if !signs.isEmpty { signs.append(Sign(scalar: "\n", line: number, isLiteral: false)) }
      var scalars = text.composed.unicodeScalars.makeIterator()
      while let scalar = scalars.next() {
        guard scalar == "\\" else {
          signs.append(Sign(scalar: scalar, line: number, isLiteral: false))
          continue
        }
        switch scalars.next() {
        case "n": signs.append(Sign(scalar: "\n", line: number, isLiteral: true))
        case let next? where next == "\\" || GIFTWriter.signs.contains(next):
          signs.append(Sign(scalar: next, line: number, isLiteral: true))
        case let next:
          signs.append(Sign(scalar: scalar, line: number, isLiteral: true))
          if let next { signs.append(Sign(scalar: next, line: number, isLiteral: false)) }
        }
      }
    }
    self.signs = signs
  }

  private var firstLine: Int { signs.first?.line ?? 1 }

  /// Returns the question; nil for a text without one.
  mutating func question() throws(TableFault) -> QuizQuestion? {
    var rest = signs[...]
    try readTitle(&rest)
    guard let open = rest.firstIndex(where: { $0.means("{") }) else {
      if let stray = rest.first(where: { $0.means("}") }) {
        throw TableFault(line: stray.line, QuizWording.strayBrace)
      }
      return nil
    }
    let inside = rest[(open + 1)...]
    guard let close = inside.firstIndex(where: { $0.means("}") }) else {
      throw TableFault(line: rest[open].line, QuizWording.openBrace)
    }
    let after = rest[(close + 1)...]
    if let second = after.first(where: { $0.means("{") || $0.means("}") }) {
      throw TableFault(line: second.line, QuizWording.secondBraces)
    }
    format = Self.takeFormat(&rest) ?? format
    let hasGap = after.contains { !$0.scalar.properties.isWhitespace }
    let (body, feedback) = try body(of: rest[(open + 1)..<close], line: rest[open].line)
    return QuizQuestion(
      title: title,
      text: try shown(rest[..<open], keepingEnd: hasGap),
      after: hasGap ? try shown(after, keepingEnd: true) : nil,
      body: body,
      feedback: feedback
    )
  }

  private mutating func readTitle(_ rest: inout Part) throws(TableFault) {
    rest = rest.drop { $0.scalar.properties.isWhitespace }
    guard Self.begins(rest, with: "::") else { return }
    let inside = rest.dropFirst(2)
    guard
      let end = inside.indices.first(where: { Self.begins(inside[$0...], with: "::") })
    else { throw TableFault(line: firstLine, QuizWording.openTitle) }
    title = SafeText.cleaned(Self.text(inside[..<end])).trimmed
    rest = inside[(end + 2)...].drop { $0.scalar.properties.isWhitespace }
  }

  private static func begins(_ part: Part, with text: String) -> Bool {
    let scalars = text.unicodeScalars
    return part.count >= scalars.count && zip(part, scalars).allSatisfy { $0.means($1) }
  }

  private static func text(_ part: Part) -> String {
    String(String.UnicodeScalarView(part.map(\.scalar)))
  }

  /// Takes the name of a format in square brackets from the beginning.
  private static func takeFormat(_ part: inout Part) -> String? {
    let start = part.drop { $0.scalar.properties.isWhitespace }
    guard let name = GIFTWriter.formats.first(where: { begins(start, with: "[\($0)]") }) else {
      return nil
    }
    part = start.dropFirst(name.unicodeScalars.count + 2)
    return name
  }

  /// The text of a part by its format; a picture or a recording is refused.
  private func shown(_ part: Part, keepingEnd: Bool = false) throws(TableFault) -> String {
    var part = part
    let format = Self.takeFormat(&part) ?? self.format
    let text = try QuizText.plain(
      Self.text(part),
      isHTML: format == "html" || format == "moodle",
      line: part.first?.line ?? firstLine
    )
    return keepingEnd ? text : text.trimmed
  }
}

// What is in the braces.
extension GIFTQuestion {
  private func body(
    of part: Part,
    line: Int
  ) throws(TableFault) -> (QuizQuestion.Body, feedback: String) {
    let (answers, feedback) = Self.split(part)
    let general = try shown(feedback)
    let start = answers.drop { $0.scalar.properties.isWhitespace }
    guard let first = start.first else { throw TableFault(line: line, QuizWording.essay) }
    if first.means("#") { throw TableFault(line: first.line, QuizWording.numerical) }
    let parts = Self.answers(in: start)
    guard let head = parts.first, head.first.map(Self.beginsAnswer) == true else {
      let word = Self.text(start.prefix { !$0.means("#") }).trimmed.uppercased()
      let isTrueFalse = ["T", "F", "TRUE", "FALSE"].contains(word)
      throw TableFault(
        line: first.line,
        isTrueFalse ? QuizWording.trueFalse : QuizWording.noAnswerSign
      )
    }
    let isChoice = start.contains { $0.means("~") }
    if !isChoice, parts.allSatisfy({ Self.arrow(in: $0) != nil }) {
      var pairs: [QuizQuestion.Pair] = []
      for part in parts { pairs.append(try pair(part)) }
      return (.matching(pairs), general)
    }
    var read: [QuizQuestion.Answer] = []
    for part in parts { read.append(try answer(part, isChoice: isChoice)) }
    return (isChoice ? .choice(read) : .short(read), general)
  }

  /// Parts the answers from the feedback for all of them, after `####`.
  private static func split(_ part: Part) -> (answers: Part, feedback: Part) {
    guard let start = part.indices.first(where: { begins(part[$0...], with: "####") }) else {
      return (part, part[part.endIndex...])
    }
    return (part[..<start], part[(start + 4)...])
  }

  private static func beginsAnswer(_ sign: Sign) -> Bool { sign.means("=") || sign.means("~") }

  private static func answers(in part: Part) -> [Part] {
    let starts = part.indices.filter { beginsAnswer(part[$0]) }
    let head = starts.first.map { part[..<$0] } ?? part
    let parts = starts.enumerated().map { place, start in
      part[start..<(place + 1 < starts.count ? starts[place + 1] : part.endIndex)]
    }
    return (head.isEmpty ? [] : [head]) + parts
  }

  private static func arrow(in part: Part) -> Int? {
    part.indices.first { begins(part[$0...], with: "->") }
  }

  private func pair(_ part: Part) throws(TableFault) -> QuizQuestion.Pair {
    guard let arrow = Self.arrow(in: part) else {
      throw TableFault(line: firstLine, QuizWording.noAnswerSign)
    }
    let second = part[(arrow + 2)...].prefix { !$0.means("#") }
    return QuizQuestion.Pair(try shown(part[..<arrow].dropFirst()), try shown(second))
  }

  private func answer(
    _ part: Part,
    isChoice: Bool
  ) throws(TableFault) -> QuizQuestion.Answer {
    let line = part.first?.line ?? firstLine
    var rest = part.dropFirst().drop { $0.scalar.properties.isWhitespace }
    var credit = part.first?.means("=") == true ? 1.0 : 0.0
    if rest.first?.means("%") == true, let weight = try Self.takeWeight(&rest, line) {
      credit = weight
    }
    let end = rest.firstIndex { $0.means("#") } ?? rest.endIndex
    var text = try shown(rest[..<end])
    if !isChoice { text = try QuizText.withoutStars(text, line: line) }
    return QuizQuestion.Answer(
      text,
      credit: credit,
      feedback: end < rest.endIndex ? try shown(rest[(end + 1)...]) : ""
    )
  }

  /// Takes `%50%` from the beginning, as a number from 0 to 1; a text that is no weight stays.
  private static func takeWeight(_ rest: inout Part, _ line: Int) throws(TableFault) -> Double? {
    let inside = rest.dropFirst()
    guard let end = inside.firstIndex(where: { $0.means("%") }),
      let percent = Double(text(inside[..<end]).trimmed)
    else { return nil }
    guard percent <= 100 else { throw TableFault(line: line, QuizWording.badWeight) }
    rest = inside[(end + 1)...]
    return max(0, percent / 100)
  }
}
