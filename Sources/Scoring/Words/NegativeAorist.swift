import Turkish

/// The negative aorist of the first person, which has no z: içmem, içmeyiz.
package enum NegativeAorist {
  private static let endings = [
    ("mezim", "mem"), ("mazım", "mam"), ("meziz", "meyiz"), ("mazız", "mayız"),
  ].map { (regular: CodePage.encode($0), right: CodePage.encode($1)) }

  /// Whether the typed word is the expected one with a z: içmezim for içmem.
  static func isRegular(_ typed: [UInt8], for word: [UInt8]) -> Bool {
    endings.contains { regular, right in
      typed.count > regular.count && typed.suffix(regular.count) == regular[...]
        && word == typed.dropLast(regular.count) + right
    }
  }

  /// Whether a word has a z that doesn't belong in it: içmezim.
  package static func isRegular(_ typed: String) -> Bool {
    let word = CodePage.encode(typed.turkishLowercased)
    return endings.contains { word.suffix($0.regular.count) == $0.regular[...] }
  }
}
