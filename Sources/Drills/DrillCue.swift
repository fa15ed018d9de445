import Bilingual

/// What the learner is asked in English, with places for the word and the person.
///
/// Places of the word are `{noun}`, `{nouns}`, `{name}`, `{adjective}`, `{number}`, `{ordinal}` and,
/// for the forms of a verb, `{come}`, `{comes}`, `{coming}`, `{came}` and `{done}`. Those of the
/// person are `{I}`, `{am}`, `{was}`, `{have}`, `{do}`, `{my}` and `{me}`. `{comes}` follows the
/// person.
package struct DrillCue: Sendable, Equatable {
  let template: String

  /// The first place of a template that doesn't exist, if there is one.
  static func fault(in template: String) -> String? {
    places(in: template).first { !known.contains($0) }
  }

  private static let known = Set(
    DrillPerson.names + [
      "noun", "nouns", "name", "adjective", "number", "ordinal", "come", "comes", "coming", "came",
      "done",
    ]
  )

  private static func places(in template: String) -> [String] {
    template.split(separator: "{").dropFirst(template.hasPrefix("{") ? 0 : 1)
      .map { String($0.prefix { $0 != "}" }) }
  }

  /// Whether the cue has this place.
  func has(_ place: String) -> Bool { template.contains("{\(place)}") }

  /// The cue for a word and a person.
  func text(_ english: String, for person: DrillPerson?) -> String {
    var words = person?.english ?? [:]
    for place in Self.places(in: template) where words[place] == nil {
      words[place] = Self.word(place, english, person)
    }
    var text = template
    for (place, word) in words { text = text.replacing("{\(place)}", with: word) }
    return text
  }

  private static func word(_ place: String, _ english: String, _ person: DrillPerson?) -> String {
    switch place {
    case "nouns": EnglishInflection.plural(english)
    case "comes": person == nil || person == .third ? EnglishInflection.third(english) : english
    case "coming": EnglishInflection.gerund(english)
    case "came": EnglishInflection.past(english)
    case "done": EnglishInflection.participle(english)
    case "ordinal": ordinals[english] ?? english + "th"
    default: english
    }
  }

  private static let ordinals = [
    "one": "first", "two": "second", "three": "third", "five": "fifth", "eight": "eighth",
    "nine": "ninth", "twenty": "twentieth", "thirty": "thirtieth", "forty": "fortieth",
    "fifty": "fiftieth", "sixty": "sixtieth", "seventy": "seventieth", "eighty": "eightieth",
    "ninety": "ninetieth",
  ]
}
