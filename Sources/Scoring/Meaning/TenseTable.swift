import Bilingual
import Turkish

/// The Turkish tenses that an English sentence excludes.
struct TenseTable {
  private let english: EnglishGrammar

  init(_ english: EnglishGrammar) { self.english = english }

  /// The tense of a Turkish predicate, as far as English tenses exclude some of them.
  private enum Time {
    case nominal, progressive, aorist, future, past, remotePast, pastProgressive, habit, hearsay

    init?(_ form: MeaningForm) {
      let tenses = form.tenses.filter { $0 != .ability && $0 != .inability && $0 != .assertive }
      let moods: Set<Suffix> = [
        .conditional, .copulaConditional, .optative, .necessity, .imperative, .whileBeing,
        .copulaEvidential,
      ]
      guard Set(tenses).isDisjoint(with: moods) else { return nil }
      let isPast = tenses.contains(.copulaPast)
      switch tenses.first {
      case nil: self = .nominal
      case .progressive, .continuous: self = isPast ? .pastProgressive : .progressive
      case .aorist: self = isPast ? .habit : .aorist
      case .future: self = isPast ? .habit : .future
      case .evidential: self = isPast ? .remotePast : .hearsay
      case .past: self = isPast ? .remotePast : .past
      case .copulaPast: self = .past
      default: return nil
      }
    }
  }

  /// Whether the English allows the listed form and excludes the other one.
  func excludes(_ form: MeaningForm, beside listed: MeaningForm) -> Bool {
    guard let typed = Time(form), let own = Time(listed), typed != own else { return false }
    // bitirmiş olacak, bitirmiş olur
    if form.lemma.hasSuffix("olmak"), listed.lemma == form.lemma,
      [own, typed] == [.future, .aorist]
    {
      return false
    }
    var table = self
    table.isState = MeaningFilter.pastStates.contains(listed.lemma)
    guard let allowed = table.allowed, allowed.contains(own), !allowed.contains(typed) else {
      return false
    }
    // A state is often told by its beginning: I am hungry, acıktım; I miss you, seni özledim.
    let isBeginning =
      [own, typed].contains(.past) && [own, typed].contains { Self.now.contains($0) }
    return !isBeginning || !isBeing && !Self.beginnings.contains(listed.lemma)
  }

  /// Whether a form of “be” tells a state: I am hungry, unlike I am reading.
  private var isBeing: Bool {
    english.hasForm(of: "be")
      && english.tenses.isDisjoint(with: [.presentProgressive, .plannedFuture])
  }

  private static let now: Set<Time> = [.progressive, .aorist, .nominal]
  private static let beginnings: Set = [
    "özlemek", "anlamak", "unutmak", "duymak", "görmek", "beğenmek", "sevmek", "bitmek", "kalmak",
    "gelmek", "istemek", "öğrenmek", "bulmak", "karar vermek", "bayılmak",
  ]

  /// Whether the verb tells a state, which the English past tells as lasting: yaşıyordu, he lived.
  private var isState = true

  /// The tenses that the English allows; nil if it leaves them open.
  private var allowed: Set<Time>? {
    var allowed: Set<Time> = []
    for tense in english.tenses {
      switch tense {
      case .simplePresent: allowed.formUnion([.progressive, .aorist, .nominal])
      case .presentProgressive: allowed.formUnion([.progressive, .future])
      case .plannedFuture: allowed.formUnion([.progressive, .future])
      case .future: allowed.formUnion([.future, .aorist, .progressive])
      case .simplePast:
        allowed.formUnion([.past, .remotePast, .hearsay, .habit])
        if isState { allowed.insert(.pastProgressive) }
      case .pastProgressive: allowed.formUnion([.pastProgressive])
      case .perfect: allowed.formUnion([.past, .remotePast, .hearsay, .progressive, .nominal])
      case .pastPerfect: allowed.formUnion([.remotePast, .past, .hearsay])
      case .usedTo: allowed.formUnion([.habit, .pastProgressive])
      case .modal: return nil
      }
    }
    return allowed
  }
}
