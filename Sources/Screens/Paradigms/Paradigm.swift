package import TerminalUI
package import TextSafety
package import Turkish

/// The tables of the forms of a word.
package struct Paradigm: Sendable {
  package let text: String
  package let partOfSpeech: PartOfSpeech
  package let stem: Stem
  /// Sentences on irregularities of the word that its letters don't show.
  package var notes: [SafeText] { stemNotes.sentences }
  package let tables: [FormTable]
  private let stemNotes: StemNotes

  /// Creates the tables of a dictionary form; fails if it can't be this part of speech.
  ///
  /// `asks` adds columns of questions to the tenses.
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
    stemNotes = StemNotes(lemma, partOfSpeech)
  }

  /// Returns the most likely part of speech of a dictionary form.
  ///
  /// A form in -mak is a verb unless the lexicon has a noun of that form: ekmek is bread rather than
  /// to sow.
  package static func partOfSpeech(of text: String) -> PartOfSpeech {
    let word = text.split { $0 == " " }.last.map(String.init) ?? ""
    let kinds = Set(Lexicon.stems(CodePage.encode(word.turkishLowercased)).map(\.partOfSpeech))
    if Lemma(text, .verb) != nil, kinds.isDisjoint(with: [.noun, .adjective]) { return .verb }
    return kinds.contains(.adjective) && !kinds.contains(.noun) ? .adjective : .noun
  }

  /// Returns the heading, the notes and the tables.
  package func frame(columns: Int, style: @escaping (String) -> String) -> Frame {
    var frame = Frame([[Span(text: text, .strong), Span(" (\(Wording.name(of: partOfSpeech)))")]])
    frame.lines += notes.map { Line("  ! \($0)", hangingIndent: 4) }
    return tables.reduce(frame) { $0 + $1.frame(columns: columns, style: style) }
  }
}
