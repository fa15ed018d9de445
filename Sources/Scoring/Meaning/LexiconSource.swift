package import Bilingual

/// The bilingual lexicon, read only when a judgement first needs it.
package struct LexiconSource: Sendable {
  private let read: @Sendable () -> BilingualLexicon

  /// No lexicon: rules that need no word of it still apply.
  package static let none = LexiconSource { .empty }

  /// Takes a function that returns the lexicon; it should keep what it has read.
  package init(_ read: @escaping @Sendable () -> BilingualLexicon) { self.read = read }

  var lexicon: BilingualLexicon { read() }

  /// Returns the witness of an item.
  package func witness(english: String?, practices: [Practice] = []) -> Witness {
    Witness(english: english, lexicon: read(), practices: practices)
  }
}
