import Bilingual
import Turkish

/// The time that a tense tells, as far as an English tense can exclude it.
enum TenseGroup {
  case past, present, future

  /// Whether the English has the time of the listed form and excludes that of the other one.
  static func contradicts(
    _ form: MeaningForm,
    _ other: MeaningForm,
    _ english: EnglishGrammar
  ) -> Bool {
    guard let fixed = fixed(by: english), let listed = groups(of: form),
      let typed = groups(of: other), listed.contains(fixed), !typed.contains(fixed)
    else { return false }
    // A state is often told by its beginning: I am hungry, acıktım; I miss you, seni özledim.
    let isBeginning = fixed == .present && typed.contains(.past)
    return !isBeginning || !english.hasForm(of: "be") && !beginnings.contains(form.lemma)
  }

  private static let beginnings: Set = [
    "özlemek", "anlamak", "unutmak", "duymak", "görmek", "beğenmek", "sevmek", "bitmek", "kalmak",
    "gelmek", "istemek", "öğrenmek", "bulmak", "karar vermek", "bayılmak",
  ]

  /// The only time of a sentence; nil if it has several or leaves it open.
  private static func fixed(by english: EnglishGrammar) -> TenseGroup? {
    var groups: Set<TenseGroup> = []
    for tense in english.tenses {
      switch tense {
      case .simplePast, .pastProgressive, .pastPerfect, .usedTo: groups.insert(.past)
      case .simplePresent, .presentProgressive: groups.insert(.present)
      case .future, .plannedFuture: groups.insert(.future)
      case .perfect, .modal: return nil
      }
    }
    return groups.count == 1 ? groups.first : nil
  }

  private static func groups(of form: MeaningForm) -> Set<TenseGroup>? {
    let tenses = Set(form.tenses)
    let moods: Set<Suffix> = [
      .conditional, .copulaConditional, .optative, .necessity, .imperative, .whileBeing,
    ]
    guard !tenses.isEmpty, tenses.isDisjoint(with: moods) else { return nil }
    if !tenses.isDisjoint(with: [.copulaEvidential]) { return nil }
    if !tenses.isDisjoint(with: [.past, .evidential, .copulaPast]) { return [.past] }
    if tenses.contains(.future) { return [.future] }
    if tenses.contains(.aorist) { return [.present, .future] }
    return tenses.isDisjoint(with: [.progressive, .continuous]) ? nil : [.present]
  }
}
