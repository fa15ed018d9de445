/// The features of a form as a set of UniMorph tags, read from any of the notations.
struct FeatureTags {
  /// The notation of a table; tables also differ in details.
  enum Scheme {
    /// SIGMORPHON 2016: `pos=N,case=ESS,num=PL`, where ESS is the locative.
    case keyed
    /// CoNLL-SIGMORPHON 2018: `V;IND;1;SG;PRS;POS;INTR`, person before number.
    case personFirst
    /// SIGMORPHON 2021: `V;HAB;IND;SG;1;POS;PRS;INTR`.
    case numberFirst
  }

  let scheme: Scheme
  let text: String
  private let tags: Set<String>

  init(_ text: String) throws(FeatureError) {
    let isKeyed = text.contains("=")
    let parts = text.split(separator: isKeyed ? "," : ";").map { Self.trimmed($0) }
    guard !parts.isEmpty else { throw .empty }
    var tags: Set<String> = []
    for part in parts {
      if let tag = isKeyed ? try Self.keyed(part) : try Self.plain(part) { tags.insert(tag) }
    }
    self.tags = tags
    self.text = text
    let person = parts.firstIndex { ["1", "2", "3"].contains($0) }
    let number = parts.firstIndex { ["SG", "PL"].contains($0) }
    let isPersonFirst = zip(person, number).map { $0 < $1 } ?? false
    scheme = isKeyed ? .keyed : isPersonFirst ? .personFirst : .numberFirst
    for pair in Self.rivals {
      let found = pair.filter(tags.contains)
      if found.count > 1 { throw .contradiction(found[0], found[1]) }
    }
  }

  func has(_ tag: String) -> Bool { tags.contains(tag) }

  /// Returns the value of the first tag of a table that is in the set.
  func first<Value>(of table: KeyValuePairs<String, Value>) -> Value? {
    table.first { tags.contains($0.key) }?.value
  }

  private static let rivals: [[String]] = [
    ["N", "V", "ADJ"], ["SG", "PL"], ["POS", "NEG"], ["DECL", "INTR"], ["PRS", "PST", "FUT"],
    ["IND", "IRR", "IMP", "OPT", "OBLIG"], ["HAB", "PROG", "PRF", "PROSP"],
    ["NOM", "ACC", "DAT", "LOC", "ABL", "GEN", "INS", "EQTV"],
    ["PSS1S", "PSS2S", "PSS3S", "PSS1P", "PSS2P", "PSS3P"], ["1", "2", "3"],
    ["1S", "2S", "3S", "1P", "2P", "3P"],
  ]

  private static let known = Set(rivals.joined()).union([
    "NFIN", "LGSPEC1", "LGSPEC2", "COND", "POT", "PASS", "CAUS", "REFL", "RECP",
  ])

  /// Returns the usual name of a tag; nil if the tag can be ignored.
  private static func plain(_ tag: String) throws(FeatureError) -> String? {
    switch tag {
    case "ESS": return "LOC"
    case "FIN": return nil
    case _ where known.contains(tag): return tag
    default: throw .unknown(tag)
    }
  }

  private static func keyed(_ part: String) throws(FeatureError) -> String? {
    let sides = part.split(separator: "=", maxSplits: 1).map { trimmed($0) }
    guard sides.count == 2, keys.contains(sides[0]) else { throw .unknown(part) }
    switch sides[1] {
    case "{IPFV/PFV}": return "HAB"
    case "{IPFV/PROG}": return "PROG"
    case "PFV": return nil
    case "NFH": return "LGSPEC2"
    default: break
    }
    do { return try plain(sides[1]) } catch { throw .unknown(part) }
  }

  private static let keys: Set<String> = [
    "pos", "case", "num", "poss", "per", "tense", "aspect", "mood", "polar", "inter", "evid",
    "fin", "voice",
  ]

  private static func trimmed(_ text: Substring) -> String {
    var rest = text.drop { $0 == " " }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}

/// Returns both values; nil if one is nil.
private func zip<First, Second>(_ first: First?, _ second: Second?) -> (First, Second)? {
  guard let first, let second else { return nil }
  return (first, second)
}
