import Patterns
import Turkish

/// The search for words of an example sentence that are not Turkish.
///
/// A name that the lexicon lacks is allowed if its endings are right: Zehra'ya, not Zehra'ye.
enum ExampleCheck {
  /// Returns the words without a reading, as written in the text.
  static func unknownWords(in text: String) -> [String] {
    let scalars = Array(text.unicodeScalars)
    let mapped = Normalization.mapped(text)
    return mapped.wordRanges.enumerated().compactMap { place, range in
      let span = mapped.sourceSpan(of: range).clamped(to: 0..<scalars.count)
      let word = Word(
        bytes: Array(mapped.bytes[range]),
        shown: Array(scalars[span]),
        beginsSentence: place == 0 || endsSentence(scalars[..<span.lowerBound])
      )
      return word.isTurkish ? nil : word.text
    }
  }

  private static func endsSentence(_ before: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let last = before.last(where: { !$0.properties.isWhitespace }) else { return true }
    return ".!?:…\"“”".unicodeScalars.contains(last)
  }
}

/// A word of a sentence, normalised and as written.
private struct Word {
  var bytes: [UInt8]
  var shown: [Unicode.Scalar]
  var beginsSentence: Bool

  var text: String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: shown)
    return String(view)
  }

  var isTurkish: Bool {
    if let apostrophe = bytes.firstIndex(of: UInt8(ascii: "'")) {
      return isParted(bytes[..<apostrophe], bytes[(apostrophe + 1)...])
    }
    if bytes.allSatisfy({ CodePage.isDigit($0) || Self.isNumberSign($0) }) { return true }
    if Morphology.isWord(bytes) { return !isMisspeltName }
    // A name without an ending; at the beginning of a sentence a capital proves nothing.
    return !beginsSentence && isCapitalised && !isAllCapitals && isLettersOnly
  }

  /// Whether it is a name in lower case or without the apostrophe before its ending.
  ///
  /// At the beginning of a sentence, where a capital proves nothing, only if it has no other reading.
  private var isMisspeltName: Bool {
    let readings = Morphology.readings(of: bytes)
    let names = readings.filter { $0.stem.traits.contains(.takesApostrophe) }
    guard isCapitalised else { return names.count == readings.count }
    let isName = !beginsSentence && !isAllCapitals || names.count == readings.count
    return isName && !names.isEmpty && names.allSatisfy(Self.takesApostrophe)
  }

  /// Whether the first ending needs an apostrophe; derivational endings don't: Ankaralı.
  private static func takesApostrophe(_ reading: Reading) -> Bool {
    reading.suffixes.first.map { [.case, .possessive, .copula, .person].contains($0.slot) } ?? false
  }

  /// Whether it is a name or number with a right ending after the apostrophe.
  private func isParted(_ base: ArraySlice<UInt8>, _ ending: ArraySlice<UInt8>) -> Bool {
    guard !base.isEmpty, !ending.isEmpty, !ending.contains(UInt8(ascii: "'")) else { return false }
    let joined = Array(base + ending)
    if base.allSatisfy({ CodePage.isDigit($0) || Self.isNumberSign($0) }) {
      let digits = Array(base.suffix(while: CodePage.isDigit))
      return Morphology.isWord(digits + ending)
    }
    guard isCapitalised else { return false }
    let known = Lexicon.stems(Array(base), as: .properNoun)
    // The first word of a sentence has a capital, so a common noun with its ending is not a name.
    if known.isEmpty, beginsSentence, Morphology.isWord(joined) { return false }
    let stems =
      known.isEmpty ? [Stem.guess(letters: Array(base), partOfSpeech: .properNoun)] : known
    return stems.filter { !$0.traits.contains(.withoutApostrophe) }.contains { stem in
      !Morphology.readings(of: joined, from: stem, slips: 0).isEmpty
    }
  }

  private var isCapitalised: Bool { shown.first?.properties.isUppercase ?? false }

  private var isAllCapitals: Bool {
    shown.count > 1 && shown.allSatisfy { !$0.properties.isLowercase }
  }

  private var isLettersOnly: Bool { bytes.allSatisfy(CodePage.isLetter) }

  private static func isNumberSign(_ byte: UInt8) -> Bool {
    [".", ",", ":", "-"].map { UInt8(ascii: $0) }.contains(byte)
  }
}

extension BidirectionalCollection {
  /// Returns the longest suffix whose elements all satisfy the condition.
  fileprivate func suffix(while holds: (Element) -> Bool) -> SubSequence {
    var start = endIndex
    while start > startIndex, holds(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}
