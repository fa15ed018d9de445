/// The dictionary form of a word or phrase, which can be inflected.
///
/// The last word of a phrase is inflected: pişman olmak, cep telefonu. Capitals and circumflexes
/// are kept; a name gets its apostrophe.
package struct Lemma: Sendable {
  /// The stem of the inflected word.
  package var stem: Stem { stems[0] }
  /// The possible stems, at least one: koyun (sheep) and koyun (bosom, koynum).
  private let stems: [Stem]
  /// Whether the dictionary form is a negated infinitive: etmemek.
  package let isNegated: Bool
  /// Whether it is a compound with a possessive, which another possessive replaces: cep telefon-u.
  package let isPossessive: Bool
  /// The words before the inflected one, with the space.
  private let lead: String
  /// The inflected word as given, without -mak.
  private let spelling: [Unicode.Scalar]

  /// Creates a lemma; nil if it has no letters, or for a verb that doesn't end in -mak or -mek.
  package init?(_ text: String, _ partOfSpeech: PartOfSpeech) {
    let scalars = Array(text.composed.unicodeScalars)
    let start = scalars.lastIndex { !$0.properties.isAlphabetic }.map { $0 + 1 } ?? 0
    let word = Array(scalars[start...])
    guard !word.isEmpty else { return nil }
    lead = Self.text(scalars[..<start])
    if partOfSpeech == .verb {
      let letters = Self.letters(word)
      guard letters.count > 3, Self.isInfinitive(letters) else { return nil }
      (stems, isNegated) = StemChoice.verbs(Array(letters.dropLast(3)))
      isPossessive = false
      spelling = Array(word.dropLast(3))
    } else {
      (stems, isPossessive) = StemChoice.nominals(
        Self.letters(word),
        partOfSpeech,
        text: Self.text(word),
        isPhrase: start > 0
      )
      isNegated = false
      spelling = word
    }
  }

  /// Returns the forms of an inflection, the best first; empty if Turkish has none.
  package func forms(_ inflection: Inflection) -> [String] {
    var suffixes = inflection.suffixes
    var stems = stems
    if isNegated, !suffixes.contains(.negative) {
      suffixes = suffixes.negated
    } else if isNegated, inflection.negatesTwice {
      stems = [Stem.guess(letters: Self.letters(spelling), partOfSpeech: .verb)]
    }
    if isPossessive { suffixes = suffixes.onCompound }
    let tails = tails(inflection.helper)
    let mark = inflection.endsWithQuestionMark ? "?" : ""
    var forms: [String] = []
    for stem in stems {
      for form in letters(of: stem, suffixes, isFormal: inflection.isFormal) {
        forms += tails.map { lead + written(form, suffixes) + $0 + mark }
      }
    }
    return forms.enumerated().filter { !forms[..<$0.offset].contains($0.element) }.map(\.element)
  }

  private func letters(of stem: Stem, _ suffixes: [Suffix], isFormal: Bool) -> [[UInt8]] {
    let forms = Morphology.forms(of: stem, suffixes)
    guard suffixes.contains(.imperative) else { return forms }
    return forms.sorted { isFormal ? $0.count > $1.count : $0.count < $1.count }
  }

  private func tails(_ helper: Inflection.Helper?) -> [String] {
    switch helper {
    case nil: [""]
    case .degil(let suffixes): Self.forms(of: "değil", .adjective, suffixes)
    case .olmak(let suffixes): Self.forms(of: "ol", .verb, suffixes)
    }
  }

  private static func forms(
    of word: String,
    _ partOfSpeech: PartOfSpeech,
    _ suffixes: [Suffix]
  ) -> [String] {
    let letters = CodePage.encode(word)
    let known = Lexicon.stems(letters).first { $0.partOfSpeech == partOfSpeech }
    let stem = known ?? Stem(letters: letters, partOfSpeech: partOfSpeech)
    return Morphology.forms(of: stem, suffixes).map { " " + CodePage.decode($0) }
  }

  /// Returns the form as text, with the capitals and circumflexes of the lemma in the stem.
  private func written(_ form: [UInt8], _ suffixes: [Suffix]) -> String {
    var head: [Unicode.Scalar] = []
    var rest = form[...]
    for scalar in spelling {
      let letters = Self.letters([scalar])
      guard Self.areAlike(rest.prefix(letters.count), letters) else { break }
      head.append(Self.withoutMacron(scalar))
      rest = rest.dropFirst(letters.count)
    }
    let apostrophe = takesApostrophe(suffixes) ? "'" : ""
    return Self.text(head) + apostrophe + CodePage.decode(rest)
  }

  private static func areAlike(_ form: ArraySlice<UInt8>, _ spelling: [UInt8]) -> Bool {
    form.elementsEqual(spelling) {
      CodePage.withoutCircumflex[Int($0)] == CodePage.withoutCircumflex[Int($1)]
    }
  }

  /// Whether the form of a name has an apostrophe: not if -lAr or a derivation comes first.
  private func takesApostrophe(_ suffixes: [Suffix]) -> Bool {
    guard isName, let first = suffixes.first(where: { !isPossessive || $0 != .possessive3s }) else {
      return false
    }
    if [.possessive3p, .person3p].contains(first) { return false }
    return ![.number, .derivation, .question].contains(first.slot)
  }

  /// Whether the lemma is a name, or a phrase in capitals: Yönetim Kurulu Başkanı.
  private var isName: Bool {
    guard let first = spelling.first, first.properties.isUppercase else { return false }
    if stem.traits.contains(.takesApostrophe) { return true }
    return lead.hasSuffix(" ")
      && lead.split(separator: " ").allSatisfy { $0.first?.isUppercase ?? false }
      && stem.partOfSpeech == .noun && isPossessive
  }

  private static func isInfinitive(_ letters: [UInt8]) -> Bool {
    let ending = CodePage.decode(letters.suffix(3))
    return ending == "mak" || ending == "mek"
  }

  /// Returns the ``CodePage`` bytes in lower case, without macrons.
  private static func letters(_ scalars: [Unicode.Scalar]) -> [UInt8] {
    scalars.flatMap { scalar in
      withoutMacron(scalar).turkishLowercased.flatMap { CodePage.encode(String($0)) }
    }
  }

  /// Returns the letter without the macron that some dictionaries have: acemī, aikidō.
  private static func withoutMacron(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "ā": "a"
    case "ī": "i"
    case "ū": "u"
    case "ē": "e"
    case "ō": "o"
    default: scalar
    }
  }

  private static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}

extension [Suffix] {
  /// The suffixes for the base of a compound, with its possessive unless another replaces it.
  ///
  /// cep telefonu-nda is telefon-u-nda; cep telefonu-m is telefon-um.
  fileprivate var onCompound: [Suffix] {
    if contains(where: { $0.slot == .possessive }) { return self }
    let place = first == .plural ? 1 : 0
    return Array(self[..<place]) + [.possessive3s] + self[place...]
  }
}
