import Curriculum
import TextSafety
import Turkish

/// The rules on cards: the example shows the word, there are few meanings, and no card is repeated.
enum CardRules {
  private static let exampleWords = 2...7
  private static let meanings = 1...3

  /// Checks every card of the course.
  static func complaints(_ cards: [ItemsByKind.Item<Card>]) -> [Complaint] {
    var complaints: [Complaint] = []
    var seen: [String: CoursePlace] = [:]
    for item in cards {
      let card = item.content
      complaints += self.complaints(card, item.place)
      let name = "\(TurkishText.plain(card.word)) | \(card.partOfSpeech)"
      if let first = seen[name] {
        complaints.append(
          item.place.fail(
            .cardRepeated,
            "'\(card.word)' (\(card.partOfSpeech)) already has a card: \(first.file):\(first.line)"
          )
        )
      }
      seen[name] = seen[name] ?? item.place
    }
    return complaints
  }

  private static func complaints(_ card: Card, _ place: CoursePlace) -> [Complaint] {
    var complaints: [Complaint] = []
    let example = TurkishText.words(card.example)
    if !exampleWords.contains(example.count) {
      complaints.append(
        place.fail(.cardExample, "words in the example: \(example.count); expected 2-7")
      )
    }
    let stems = StemSet([card.word])
    let shown = example.count { stems.explains($0) }
    if shown < TurkishText.words(card.word).count {
      complaints.append(place.fail(.cardExample, "the example does not show '\(card.word)'"))
    }
    if !meanings.contains(card.meanings.count) {
      complaints.append(
        place.fail(.cardMeanings, "\(card.meanings.count) meanings; expected 1-3")
      )
    }
    if TurkishText.endMark(card.example) == nil {
      complaints.append(place.fail(.cardExample, "no end mark after the example"))
    }
    let isVerb = card.partOfSpeech == "verb"
    let word = TurkishText.plain(card.word)
    if isVerb, !word.hasSuffix("mak"), !word.hasSuffix("mek") {
      complaints.append(place.fail(.cardExample, "verb '\(card.word)'; expected the form in -mak"))
    }
    return complaints
  }
}
