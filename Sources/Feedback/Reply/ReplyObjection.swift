/// The reason why a reply is kept as a dispute and not shown as an explanation.
package enum ReplyObjection: Sendable, Equatable {
  /// The model says that the verdict is wrong.
  case verdictDisputed
  /// The corrected text is not an accepted answer.
  case notAccepted(String)
  /// An edit is about a finding that doesn't exist.
  case unknownFinding(Int)
  /// An edit gives a finding another category than the grader.
  case otherCategory(id: Int, ReplyCategory)
  /// The text names no word of a finding.
  case missesThePoint
  /// A sentence contradicts the grader; the value is its first words.
  case contradicts(String)
  /// The text demands a form that is in no accepted answer.
  case otherForm(String)
  /// The text quotes Turkish words that are in no text of the question.
  case notInText(String)
  /// The model declines to explain.
  case refusal
  /// The text has signs of an object or of markup.
  case notPlain
  /// The text ends in the middle of a sentence.
  case unfinished
  /// Claims in this language can't be judged.
  case cannotJudge
  /// A wrong form of the learner is in a text that should be right.
  case wrongForm(String, in: Field)
  /// The text has a word that is not Turkish.
  case notTurkish(String)
  /// The example has been shown before.
  case repeatedExample
  case wrongLanguage(Field)
  case tooLong(Field)
  case empty(Field)

  /// Whether only the form of the reply is wrong, so that a retry may help.
  package var isOfForm: Bool {
    switch self {
    case .refusal, .notPlain, .unfinished, .wrongLanguage, .tooLong, .empty, .missesThePoint: true
    case .verdictDisputed, .notAccepted, .unknownFinding, .otherCategory,
      .contradicts, .otherForm, .notInText, .cannotJudge, .wrongForm, .notTurkish,
      .repeatedExample:
      false
    }
  }

  /// A part of a reply.
  package enum Field: String, Sendable, CaseIterable {
    case explanation, edits, corrected, example, gloss, rule, hint
  }

  /// What is wrong with a reply, by a name that records and exports keep.
  package enum Kind: String, Sendable {
    case verdictDisputed = "verdict_disputed"
    case notAccepted = "not_accepted"
    case unknownFinding = "unknown_finding"
    case otherCategory = "other_category"
    case missesThePoint = "misses_the_point"
    case contradicts
    case otherForm = "other_form"
    case notInText = "not_in_text"
    case refusal
    case notPlain = "not_plain"
    case unfinished
    case cannotJudge = "cannot_judge"
    case wrongForm = "wrong_form"
    case notTurkish = "not_turkish"
    case repeatedExample = "repeated_example"
    case wrongLanguage = "wrong_language"
    case tooLong = "too_long"
    case empty
  }

  /// What is wrong.
  package var kind: Kind {
    switch self {
    case .verdictDisputed: .verdictDisputed
    case .notAccepted: .notAccepted
    case .unknownFinding: .unknownFinding
    case .otherCategory: .otherCategory
    case .missesThePoint: .missesThePoint
    case .contradicts: .contradicts
    case .otherForm: .otherForm
    case .notInText: .notInText
    case .refusal: .refusal
    case .notPlain: .notPlain
    case .unfinished: .unfinished
    case .cannotJudge: .cannotJudge
    case .wrongForm: .wrongForm
    case .notTurkish: .notTurkish
    case .repeatedExample: .repeatedExample
    case .wrongLanguage: .wrongLanguage
    case .tooLong: .tooLong
    case .empty: .empty
    }
  }

  /// A permanent short name, for programs and for the record.
  package var code: String { kind.rawValue }

  /// The field, number or word that the objection is about; empty for the whole reply.
  package var detail: String {
    switch self {
    case .verdictDisputed, .missesThePoint, .repeatedExample, .refusal, .notPlain,
      .unfinished, .cannotJudge:
      ""
    case .notAccepted(let text), .notTurkish(let text), .contradicts(let text),
      .otherForm(let text), .notInText(let text):
      text
    case .unknownFinding(let id): String(id)
    case .otherCategory(let id, let category): "\(id) \(category.rawValue)"
    case .wrongForm(let form, let field): "\(field.rawValue) \(form)"
    case .wrongLanguage(let field), .tooLong(let field), .empty(let field): field.rawValue
    }
  }
}
