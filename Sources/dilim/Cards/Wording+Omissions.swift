import CardFiles
import Screens
import TextSafety

/// Sentences about parts of a file that are not imported.
extension Wording {
  /// The text that follows the name of the file.
  static func text(for omission: ImportOmission) -> String {
    if case .header(let line, let text) = omission.part {
      return ":\(line): ignored: \(SafeText(text).line)"
    }
    return ": \(sentence(omission.part, omission.count))"
  }

  private static func sentence(_ part: ImportOmission.Part, _ count: Int) -> String {
    let cards = Wording.count(count, "card")
    let has = count == 1 ? "has" : "have"
    return switch part {
    case .header(_, let text): "ignored: \(SafeText(text).line)"
    case .column(let name): "left out: the column \(quoted(name))"
    case .card(let template, let type, let reason):
      "left out: \(cards) \(quoted(template)) of type \(SafeText(type).line): "
        + text(for: reason)
    case .typing(let template, let type):
      "\(cards) \(quoted(template)) of type \(SafeText(type).line) \(count == 1 ? "wants" : "want") "
        + "the meaning typed; here it is recalled"
    case .answers:
      "left out: \(Wording.count(count, "answer")) to cards that are not imported"
    case .changes:
      "left out: \(Wording.count(count, "change")) of the schedule in the log that "
        + "\(count == 1 ? "is not an answer" : "are not answers")"
    case .media(let type):
      "left out: what \(Wording.count(count, "note")) of type \(SafeText(type).line) \(has) beyond "
        + "one picture and one sound"
    case .missingMedia(let names):
      "\(files(count)) that cards name \(count == 1 ? "is" : "are") not in the package: \(list(names))"
    case .unusedMedia(let names):
      "left out: \(files(count)) that no card here names: \(list(names))"
    case .flags: "left out: the \(count == 1 ? "flag" : "flags") of \(cards)"
    case .buried: "\(cards) that \(count == 1 ? "is" : "are") buried in Anki may be asked today"
    case .customData: "left out: the custom scheduling data of \(cards)"
    case .secondDeck(let deck, let first):
      "\(cards) of the deck \(quoted(deck)) \(count == 1 ? "comes" : "come") into \(quoted(first)), "
        + "where the first card of the note is"
    case .filteredDecks(let names):
      "left out: the filtered \(decks(names)); \(cards) \(count == 1 ? "is" : "are") in "
        + "\(count == 1 ? "its" : "their") own \(count == 1 ? "deck" : "decks")"
    case .emptyDecks(let names, let areDescribed):
      "left out: the \(decks(names)) without cards"
        + (areDescribed
          ? ", with \(names.count == 1 ? "its description" : "their descriptions")" : "")
    case .description(let deck):
      "left out: the description of the deck \(quoted(deck)), which is known with another"
    case .options(let titles, let differences):
      "options of the \(decks(titles)) are not taken over: "
        + differences.map(text).joined(separator: ", ")
    }
  }

  private static func quoted(_ name: String) -> String { "“\(SafeText(name).line)”" }

  private static func files(_ count: Int) -> String {
    count == 1 ? "1 media file" : "\(count) media files"
  }

  private static func decks(_ names: [String]) -> String {
    (names.count == 1 ? "deck " : "decks ") + list(names.map(quoted))
  }

  /// The first five names, and the number of the others.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(5).map { SafeText($0).line }.joined(separator: ", ")
    return names.count > 5 ? "\(shown) and \(names.count - 5) more" : shown
  }

  private static func text(_ difference: OptionDifference) -> String {
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

  private static func steps(_ minutes: [Double]) -> String {
    minutes.isEmpty ? "none" : minutes.map(time).joined(separator: " ")
  }

  private static func time(_ minutes: Double) -> String {
    let seconds = Int((minutes * 60).rounded())
    for (unit, name) in [(86_400, "d"), (3600, "h"), (60, "min")] where seconds % unit == 0 {
      return "\(seconds / unit) \(name)"
    }
    return "\(seconds) s"
  }
}
