import Cards
import Curriculum
import Memory
import Screens
import TextSafety

/// A setting of a deck, besides those of its scheduler.
enum DeckKey: String, CaseIterable {
  case title, about, favourite, kinds, new, reviews, leech

  /// The names of all keys, with those of schedulers.
  static let names = allCases.map(\.rawValue) + SchedulerSettings.Key.allCases.map(\.rawValue)

  /// The keys of a deck with their values, in the form in which they are set.
  static func all(of deck: Deck) -> [(String, String)] {
    let settings = deck.settings
    return [
      ("favourite", deck.isFavourite ? "yes" : "no"),
      ("kinds", settings.kinds.map(\.rawValue).joined(separator: ",")),
      ("new", String(settings.newLimit)), ("reviews", String(settings.reviewLimit)),
      ("leech", String(settings.leechThreshold)),
    ]
      + SchedulerSettings.Key.allCases.filter { settings.scheduler.uses($0) }
      .map { ($0.rawValue, settings.scheduler.value(of: $0)) }
  }

  /// Applies `key=value`.
  static func apply(_ change: String, to deck: inout Deck) throws(Failure) {
    guard let equals = change.firstIndex(of: "=") else {
      throw .usage(Wording.notKeyAndValue(change))
    }
    let name = String(change[..<equals])
    let value = String(change[change.index(after: equals)...])
    if let key = DeckKey(rawValue: name) { return try key.set(value, on: &deck) }
    guard let key = SchedulerSettings.Key(rawValue: name) else {
      throw .usage(Wording.unknownDeckSetting(name, of: names))
    }
    do throws(SettingsError) {
      try deck.settings.scheduler.set(key, value)
    } catch {
      throw .usage("\(name)=\(value): \(Wording.sentence(for: error)).")
    }
  }

  private func set(_ value: String, on deck: inout Deck) throws(Failure) {
    switch self {
    case .title, .about:
      guard deck.origin == .own else {
        throw .usage(Wording.courseTitlesFixed)
      }
      let text = EntryText.cleaned(value)
      guard self == .about || !text.isEmpty else { throw .usage(Wording.deckNeedsTitle) }
      if self == .title { deck.title = text } else { deck.about = text }
    case .favourite:
      guard value == "yes" || value == "no" else {
        throw .usage(Wording.yesOrNoExpected(value))
      }
      deck.isFavourite = value == "yes"
    case .kinds:
      var kinds: Set<CardKind> = []
      for name in value.split(separator: ",") { kinds.insert(try Command.cardKind(String(name))) }
      guard !kinds.isEmpty else { throw .usage(Wording.kindsExpected) }
      deck.settings.kinds = CardKind.allCases.filter(kinds.contains)
    case .new: deck.settings.newLimit = try number(value, in: 0...10_000)
    case .reviews: deck.settings.reviewLimit = try number(value, in: 0...100_000)
    case .leech: deck.settings.leechThreshold = try number(value, in: 0...1_000)
    }
  }

  private func number(_ text: String, in range: ClosedRange<Int>) throws(Failure) -> Int {
    guard let number = Int(text), range.contains(number) else {
      let (least, most) = (String(range.lowerBound), String(range.upperBound))
      throw .usage("\(rawValue)=\(text): \(Wording.numberExpected(from: least, to: most)).")
    }
    return number
  }
}

extension SchedulerSettings {
  /// Whether a key means anything to the scheduler that is chosen.
  fileprivate func uses(_ key: Key) -> Bool {
    switch key {
    case .scheduler: true
    case .retention, .steps, .relearning, .maximum, .fuzz, .parameters: algorithm == .fsrs
    case .failure: algorithm == .ladder
    }
  }
}
