import CardFiles
import Screens
import TextSafety

/// Reasons why a row of a file, or a card of a note, is refused.
extension Wording {
  static func text(for reason: NoteRefusal) -> SafeText {
    switch reason {
    case .noWord: "the first field, the word, is empty"
    case .noMeaning: "there is no meaning"
    case .blankFront: "nothing is on the front, and Anki makes no such card"
    case .template(let problem, let name): text(problem, template: name)
    case .noCards: "it has no card"
    case .bareGap: "it shows a gap ({{c1::…}}) that its note type does not make"
    case .hiddenPicture: "its gaps are in a picture, which a terminal does not show"
    case .onlyMedia(let isFront, let name):
      isFront
        ? "its front is only a picture or a sound (\(name)), which a terminal does not show"
        : "its back is only a picture or a sound (\(name)), which a terminal does not show"
    case .repeatedGUID(let line): "its guid is in line \(line) already"
    case .unclosedQuote: "a quote is opened and never closed"
    case .unknownType: "its note type is not in the file"
    case .notJSON: "not a JSON object with \"word\" and \"meaning\""
    }
  }

  private static func text(_ problem: TemplateProblem, template: String) -> SafeText {
    switch problem {
    case .unknownField(let field):
      "the template “\(template)” shows \(field), and there is no such field"
    case .notClosed(let mark): "the template “\(template)” lacks \(mark)"
    case .notOpened(let mark):
      "the template “\(template)” has \(mark) without a beginning"
    case .noTemplate(let number): "its note type has no template \(number)"
    }
  }
}
