/// Why a reply is not shown as an explanation; it is kept as a dispute instead.
public enum ReplyObjection: Sendable, Equatable {
  /// The model holds that the answer was marked wrongly.
  case verdictDisputed
  /// The corrected text is none of the accepted answers.
  case notAccepted(String)
  /// An edit is about a finding that was never made.
  case unknownFinding(Int)
  /// An edit calls a finding something else than the grader.
  case otherCategory(id: Int, ReplyCategory)
  /// The text speaks of no word that a finding is about.
  case missesThePoint
  /// A sentence contradicts the grader; its first words.
  case contradicts(String)
  /// A form is demanded that is of no accepted answer.
  case otherForm(String)
  /// The model declines to explain.
  case refusal
  /// The text has marks of an object or of other markup in it.
  case notPlain
  /// The text ends in the middle of a sentence.
  case unfinished
  /// Nobody can say whether a text in this language contradicts the grader.
  case cannotJudge
  /// What the learner wrote wrongly stands in a text that should be right.
  case wrongForm(String, in: Field)
  /// The example holds something that is no Turkish word.
  case notTurkish(String)
  /// The example has been shown before.
  case repeatedExample
  case wrongLanguage(Field)
  case tooLong(Field)
  case empty(Field)

  /// Whether only the form of the reply is at fault, so that asking once more may help.
  public var isOfForm: Bool {
    switch self {
    case .refusal, .notPlain, .unfinished, .wrongLanguage, .tooLong, .empty, .missesThePoint: true
    case .verdictDisputed, .notAccepted, .unknownFinding, .otherCategory,
      .contradicts, .otherForm, .cannotJudge, .wrongForm, .notTurkish,
      .repeatedExample:
      false
    }
  }

  /// A part of a reply.
  public enum Field: String, Sendable, CaseIterable {
    case explanation, edits, corrected, example, gloss, rule, hint
  }

  /// A short name that lasts, for a program to count and for the record.
  public var code: String {
    switch self {
    case .verdictDisputed: "verdict_disputed"
    case .notAccepted: "not_accepted"
    case .unknownFinding: "unknown_finding"
    case .otherCategory: "other_category"
    case .missesThePoint: "misses_the_point"
    case .contradicts: "contradicts"
    case .otherForm: "other_form"
    case .refusal: "refusal"
    case .notPlain: "not_plain"
    case .unfinished: "unfinished"
    case .cannotJudge: "cannot_judge"
    case .wrongForm: "wrong_form"
    case .notTurkish: "not_turkish"
    case .repeatedExample: "repeated_example"
    case .wrongLanguage: "wrong_language"
    case .tooLong: "too_long"
    case .empty: "empty"
    }
  }

  /// What it is about: a field, a number or a word; empty if the reply as a whole.
  public var detail: String {
    switch self {
    case .verdictDisputed, .missesThePoint, .repeatedExample, .refusal, .notPlain,
      .unfinished, .cannotJudge:
      ""
    case .notAccepted(let text), .notTurkish(let text), .contradicts(let text),
      .otherForm(let text):
      text
    case .unknownFinding(let id): String(id)
    case .otherCategory(let id, let category): "\(id) \(category.rawValue)"
    case .wrongForm(let form, let field): "\(field.rawValue) \(form)"
    case .wrongLanguage(let field), .tooLong(let field), .empty(let field): field.rawValue
    }
  }
}
