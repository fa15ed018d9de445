package import Coordination
import Curriculum
import Explanations
package import TerminalUI
package import TextSafety

extension ChoiceReasons {
  /// The deciding sentences with their words in brackets, and the reason against the chosen option.
  package var lines: [Line] {
    var lines = evidence?.lines.map(\.marked) ?? []
    if let reason = chosen?.reason {
      lines.append(Line("  - \(reason.shown)", hangingIndent: 4))
    }
    return lines
  }

  /// The deciding sentences and the reasons against all wrong options.
  package var sentences: [SafeText] {
    let quoted = evidence?.lines.map { SafeText(line: $0.bracketed) } ?? []
    let options = [chosen].compactMap(\.self) + others
    return quoted
      + options.compactMap { option in
        option.reason.map { "\(option.text.withoutFullStop): \($0.shown)" }
      }
  }
}

extension OptionReason {
  /// The reason in the language of the explanations, if the lesson has it.
  fileprivate var shown: String {
    switch ExplanationLanguage.chosen {
    case .turkish: turkish ?? english
    case .english: english
    }
  }
}

extension Evidence.Line {
  fileprivate var marked: Line {
    let spans = pieces.map { $0.decides ? Span("[\($0.text)]", .marked) : Span(text: $0.text) }
    return Line([Span("  ")] + spans, hangingIndent: 2)
  }

  fileprivate var bracketed: String {
    pieces.map { $0.decides ? "[\($0.text)]" : $0.text }.joined()
  }
}

extension String {
  fileprivate var withoutFullStop: String { last == "." ? String(dropLast()) : self }
}
