package import Bilingual
package import TerminalUI
import TextSafety

extension LexiconEntry {
  /// The entry for reading: its senses with their English, what it takes and what is like it.
  ///
  /// `shown` are the places of the senses to show, all by default. `meaning` says what a
  /// confused word means.
  package func lines(
    senses shown: [Int]? = nil,
    meaning: (Confusion) -> String?
  ) -> [Line] {
    let places = (shown ?? Array(senses.indices)).filter(senses.indices.contains)
    var lines = [heading]
    for place in places {
      lines += sense(senses[place], number: shownNumber(ofSense: place))
    }
    let english = Set(places.flatMap { senses[$0].glosses.map(\.english) })
    let confused = shown == nil ? confusions : confusions.filter { english.contains($0.english) }
    return lines
      + confused.map { confusion in
        Line(
          "  \(Wording.confusion(confusion, means: meaning(confusion)))",
          hangingIndent: 4
        )
      }
  }

  /// The word with its part of speech, level and register.
  private var heading: Line {
    let facts =
      [Wording.name(of: partOfSpeech), SafeText(line: band.level)]
      + [Wording.name(of: register)].compactMap(\.self)
    return Line(
      [
        Span(text: shownLemma, .strong), Span(" (\(facts.joined(separator: ", ")))", .dim),
      ],
      hangingIndent: 2
    )
  }

  private func sense(_ sense: Sense, number: Int?) -> [Line] {
    let label = number.map { "\($0) " } ?? ""
    var remarks = [sense.register.flatMap { Wording.name(of: $0) }].compactMap(\.self)
    remarks += sense.objects.map { Wording.name(of: $0) }
    let english = sense.glosses.map(\.shown).joined(separator: ", ")
    let remark: SafeText = remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))"
    let government: SafeText = Wording.government(of: sense, in: self).map { "; \($0)" } ?? ""
    let first = Line(
      [Span(text: "  \(label)\(english)"), Span("\(remark)\(government)", .dim)],
      hangingIndent: 4
    )
    return [first] + synonyms(of: sense)
  }

  private func synonyms(of sense: Sense) -> [Line] {
    Sense.Nearness.allCases.compactMap { nearness in
      let words = sense.synonyms.filter { $0.nearness == nearness }
        .map { LexiconEntry.shown($0.lemma) }
      guard !words.isEmpty else { return nil }
      return Line(
        "    \(Wording.label(of: nearness)): \(words.joined(separator: ", "))",
        hangingIndent: 6
      )
    }
  }
}
