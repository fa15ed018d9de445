import Coordination
import Curriculum
import TerminalUI
import TextSafety

extension Sheet {
  /// The sheet as text, 80 columns wide.
  package var text: String {
    let rule = String(repeating: "_", count: 34)
    var lines: [Line] = [
      Line(
        SafeText(line: "\(SheetWording.name) \(rule)  \(SheetWording.date) \(rule.prefix(16))")
      ),
      Line(SheetWording.points(count)),
    ]
    for section in sections {
      lines += [[], Line(text: section.title, .strong)]
      for block in section.blocks { lines += [[]] + self.lines(of: block) }
    }
    return Frame(lines).rendered(columns: Frame.widest, palette: .none).string
  }

  /// The page of the answers as text.
  package var keyText: String {
    var lines: [Line] = [Line(SheetWording.answers, .strong)]
    for section in sections {
      lines += [[], Line(text: section.title, .strong)]
      for block in section.blocks {
        switch block {
        case .heard(let paragraphs):
          lines.append(Line(SheetWording.readOut))
          lines += paragraphs.map { Line(text: "  \($0)", hangingIndent: 2) }
        case .items(let group):
          lines += group.items.filter { !$0.key.isEmpty }.map { item in
            Line(text: "\(item.number). \(item.key)", hangingIndent: 4)
          }
        case .text, .rule: continue
        }
      }
    }
    return Frame(lines).rendered(columns: Frame.widest, palette: .none).string
  }

  private func lines(of block: Block) -> [Line] {
    switch block {
    case .text(let paragraphs, let glosses):
      paragraphs.map { Line(text: $0) } + Self.lines(of: glosses)
    case .heard: [Line(SheetWording.heard)]
    case .rule(let screen): Self.lines(of: screen)
    case .items(let group):
      [Line(group.instruction, .strong)] + group.items.flatMap(Self.lines)
    }
  }

  private static func lines(of glosses: [Glossary.Gloss]) -> [Line] {
    if glosses.isEmpty { return [] }
    let words = glosses.map { "\($0.word): \($0.meaning)" }.joined(separator: " · ")
    return [[], Line(SafeText(line: "\(SheetWording.words) \(words)"), hangingIndent: 2)]
  }

  private static func lines(of screen: GrammarScreen) -> [Line] {
    [Line(text: screen.title.text, .strong)]
      + screen.lines.map { line in
        switch line {
        case .sentence(let text): Line(text: "  \(text.text)", hangingIndent: 2)
        case .row(let cells, _): Line(text: "  \(cells.joined(separator: " | "))", hangingIndent: 4)
        case .example(let turkish, let english):
          Line(text: "  \(turkish.text) – \(english)", hangingIndent: 4)
        }
      }
  }

  private static func lines(of item: SheetItem) -> [Line] {
    var texts = item.lines
    if texts.isEmpty { texts = [""] }
    var lines = texts.enumerated().map { place, text in
      Line(text: place == 0 ? "\(item.number). \(text)" : "    \(text)", hangingIndent: 4)
    }
    for (letter, option) in zip(Matching.letters, item.options) {
      lines.append(Line(text: "    \(letter)) \(option)", hangingIndent: 7))
    }
    if let sides = item.sides { lines += Self.lines(of: sides) }
    let rule = String(repeating: "_", count: 72)
    for _ in 0..<item.room { lines += [[], Line(text: "    \(rule)")] }
    return lines
  }

  /// Both sides of a matching, beside one another if they fit.
  private static func lines(of sides: (firsts: [String], seconds: [String])) -> [Line] {
    let left = sides.firsts.enumerated().map { "    \($0 + 1) ___ \($1)" }
    let right = zip(Matching.letters, sides.seconds).map { "\($0)) \($1)" }
    let width = (left.map(\.count).max() ?? 0) + 3
    guard width + (right.map(\.count).max() ?? 0) <= Frame.widest else {
      return left.map { Line(text: $0, hangingIndent: 10) }
        + right.map { Line(text: "    \($0)", hangingIndent: 7) }
    }
    return (0..<max(left.count, right.count)).map { row in
      let text = row < left.count ? left[row] : ""
      let other = row < right.count ? right[row] : ""
      let space = String(repeating: " ", count: width - text.count)
      return Line(text: other.isEmpty ? text : text + space + other)
    }
  }
}
