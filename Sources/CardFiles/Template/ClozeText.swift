/// A text with gaps, such as `Ben {{c1::geliyorum::to come}}`.
struct ClozeText {
  private indirect enum Node {
    case text(String)
    case gap(Gap)
  }

  private struct Gap {
    var numbers: [Int]
    var nodes: [Node] = []
    var hint: String?

    var isPicture: Bool {
      guard case .text(let text)? = nodes.first else { return false }
      return text.hasPrefix("image-occlusion:")
    }
  }

  private var nodes: [Node] = []

  /// The most gaps inside each other.
  private static let maximumDepth = 8

  /// Parses a field; a gap that is not closed is left out.
  init(_ html: String) {
    var open: [Gap] = []
    var rest = html[...]
    while !rest.isEmpty {
      if let (numbers, end) = Self.opening(rest) {
        if open.count < Self.maximumDepth { open.append(Gap(numbers: numbers)) }
        rest = rest[end...]
      } else if rest.hasPrefix("}}") {
        rest = rest.dropFirst(2)
        guard let gap = open.popLast() else {
          nodes.append(.text("}}"))
          continue
        }
        if open.isEmpty {
          nodes.append(.gap(gap))
        } else {
          open[open.count - 1].nodes.append(.gap(gap))
        }
      } else {
        let text = Self.text(&rest)
        if open.isEmpty {
          nodes.append(.text(String(text)))
        } else if let range = text.firstRange(of: "::") {
          open[open.count - 1].hint = String(text[range.upperBound...])
          open[open.count - 1].nodes.append(.text(String(text[..<range.lowerBound])))
        } else {
          open[open.count - 1].nodes.append(.text(String(text)))
        }
      }
    }
  }

  /// Whether the gaps of a field are parts of a picture.
  static func hidesPicture(_ html: String) -> Bool {
    html.contains("image-occlusion:") && ClozeText(html).gaps.contains(where: \.isPicture)
  }

  /// Whether a text has a gap.
  static func hasGap(_ html: String) -> Bool { !numbers(in: html).isEmpty }

  /// Returns the numbers of the gaps; each number makes a card.
  static func numbers(in html: String) -> [Int] {
    guard html.contains("{{c") else { return [] }
    return Set(ClozeText(html).gaps.flatMap(\.numbers)).sorted()
  }

  /// Reads the start of a gap, such as `{{c1::` or `{{c1,2::`.
  private static func opening(_ text: Substring) -> (numbers: [Int], end: Substring.Index)? {
    guard text.hasPrefix("{{c") else { return nil }
    let digits = text.dropFirst(3).prefix { $0.isASCII && ($0.isNumber || $0 == ",") }
    guard !digits.isEmpty, text[digits.endIndex...].hasPrefix("::") else { return nil }
    let numbers = digits.split(separator: ",").compactMap { Int($0) }
    guard !numbers.isEmpty else { return nil }
    return (numbers, text.index(digits.endIndex, offsetBy: 2))
  }

  /// Removes and returns the text before the next `}}` or start of a gap.
  private static func text(_ rest: inout Substring) -> Substring {
    var end = rest.index(after: rest.startIndex)
    while end < rest.endIndex {
      if rest[end] == "}", rest[end...].hasPrefix("}}") { break }
      if rest[end] == "{", opening(rest[end...]) != nil { break }
      end = rest.index(after: end)
    }
    defer { rest = rest[end...] }
    return rest[..<end]
  }

  /// All gaps, with those inside others.
  private var gaps: [Gap] { Self.gaps(in: nodes) }

  private static func gaps(in nodes: [Node]) -> [Gap] {
    nodes.flatMap { node -> [Gap] in
      guard case .gap(let gap) = node else { return [] }
      return [gap] + gaps(in: gap.nodes)
    }
  }

  /// Returns the text with the gaps of a number hidden in the question and shown in the answer;
  /// empty if there are none.
  func revealed(_ number: Int, isQuestion: Bool) -> String {
    guard gaps.contains(where: { $0.numbers.contains(number) }) else { return "" }
    return Self.revealed(nodes, number, isQuestion)
  }

  private static func revealed(_ nodes: [Node], _ number: Int, _ isQuestion: Bool) -> String {
    nodes.reduce(into: "") { html, node in
      switch node {
      case .text(let text): html += text
      case .gap(let gap):
        if gap.isPicture { return }
        let isActive = gap.numbers.contains(number)
        let inner =
          isActive && isQuestion
          ? "[\(gap.hint ?? "...")]" : revealed(gap.nodes, number, isQuestion)
        html += "<span class=\"\(isActive ? "cloze" : "cloze-inactive")\">\(inner)</span>"
      }
    }
  }

  /// Returns only the contents of the gaps of a number, or in the question their hints.
  func gaps(_ number: Int, isQuestion: Bool) -> String {
    gaps.filter { $0.numbers.contains(number) }.map { gap in
      isQuestion ? gap.hint ?? "..." : Self.plain(gap.nodes)
    }.joined(separator: ", ")
  }

  private static func plain(_ nodes: [Node]) -> String {
    nodes.reduce(into: "") { text, node in
      switch node {
      case .text(let part): text += part
      case .gap(let gap): text += plain(gap.nodes)
      }
    }
  }
}
