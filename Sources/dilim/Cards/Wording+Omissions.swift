import CardFiles
import Screens
import TextSafety

/// Sentences about parts of a file that are not imported.
extension Wording {
  /// The text that follows the name of the file.
  static func text(for omission: ImportOmission) -> SafeText {
    if case .header(let line, let text) = omission.part {
      return ":\(line): ignored: \(text)"
    }
    return ": \(sentence(omission.part, omission.count))"
  }

  private static func sentence(_ part: ImportOmission.Part, _ count: Int) -> SafeText {
    let cards = Wording.count(count, "card")
    let isOne = count == 1
    return switch part {
    case .header(_, let text): "ignored: \(text)"
    case .column(let name): "left out: the column “\(name)”"
    case .card(let template, let type, let reason):
      "left out: \(cards) “\(template)” of type \(type): \(text(for: reason))"
    case .typing(let template, let type):
      isOne
        ? "\(cards) “\(template)” of type \(type) wants the meaning typed; here it is recalled"
        : "\(cards) “\(template)” of type \(type) want the meaning typed; here it is recalled"
    case .answers:
      "left out: \(Wording.count(count, "answer")) to cards that are not imported"
    case .changes: changes(count)
    case .media(let type): mediaOfNotes(count, type)
    case .missingMedia(let names):
      isOne
        ? "\(files(count)) that cards name is not in the package: \(list(names))"
        : "\(files(count)) that cards name are not in the package: \(list(names))"
    case .unusedMedia(let names):
      "left out: \(files(count)) that no card here names: \(list(names))"
    case .flags: isOne ? "left out: the flag of \(cards)" : "left out: the flags of \(cards)"
    case .buried:
      isOne
        ? "\(cards) that is buried in Anki may be asked today"
        : "\(cards) that are buried in Anki may be asked today"
    case .customData: "left out: the custom scheduling data of \(cards)"
    case .secondDeck(let deck, let first): secondDeck(deck, first, count)
    case .filteredDecks(let names): filtered(names, count)
    case .emptyDecks(let names, let areDescribed): empty(names, areDescribed: areDescribed)
    case .description(let deck):
      "left out: the description of the deck “\(deck)”, which is known with another"
    case .options(let titles, let differences):
      "options of the \(decks(titles)) are not taken over: \(list(differences))"
    }
  }

  private static func changes(_ count: Int) -> SafeText {
    let changes = Wording.count(count, "change")
    return count == 1
      ? "left out: \(changes) of the schedule in the log that is not an answer"
      : "left out: \(changes) of the schedule in the log that are not answers"
  }

  private static func mediaOfNotes(_ count: Int, _ type: String) -> SafeText {
    let notes = Wording.count(count, "note")
    return count == 1
      ? "left out: what \(notes) of type \(type) has beyond one picture and one sound"
      : "left out: what \(notes) of type \(type) have beyond one picture and one sound"
  }

  private static func secondDeck(_ deck: String, _ first: String, _ count: Int) -> SafeText {
    let cards = Wording.count(count, "card")
    return count == 1
      ? """
      \(cards) of the deck “\(deck)” comes into “\(first)”, where the first card of the note is
      """
      : """
      \(cards) of the deck “\(deck)” come into “\(first)”, where the first card of the note is
      """
  }

  private static func filtered(_ names: [String], _ count: Int) -> SafeText {
    let cards = Wording.count(count, "card")
    return count == 1
      ? "left out: the filtered \(decks(names)); \(cards) is in its own deck"
      : "left out: the filtered \(decks(names)); \(cards) are in their own decks"
  }

  private static func empty(_ names: [String], areDescribed: Bool) -> SafeText {
    guard areDescribed else { return "left out: the \(decks(names)) without cards" }
    return names.count == 1
      ? "left out: the \(decks(names)) without cards, with its description"
      : "left out: the \(decks(names)) without cards, with their descriptions"
  }

  private static func files(_ count: Int) -> SafeText {
    count == 1 ? "1 media file" : "\(count) media files"
  }

  private static func decks(_ names: [String]) -> SafeText {
    let list = list(names.map { "“\(SafeText($0).line)”" })
    return names.count == 1 ? "deck \(list)" : "decks \(list)"
  }

  /// The first five names, and the number of the others.
  private static func list(_ names: [String]) -> SafeText {
    let shown = names.prefix(5).map { SafeText(line: $0) }.joined(separator: ", ")
    return names.count > 5 ? "\(shown) and \(names.count - 5) more" : shown
  }

  private static func list(_ differences: [OptionDifference]) -> SafeText {
    differences.map(text).joined(separator: ", ")
  }

  private static func text(_ difference: OptionDifference) -> SafeText {
    switch difference {
    case .retention(let chance): "retention \((chance * 1000).rounded() / 1000)"
    case .parameters: "own FSRS parameters"
    case .newLimit(let count): "\(count) new a day"
    case .reviewLimit(let count): "\(Wording.count(count, "review")) a day"
    case .learningSteps(let minutes): "steps \(steps(minutes))"
    case .relearningSteps(let minutes): "relearning steps \(steps(minutes))"
    case .maximumInterval(let days): "at most \(days) d between reviews"
    case .leechThreshold(let count): "leeches from \(Wording.count(count, "lapse"))"
    }
  }

  private static func steps(_ minutes: [Double]) -> SafeText {
    minutes.isEmpty ? "none" : minutes.map(time).joined(separator: " ")
  }

  private static func time(_ minutes: Double) -> SafeText {
    let seconds = Int((minutes * 60).rounded())
    let (days, hours) = (seconds / 86_400, seconds / 3600)
    if seconds % 86_400 == 0 { return "\(days) d" }
    if seconds % 3600 == 0 { return "\(hours) h" }
    return seconds % 60 == 0 ? "\(seconds / 60) min" : "\(seconds) s"
  }
}
