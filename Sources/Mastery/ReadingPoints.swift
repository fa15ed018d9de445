package import Turkish

/// The grammar points that a word in its sentence shows, by their names in the syllabus.
package struct ReadingPoints: Sendable {
  private let reading: Reading
  /// The word in small letters.
  private let letters: [UInt8]
  /// The word before it.
  private let before: String?

  package init(_ reading: Reading, letters: [UInt8], before: String?) {
    self.reading = reading
    self.letters = letters
    self.before = before
  }

  private var suffixes: [Suffix] { reading.suffixes }

  /// All points of the word.
  package var all: Set<String> {
    Set(suffixes.indices.flatMap { names(at: $0) + spellings(at: $0) })
  }

  /// The points that the suffix at an index may train, the likeliest first.
  package func names(at index: Int) -> [String] {
    let suffix = suffixes[index]
    switch suffix {
    case .possessive3s, .possessive3p: return [possession]
    case .negative:
      return switch suffixes.dropFirst(index + 1).first {
      case .progressive: ["present-negative"]
      case .aorist: ["aorist-negative"]
      default: []
      }
    case .progressive:
      return suffixes.contains(.copulaPast) ? ["past-continuous"] : ["present-iyor"]
    case .aorist: return suffixes.contains(.copulaPast) ? ["aorist-past"] : ["aorist"]
    case .copulaPast: return hasTense ? [] : ["past-copula"]
    case .person1s, .person1p, .person2s, .person2p:
      return hasTense || suffixes.contains(.copulaPast) ? [] : ["copula-present"]
    case .equative, .language, .diminutive: return []
    default:
      // Within a verb the first suffix of mood decides; later ones belong to it.
      let isLater = suffixes[..<index].contains { $0.slot == .tense || $0.slot == .polarity }
      if suffix.slot == .tense, isLater { return [] }
      return Array(SuffixTags.names(of: suffix).prefix(1))
    }
  }

  private var hasTense: Bool { suffixes.contains { $0.slot == .tense } }

  /// Which of its points a possessive of the third person trains.
  private var possession: String {
    guard let before else { return "possessive" }
    let owners = Morphology.readings(of: CodePage.encode(before.turkishLowercased))
    // The analyser knows few names: Tom'un.
    let isNamed = before.wholeMatch(of: /.+['’]n?[ıiuü]n/) != nil
    if isNamed || owners.contains(where: { $0.suffixes.last == .genitive }) {
      return "genitive-possessive"
    }
    let isNoun = owners.contains { $0.suffixes.isEmpty && $0.stem.partOfSpeech == .noun }
    return isNoun ? "compound-noun" : "possessive"
  }

  /// The points of spelling that the word shows at a suffix.
  package func spellings(at index: Int) -> [String] {
    let morpheme = reading.morphemes[index]
    guard !morpheme.range.isEmpty else { return [] }
    var names: [String] = []
    let first = letters[morpheme.range.lowerBound]
    let previous = morpheme.range.lowerBound > 0 ? letters[morpheme.range.lowerBound - 1] : 0
    let assimilating: Set<Suffix> = [.locative, .ablative, .past, .copulaPast, .agent]
    if assimilating.contains(morpheme.suffix), Self.hard.contains(first) {
      names.append("d-t-assimilation")
    }
    let buffered: Set<Suffix> = [.dative, .accusative, .genitive, .possessive3s]
    if buffered.contains(morpheme.suffix), Self.buffers.contains(first),
      Self.vowels.contains(previous)
    {
      names.append("buffer-letters")
    }
    let stem = Array(letters.prefix(reading.stemLength))
    guard index == 0, stem != reading.stem.letters else { return names }
    if let last = reading.stem.letters.last, Self.vowels.contains(last) {
      return morpheme.suffix == .progressive ? names + ["iyor-narrowing"] : names
    }
    return names + [stem.count < reading.stem.letters.count ? "vowel-drop" : "softening"]
  }

  private static let hard = Set(CodePage.encode("tç"))
  private static let buffers = Set(CodePage.encode("yns"))
  private static let vowels = Set(CodePage.encode("aeıioöuü"))
}
