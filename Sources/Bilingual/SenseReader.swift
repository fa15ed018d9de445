/// Reads one sense: “2:look after,take care of[dat]{person}=ilgilenmek[ins]~gözetmek”.
struct SenseReader {
  private var rest: Substring
  private let whole: Substring

  init(_ text: Substring) {
    whole = text.trimmed
    rest = whole
  }

  mutating func read(number: Int) throws(LexiconError) -> Sense {
    let register = try heading(number)
    var sense = Sense(glosses: try glosses(), register: register)
    sense.government = try government()
    sense.objects = try objects()
    while let sign = rest.first {
      guard let nearness = Sense.Nearness(rawValue: sign) else {
        throw LexiconError(.misplaced(String(rest)))
      }
      rest.removeFirst()
      sense.synonyms += try synonyms(nearness)
    }
    return sense
  }

  /// Reads “2 formal:”.
  private mutating func heading(_ number: Int) throws(LexiconError) -> LexiconEntry.Register? {
    guard let colon = rest.firstIndex(of: ":") else {
      throw LexiconError(.senseNumber(expected: number, found: String(whole)))
    }
    let words = rest[..<colon].split(separator: " ")
    rest = rest[rest.index(after: colon)...]
    guard let first = words.first, Int(first) == number, words.count <= 2 else {
      throw LexiconError(.senseNumber(expected: number, found: String(whole)))
    }
    guard words.count == 2 else { return nil }
    guard let register = LexiconEntry.Register(rawValue: String(words[1])) else {
      throw LexiconError(.unknown(.register, String(words[1])))
    }
    return register
  }

  private mutating func glosses() throws(LexiconError) -> [Sense.Gloss] {
    var glosses: [Sense.Gloss] = []
    repeat {
      if !glosses.isEmpty { rest.removeFirst() }
      glosses.append(try gloss())
    } while rest.first == ","
    return glosses
  }

  private mutating func gloss() throws(LexiconError) -> Sense.Gloss {
    let english = text(until: "(,[{=~<").trimmed
    guard !english.isEmpty else { throw LexiconError(.emptyGloss) }
    guard rest.first == "(" else { return Sense.Gloss(String(english)) }
    let remark = try enclosed("(", ")").trimmed
    rest = rest.drop { $0 == " " }
    return Sense.Gloss(String(english), remark: String(remark))
  }

  private mutating func government() throws(LexiconError) -> [Sense.Frame] {
    guard rest.first == "[" else { return [] }
    var frames: [Sense.Frame] = []
    for frame in try enclosed("[", "]").split(separator: "|") {
      var complements: Sense.Frame = []
      for name in frame.split(separator: "+") {
        let name = String(name.trimmed)
        guard let complement = Sense.Complement(rawValue: name) else {
          throw LexiconError(.unknown(.complement, name))
        }
        complements.append(complement)
      }
      frames.append(complements)
    }
    return frames
  }

  private mutating func objects() throws(LexiconError) -> [Sense.ObjectClass] {
    guard rest.first == "{" else { return [] }
    var objects: [Sense.ObjectClass] = []
    for name in try enclosed("{", "}").split(separator: ",") {
      let name = String(name.trimmed)
      guard let object = Sense.ObjectClass(rawValue: name) else {
        throw LexiconError(.unknown(.objectClass, name))
      }
      objects.append(object)
    }
    return objects
  }

  private mutating func synonyms(
    _ nearness: Sense.Nearness
  ) throws(LexiconError) -> [Sense.Synonym] {
    var synonyms: [Sense.Synonym] = []
    repeat {
      if !synonyms.isEmpty { rest.removeFirst() }
      var lemma = text(until: "{,[=~<")
      // An inner possessive belongs to the lemma: can{POSS} sıkılmak.
      while rest.hasPrefix(Self.slot) {
        lemma += rest.prefix(Self.slot.count)
        rest = rest.dropFirst(Self.slot.count)
        lemma += text(until: "{,[=~<")
      }
      guard !lemma.trimmed.isEmpty else { throw LexiconError(.emptyGloss) }
      synonyms.append(
        Sense.Synonym(
          lemma: String(lemma.trimmed),
          nearness: nearness,
          government: try government()
        )
      )
    } while rest.first == ","
    return synonyms
  }

  private static let slot = "{POSS}"

  /// Takes the text before the first of the marks.
  private mutating func text(until marks: String) -> Substring {
    let end = rest.firstIndex { marks.contains($0) } ?? rest.endIndex
    defer { rest = rest[end...] }
    return rest[..<end]
  }

  /// Takes the opening mark, which comes next, and the text up to the closing one.
  private mutating func enclosed(
    _ opening: Character,
    _ closing: Character
  ) throws(LexiconError) -> Substring {
    guard let end = rest.firstIndex(of: closing) else { throw LexiconError(.unclosed(opening)) }
    defer { rest = rest[rest.index(after: end)...] }
    return rest[rest.index(after: rest.startIndex)..<end]
  }
}
