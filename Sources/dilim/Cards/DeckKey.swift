import Cards
import Curriculum
import Memory
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
      throw .usage("\(change): expected key=value, such as new=10.")
    }
    let name = String(change[..<equals])
    let value = String(change[change.index(after: equals)...])
    if let key = DeckKey(rawValue: name) { return try key.set(value, on: &deck) }
    guard let key = SchedulerSettings.Key(rawValue: name) else {
      let hint = NearName.of(name, in: names).map { " Did you mean \($0)?" } ?? ""
      throw .usage("A deck has no setting \(name).\(hint) Known: \(names.joined(separator: ", ")).")
    }
    do throws(SettingsError) {
      try deck.settings.scheduler.set(key, value)
    } catch {
      throw .usage("\(name)=\(value): \(sentence(for: error)).")
    }
  }

  private func set(_ value: String, on deck: inout Deck) throws(Failure) {
    switch self {
    case .title, .about:
      guard deck.origin == .own else {
        throw .usage("The titles of the course come from its files.")
      }
      let text = EntryText.cleaned(value)
      guard self == .about || !text.isEmpty else { throw .usage("A deck needs a title.") }
      if self == .title { deck.title = text } else { deck.about = text }
    case .favourite:
      guard value == "yes" || value == "no" else {
        throw .usage("favourite=\(value): expected yes or no.")
      }
      deck.isFavourite = value == "yes"
    case .kinds:
      var kinds: Set<CardKind> = []
      for name in value.split(separator: ",") { kinds.insert(try Command.cardKind(String(name))) }
      guard !kinds.isEmpty else { throw .usage("kinds: expected recognise, recall or type.") }
      deck.settings.kinds = CardKind.allCases.filter(kinds.contains)
    case .new: deck.settings.newLimit = try number(value, in: 0...10_000)
    case .reviews: deck.settings.reviewLimit = try number(value, in: 0...100_000)
    case .leech: deck.settings.leechThreshold = try number(value, in: 0...1_000)
    }
  }

  private func number(_ text: String, in range: ClosedRange<Int>) throws(Failure) -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw .usage(
        "\(rawValue)=\(text): expected a number from \(range.lowerBound) to \(range.upperBound)."
      )
    }
    return number
  }

  private static func sentence(for error: SettingsError) -> String {
    switch error {
    case .unknownKey(let name): "there is no \(name)"
    case .noPair(let word): "\(word) is not key=value"
    case .unknownScheduler:
      "expected \(SchedulerSettings.Algorithm.allCases.map(\.rawValue).joined(separator: ", "))"
    case .malformed(let key, _): "expected \(expected(key))"
    case .outOfRange(_, _, let range):
      "expected a number from \(text(range.lowerBound)) to \(text(range.upperBound))"
    case .parameters: "expected 17, 19 or 21 numbers within their bounds"
    }
  }

  /// A number, without a fraction if it is whole.
  private static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }

  private static func expected(_ key: SchedulerSettings.Key) -> String {
    switch key {
    case .scheduler: "fsrs, learnio or ladder"
    case .retention: "a chance such as 0.9"
    case .steps, .relearning: "seconds separated by commas, or none"
    case .maximum: "days"
    case .fuzz: "on or off"
    case .parameters: "numbers separated by commas, or standard"
    case .failure: "restart or continue"
    }
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
