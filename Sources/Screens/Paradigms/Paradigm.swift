package import TerminalUI
package import Turkish

/// The forms of a word that a learner looks up, in tables.
package struct Paradigm: Sendable {
  package let text: String
  package let partOfSpeech: PartOfSpeech
  package let stem: Stem
  /// What the word does that its letters don't tell, a sentence each.
  package let notes: [String]
  package let tables: [FormTable]

  /// Makes the tables of a dictionary form; nil if it can't be a word of this kind.
  package init?(_ text: String, as partOfSpeech: PartOfSpeech, asks: Bool) {
    guard let lemma = Lemma(text, partOfSpeech) else { return nil }
    self.text = text
    self.partOfSpeech = partOfSpeech
    stem = lemma.stem
    let maker = TableMaker(lemma: lemma, asks: asks)
    tables =
      switch partOfSpeech {
      case .verb: maker.tenses + [maker.commands, maker.nonfinite]
      case .adjective: maker.predicates + [maker.cases]
      default: [maker.cases] + maker.possessives + maker.predicates
      }
    notes = StemNotes(lemma, partOfSpeech).sentences
  }

  /// The kind of word that a dictionary form most likely is.
  ///
  /// In -mak it is a verb, unless a noun is known (ekmek is bread before it is sowing).
  package static func partOfSpeech(of text: String) -> PartOfSpeech {
    let word = text.split { $0 == " " }.last.map(String.init) ?? ""
    let kinds = Set(Lexicon.stems(CodePage.encode(word.turkishLowercased)).map(\.partOfSpeech))
    if Lemma(text, .verb) != nil, kinds.isDisjoint(with: [.noun, .adjective]) { return .verb }
    return kinds.contains(.adjective) && !kinds.contains(.noun) ? .adjective : .noun
  }

  /// The heading, the notes and the tables.
  package func frame(columns: Int, style: @escaping (String) -> String) -> Frame {
    let kind = partOfSpeech.rawValue.replacing("_", with: " ")
    var frame = Frame([[Span(text, .strong), Span(" (\(kind))")]])
    frame.lines += notes.map { Line("  ! \($0)", hangingIndent: 4) }
    return tables.reduce(frame) { $0 + $1.frame(columns: columns, style: style) }
  }
}
