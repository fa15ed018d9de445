package import Bilingual

/// What a grader knows about an item besides its listed answers.
package struct Witness: Sendable {
  let prompt: EnglishPrompt?
  let grammar: EnglishGrammar?
  let lexicon: BilingualLexicon
  /// The rules that are off, because the item trains what they would free.
  private(set) var disabled: Set<MeaningRule>

  /// Takes the English of an item, nil if it has none.
  package init(
    english: String?,
    lexicon: BilingualLexicon,
    disabled: Set<MeaningRule> = []
  ) {
    prompt = english.map(EnglishPrompt.init)
    grammar = prompt.map(EnglishGrammar.init)
    self.lexicon = lexicon
    self.disabled = disabled
  }

  func allows(_ rule: MeaningRule) -> Bool { !disabled.contains(rule) }

  /// The same witness with all other rules off.
  func allowing(only rules: [MeaningRule]) -> Witness {
    var witness = self
    witness.disabled = Set(MeaningRule.allCases).subtracting(rules)
    return witness
  }
}
