/// Adds lasting ids to the items of a lesson file that have none.
package enum IdentityWriter {
  /// Returns the file with `{#id}` at the end of the first line of each item that had none.
  ///
  /// All other bytes stay as they are, and a second pass changes nothing. An id is made of the
  /// item's first content words and is unique in the file.
  package static func addingMissingIDs(to bytes: [UInt8]) -> [UInt8] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    let bodyStart = firstBodyLine(lines)
    var taken = Set<String>()
    for line in lines[bodyStart...] where isItem(line) {
      if let id = mark(of: line)?.id { taken.insert(id) }
    }
    for index in lines.indices.dropFirst(bodyStart) where isItem(lines[index]) {
      guard let mark = mark(of: lines[index]), mark.id == nil else { continue }
      let id = newID(for: mark.text, taken: taken)
      taken.insert(id)
      lines[index] = appending(" {#\(id)}", to: lines[index])
    }
    return Array(lines.joined(separator: [0x0A]))
  }

  /// Returns the index of the blank line that ends the header.
  private static func firstBodyLine(_ lines: [[UInt8]]) -> Int {
    let header = lines.firstIndex { !isBlank($0) } ?? lines.count
    return lines[header...].firstIndex(where: isBlank) ?? lines.count
  }

  private static func isBlank(_ line: [UInt8]) -> Bool {
    line.allSatisfy { $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }
  }

  private static func isItem(_ line: [UInt8]) -> Bool {
    guard line.count > 2, line[1] == 0x20, !isBlank(Array(line.dropFirst())) else { return false }
    let marker = LineMarker(rawValue: Unicode.Scalar(line[0]))
    // Of a dialogue only the learner's turns are items.
    if marker == .turn { return mark(of: line)?.text.hasSuffix(Dialogue.open) == true }
    return marker?.startsItem == true
  }

  /// Returns the mark of an item's first line; nil if the line is not UTF-8.
  private static func mark(of line: [UInt8]) -> ItemMark? {
    String(validating: withoutEnd(line).dropFirst(2), as: UTF8.self)
      .map { ItemMark(line: Substring($0), known: nil) }
  }

  private static func withoutEnd(_ line: [UInt8]) -> ArraySlice<UInt8> {
    var line = line[...]
    while let last = line.last, last == 0x20 || last == 0x0D || last == 0x09 { line.removeLast() }
    return line
  }

  private static func appending(_ mark: String, to line: [UInt8]) -> [UInt8] {
    let text = withoutEnd(line)
    return Array(text) + Array(mark.utf8) + Array(line[text.endIndex...])
  }

  private static func newID(for text: String, taken: Set<String>) -> String {
    let all = words(of: text)
    let content = all.filter { !stopWords.contains($0) }
    let words = Array((content.isEmpty ? all : content).prefix(3))
    for count in words.indices {
      let id = words[...count].joined(separator: "-")
      if !taken.contains(id) { return id }
    }
    let stem = words.first ?? "item"
    var number = 2
    while taken.contains("\(stem)-\(number)") { number += 1 }
    return "\(stem)-\(number)"
  }

  /// Returns the words in lower-case ASCII, up to the first `|` or `(` that follows a word.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    scan: for scalar in text.unicodeScalars {
      switch folded(scalar) {
      case .letter(let letter): word.unicodeScalars.append(letter)
      case .nothing: break
      case .end where !words.isEmpty || !word.isEmpty: break scan
      case .end, .gap:
        if !word.isEmpty { words.append(word) }
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    return words.map { String($0.prefix(20)) }
  }

  private enum Folded {
    case letter(Unicode.Scalar)
    case nothing
    case gap
    case end
  }

  private static func folded(_ scalar: Unicode.Scalar) -> Folded {
    switch scalar {
    case "a"..."z", "0"..."9": .letter(scalar)
    case "A"..."Z": .letter(Unicode.Scalar(UInt8(scalar.value) + 0x20))
    case "ç", "Ç": .letter("c")
    case "ğ", "Ğ": .letter("g")
    case "ı", "İ", "î", "Î": .letter("i")
    case "ö", "Ö": .letter("o")
    case "ş", "Ş": .letter("s")
    case "ü", "Ü", "û", "Û": .letter("u")
    case "â", "Â": .letter("a")
    case "'", "’": .nothing
    case "(", "|": .end
    default: .gap
    }
  }

  /// Words too common to tell items apart, in English and in Turkish folded to ASCII.
  private static let stopWords: Set<String> = [
    "a", "an", "the", "is", "are", "am", "was", "were", "be", "i", "im", "you", "youre", "he",
    "hes", "she", "shes", "it", "its", "we", "they", "theyre", "my", "your", "his", "her", "our",
    "their", "this", "that", "these", "those", "there", "do", "does", "did", "dont", "not", "no",
    "yes", "and", "or", "but", "of", "in", "on", "at", "to", "for", "from", "with", "what", "who",
    "where", "when", "how", "which", "have", "has", "bu", "su", "o", "ben", "sen", "biz", "siz",
    "onlar", "bir", "ve", "ama", "da", "de", "mi", "mu", "ne", "kim", "nerede", "nasil", "hangi",
    "hangisi", "var", "yok", "cok", "evet", "hayir",
  ]
}
