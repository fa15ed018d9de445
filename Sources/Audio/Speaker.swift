/// The person who says something.
package struct Speaker: Sendable, Hashable {
  package enum Kind: String, Sendable {
    case narrator, woman, man
  }

  package let kind: Kind
  /// The number among those of their kind in a text, from 0; each has a voice of their own where a
  /// program or a server has several.
  package let place: Int
  /// The number among all persons of a text, from 1; 0 for a narrator.
  package let number: Int

  package init(kind: Kind, place: Int, number: Int) {
    self.kind = kind
    self.place = place
    self.number = number
  }

  package static let narrator = Speaker(kind: .narrator, place: 0, number: 0)

  /// Returns one of several voices: the first for a narrator, the others in turn for persons.
  func choice<Value>(of voices: [Value]) -> Value? {
    guard number > 0, voices.count > 1 else { return voices.first }
    return voices[1 + (number - 1) % (voices.count - 1)]
  }
}

/// The persons of a text, who get their voices in the order in which they are met.
package struct Cast {
  private var speakers: [String: Speaker] = [:]
  private var counts: [Speaker.Kind: Int] = [:]

  package init() {}

  /// Returns the person of a name; `kind` counts when the name is met first.
  ///
  /// Women and men take turns where nobody knows.
  package mutating func speaker(named name: String, kind: Speaker.Kind? = nil) -> Speaker {
    if let known = speakers[name] { return known }
    let (women, men) = (counts[.woman] ?? 0, counts[.man] ?? 0)
    let kind = kind ?? (women > men ? .man : .woman)
    let speaker = Speaker(kind: kind, place: counts[kind] ?? 0, number: speakers.count + 1)
    speakers[name] = speaker
    counts[kind, default: 0] += 1
    return speaker
  }
}
