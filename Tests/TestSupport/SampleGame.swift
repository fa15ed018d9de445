import Cards
package import Coordination

/// A round with the letters of kalem, and a dictionary of a few words.
package enum SampleGame {
  package static func opened(_ request: GameRequest = GameRequest(), best: Int = 0) -> OpenedGame {
    let title = request.root ?? (request.round % 2 == 0 ? "kalem" : "kahve")
    return OpenedGame(
      request: request,
      root: letters(title),
      title: title,
      words: [
        GameWord(word: "alem", headword: "âlem", isCommon: false),
        GameWord(word: "elma", headword: "elma", isCommon: true),
        GameWord(
          word: "kale",
          headword: "kale",
          isCommon: false,
          meaning: "castle",
          nearness: .taught
        ),
        GameWord(word: "kel", headword: "kel", isCommon: false),
        GameWord(word: "lake", headword: "lake", isCommon: false),
        GameWord(word: "mal", headword: "mal", isCommon: true),
        GameWord(word: "meal", headword: "meal", isCommon: false),
        GameWord(word: "emlak", headword: "emlak", isCommon: false),
      ],
      best: best
    )
  }

  package static func letters(_ word: String) -> GameLetters {
    guard let letters = GameLetters(word) else { preconditionFailure("\(word) is no word") }
    return letters
  }

  /// What the two dictionaries of the sample say.
  package static func evidence(on word: String) -> WordEvidence {
    let known: [String: WordEvidence] = [
      "kale": WordEvidence(lexicon: .dictionary("kale"), isSpelt: true),
      "elma": WordEvidence(lexicon: .dictionary("elma"), isSpelt: false),
      "alem": WordEvidence(lexicon: .dictionary("âlem"), isSpelt: true),
      "kal": WordEvidence(lexicon: .form(of: "kalmak"), isSpelt: true),
      "mal": WordEvidence(lexicon: .dictionary("mal"), isSpelt: nil),
      "lam": WordEvidence(lexicon: .unknown, isSpelt: true),
      "lak": WordEvidence(lexicon: .name("Lak"), isSpelt: true),
    ]
    return known[word] ?? WordEvidence(lexicon: .unknown, isSpelt: false)
  }

  /// The course teaches kale; a card of elma is there already.
  package static func draft(_ word: String) -> CardDraft {
    let meanings = ["kale": "castle", "elma": "apple"]
    return CardDraft(
      entry: CardEntry(id: "id-\(word)", word: word, meaning: meanings[word] ?? "", created: 0),
      isKnown: word == "elma"
    )
  }
}
