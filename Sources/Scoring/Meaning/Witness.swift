package import Bilingual

/// What a grader knows about an item besides its listed answers.
package struct Witness: Sendable {
  /// The sentence that is translated; nil if it isn't known.
  let english: String?
  let prompt: EnglishPrompt?
  let grammar: EnglishGrammar?
  let lexicon: BilingualLexicon
  /// The forms that the item trains or that its brackets demand.
  let practices: [Practice]
  /// The words that a bracket demands, which no synonym replaces.
  let demanded: Set<String>
  /// The rules that are off, because the item trains what they would free.
  private(set) var disabled: Set<MeaningRule>

  /// Takes the English of an item, nil if it has none.
  package init(
    english: String?,
    lexicon: BilingualLexicon,
    practices: [Practice] = [],
    disabled: Set<MeaningRule> = []
  ) {
    let prompt = english.map(EnglishPrompt.init)
    let brackets = prompt?.brackets ?? []
    self.english = english
    self.prompt = prompt
    grammar = prompt.map(EnglishGrammar.init)
    self.lexicon = lexicon
    self.practices = practices + brackets.flatMap(Practice.all)
    demanded = Set(brackets.flatMap(Practice.demands).map(MeaningForm.plain))
    self.disabled = disabled.union(self.practices.flatMap(\.rules))
  }

  func allows(_ rule: MeaningRule) -> Bool { !disabled.contains(rule) }

  /// The same witness with all other rules off.
  func allowing(only rules: [MeaningRule]) -> Witness {
    var witness = self
    witness.disabled = Set(MeaningRule.allCases).subtracting(rules)
    return witness
  }

  /// The same witness without regard to what the item trains; nil if it trains nothing.
  var withoutPractices: Witness? {
    guard !practices.isEmpty else { return nil }
    var witness = self
    witness.disabled = []
    return witness
  }
}
