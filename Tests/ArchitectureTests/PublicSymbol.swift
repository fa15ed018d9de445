/// A declaration that an app can see.
struct PublicSymbol {
  /// `Module/File.swift:12: public var name`.
  let place: String
  let isDocumented: Bool
  let isCase: Bool
}

extension SourceTree.File {
  /// The public declarations of the file, with the cases of its public enums.
  var publicSymbols: [PublicSymbol] {
    var symbols: [PublicSymbol] = []
    /// The indentation of the public enums around a line.
    var enums: [Int] = []
    var isDocumented = false
    for (index, line) in lines.enumerated() {
      let code = line.drop { $0 == " " }
      let indentation = line.count - code.count
      if code.hasPrefix("}") { enums.removeAll { $0 >= indentation } }
      let isCase = code.hasPrefix("case ") && enums.last == indentation - 2
      if isCase || Self.isPublic(code) {
        let place = "\(module)/\(name):\(index + 1): \(code)"
        symbols.append(PublicSymbol(place: place, isDocumented: isDocumented, isCase: isCase))
        if code.contains("enum "), !code.hasSuffix("}") { enums.append(indentation) }
      }
      // Attributes may lie between a comment and its declaration.
      isDocumented = code.hasPrefix("///") || isDocumented && code.hasPrefix("@")
    }
    return symbols
  }

  private static func isPublic(_ code: Substring) -> Bool {
    let words = code.prefix { $0 != "(" }.split(separator: " ").drop { $0.hasPrefix("@") }
    return words.first == "public" && !words.contains("import") && !words.contains("extension")
  }
}
