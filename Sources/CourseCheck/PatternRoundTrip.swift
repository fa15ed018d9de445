import Curriculum
import Patterns
import Scoring
import TextSafety
import Turkish

/// The test that the grader accepts every form of an item's patterns, however it is typed, and no
/// trap.
struct PatternRoundTrip {
  private let file: Course.LessonFile
  private let answers: [LocatedText]
  private let mistakes: [LocatedText]
  private let grader: TranslationGrader

  /// Prepares the grader of an item.
  init(
    accepted: [PatternRules.Pattern],
    traps: [PatternRules.Pattern],
    in file: Course.LessonFile
  ) {
    self.file = file
    answers = accepted.map(\.source)
    mistakes = traps.map(\.source)
    // The feedback of traps is not used here.
    grader = TranslationGrader(
      accepted: accepted.map(\.pattern),
      traps: traps.map { Trap(pattern: $0.pattern, feedback: "") }
    )
  }

  /// The complaints about refused forms and accepted traps.
  var complaints: [Complaint] { refused + passingTraps }

  private enum Typing: CaseIterable {
    case exact
    case capitals
    case decomposed
    case curly
    case withoutApostrophes
    case ascii

    var name: SafeText {
      switch self {
      case .exact: "exactly"
      case .capitals: "in capitals"
      case .decomposed: "with decomposed letters"
      case .curly: "with curly apostrophes"
      case .withoutApostrophes: "without apostrophes"
      case .ascii: "in ASCII"
      }
    }

    /// Whether the answer must be correct without even a note on its spelling.
    var isExact: Bool {
      switch self {
      case .exact, .capitals, .decomposed, .curly: true
      case .withoutApostrophes, .ascii: false
      }
    }

    /// Whether this way of typing leaves the form unchanged.
    func leaves(_ form: String) -> Bool {
      switch self {
      case .exact, .capitals, .decomposed: false
      case .curly, .withoutApostrophes: !form.utf8.contains(0x27) && !form.utf8.contains(0xE2)
      case .ascii: form.utf8.allSatisfy { $0 < 0x80 }
      }
    }

    func typed(_ form: String) -> String {
      switch self {
      case .exact: form
      case .capitals: form.turkishUppercased
      case .decomposed: Decomposition.of(form)
      case .curly: String(form.map { $0 == "'" ? "’" : $0 })
      case .withoutApostrophes: String(form.filter { $0 != "'" && $0 != "’" })
      case .ascii: form.asciiFolded
      }
    }
  }

  /// The first refused form of each line and each way of typing.
  private var refused: [Complaint] {
    answers.flatMap { source in
      let forms = file.forms(of: source.text)
      return Typing.allCases.compactMap { typing in
        let refused = forms.first { form in
          if typing.leaves(form) { return false }
          let verdict = grader.judge(typing.typed(form)).verdict
          return typing.isExact ? verdict != .correct : !verdict.passes
        }
        return refused.map { form in
          file.place(source.line).fail(
            .patternRoundTrip,
            "'\(typing.typed(form))', typed \(typing.name), is not accepted"
          )
        }
      }
    }
  }

  private var passingTraps: [Complaint] {
    let forms = answers.flatMap { file.forms(of: $0.text) }
    let folded = Set(forms.map(Self.folded))
    return mistakes.compactMap { trap in
      let place = file.place(trap.line)
      let wrong = file.forms(of: trap.text)
      if let form = wrong.first(where: { folded.contains(Self.folded($0)) }) {
        return place.fail(.trapAccepted, "trap '\(form)' is an accepted answer, typed in ASCII")
      }
      let passing = wrong.first { form in
        grader.judge(form).verdict.passes || grader.judge(form.asciiFolded).verdict.passes
      }
      return passing.map { place.fail(.trapAccepted, "trap '\($0)' passes") }
    }
  }

  private static func folded(_ form: String) -> String {
    TurkishText.joined(form).asciiFolded.filter { $0 != "'" }
  }
}

/// Decomposition of Turkish letters into base letter and mark, as some keyboards type them.
enum Decomposition {
  private static let marks: [Unicode.Scalar: [Unicode.Scalar]] = [
    "ç": ["c", "\u{327}"], "Ç": ["C", "\u{327}"], "ğ": ["g", "\u{306}"], "Ğ": ["G", "\u{306}"],
    "ö": ["o", "\u{308}"], "Ö": ["O", "\u{308}"], "ş": ["s", "\u{327}"], "Ş": ["S", "\u{327}"],
    "ü": ["u", "\u{308}"], "Ü": ["U", "\u{308}"], "İ": ["I", "\u{307}"], "â": ["a", "\u{302}"],
    "Â": ["A", "\u{302}"], "î": ["i", "\u{302}"], "Î": ["I", "\u{302}"], "û": ["u", "\u{302}"],
    "Û": ["U", "\u{302}"],
  ]

  /// Returns the text with its Turkish letters in NFD.
  static func of(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(contentsOf: marks[scalar] ?? [scalar])
    }
    return String(result)
  }
}
