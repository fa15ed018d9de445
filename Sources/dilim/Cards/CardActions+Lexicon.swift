import Cards
import Screens
import TerminalUI
import TextSafety

// Adding a word whose meaning comes from the bilingual lexicon.
extension CardActions {
  /// Adds a word with the meaning that the learner chooses; without a terminal, with the first.
  func add(_ word: String) throws(Failure) {
    let offers = CardOffer.all(for: word, in: try invocation.library.lexicon)
    guard let first = offers.first else {
      throw .usage("\(Wording.noMeaning(of: word)) \(Wording.addUsage)")
    }
    let asks = Terminal.isInteractive && !invocation.has(.noInput) && !invocation.has(.json)
    guard let offer = asks ? try choose(among: offers) : first else {
      return try invocation.print(Wording.nothingAdded)
    }
    var entry = try entry(word: offer.word, meaning: offer.meaning)
    if entry.partOfSpeech.isEmpty { entry.partOfSpeech = offer.partOfSpeech }
    try report(try add(entry, to: try target()))
    if !asks, offers.count > 1 {
      try? Output.error.write(Wording.otherMeanings(of: offer.word, count: offers.count - 1) + "\n")
    }
  }

  /// The entry for a line with a word alone: the first meaning of the lexicon, which is told.
  ///
  /// - Throws: an error without a message if the lexicon has no such word.
  func offered(for text: String, _ line: Int) throws(Failure) -> CardEntry {
    let word = EntryText.cleaned(text)
    guard !invocation.has(.plainCard),
      let offer = CardOffer.all(for: word, in: try invocation.library.lexicon).first
    else { throw .data("") }
    var entry = try entry(word: offer.word, meaning: offer.meaning)
    if entry.partOfSpeech.isEmpty { entry.partOfSpeech = offer.partOfSpeech }
    if !invocation.has(.json) {
      try? Output.error.write(Wording.firstMeaning(line, offer.word, offer.meaning) + "\n")
    }
    return entry
  }

  /// Asks which meaning the card shall have; nil if the learner wants none.
  private func choose(among offers: [CardOffer]) throws(Failure) -> CardOffer? {
    let lines = offers.enumerated().map { place, offer in
      Line(text: "\(place + 1) \(offer.word): \(offer.meaning)", hangingIndent: 4)
    }
    try invocation.show(Frame(lines))
    var reader = LineReader()
    while true {
      try invocation.print("\(Wording.askForMeaning) ", terminator: "")
      guard case .text(let text, _)? = reader.next() else { return nil }
      let answer = EntryText.cleaned(text)
      guard let number = Int(answer) else {
        guard !answer.isEmpty, answer != "q" else { return answer.isEmpty ? offers.first : nil }
        return offers.first.map {
          CardOffer(word: $0.word, partOfSpeech: $0.partOfSpeech, meaning: answer)
        }
      }
      if offers.indices.contains(number - 1) { return offers[number - 1] }
      try invocation.print(Wording.noSuchMeaning(number, of: offers.count))
    }
  }
}

extension Wording {
  static func noMeaning(of word: String) -> SafeText {
    "The lexicon has no meaning for \(word)."
  }

  static func firstMeaning(_ line: Int, _ word: String, _ meaning: String) -> SafeText {
    "line \(line): from the lexicon, \(word): \(meaning)"
  }

  static var nothingAdded: SafeText { "Nothing was added." }

  static var askForMeaning: SafeText {
    "Which meaning? Its number, Enter for the first, your own words, or q:"
  }

  static func noSuchMeaning(_ number: Int, of count: Int) -> SafeText {
    "There is no meaning \(number); choose 1 to \(count)."
  }

  static func otherMeanings(of word: String, count: Int) -> SafeText {
    if count == 1 {
      return "That is the first meaning; there is 1 more: dilim look \(word) shows it."
    }
    return "That is the first meaning; there are \(count) more: dilim look \(word) shows them."
  }
}
