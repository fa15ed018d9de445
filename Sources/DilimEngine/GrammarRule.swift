import Coordination
import Curriculum

/// A screen of a grammar lesson, to be read before the items that try it.
public struct GrammarRule: Sendable, Equatable {
  /// What the screen is about.
  public let title: String
  /// The lines below the title, at most seven in a narrow window.
  public let lines: [Line]
  /// The position in the lesson, from 1.
  public let number: Int
  /// The number of screens in the lesson.
  public let count: Int

  /// A line of a screen.
  public enum Line: Sendable, Equatable {
    /// A sentence on the rule.
    case sentence(String)
    /// The cells of a row; rows that follow each other have the same number and are a table.
    case row([String])
    /// A Turkish sentence with its English.
    case example(turkish: String, english: String)
  }

  init(_ page: GrammarPage) {
    title = page.screen.title.text
    lines = page.screen.lines.map(Line.init)
    number = page.index + 1
    count = page.count
  }
}

extension GrammarRule.Line {
  fileprivate init(_ line: GrammarScreen.Line) {
    switch line {
    case .sentence(let text): self = .sentence(text.text)
    case .row(let cells, line: _): self = .row(cells)
    case .example(let turkish, let english):
      self = .example(turkish: turkish.text, english: english)
    }
  }
}
