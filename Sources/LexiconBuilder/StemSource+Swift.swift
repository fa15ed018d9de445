extension StemSource {
  /// The Swift source of the target StemTable.
  ///
  /// The lines are static strings, one for each initial. They compile fast and are in the read-only
  /// data of the program, so nothing is loaded, parsed or relocated at its start.
  package var swift: String {
    let tables = tables
    var text = Self.head
    for table in tables {
      text += "    case \"\(table.initial)\": \(Self.name(table.initial))\n"
    }
    text += Self.afterCases
    for table in tables {
      text += Self.declaration(of: table)
    }
    return text + "}\n"
  }

  /// The lines of one initial.
  private struct Table {
    let initial: Unicode.Scalar
    var lines: [String]
  }

  /// The tables in the order of their initials' bytes.
  private var tables: [Table] {
    var tables: [Table] = []
    for line in lines {
      guard let initial = line.unicodeScalars.first else { continue }
      if tables.last?.initial == initial {
        tables[tables.count - 1].lines.append(line)
      } else {
        tables.append(Table(initial: initial, lines: [line]))
      }
    }
    return tables
  }

  private static func declaration(of table: Table) -> String {
    let lines = table.lines.map { "    \($0)\n" }.joined()
    return """

        private static var \(name(table.initial)): StaticString {
          \"""
      \(lines)    \"""
        }

      """
  }

  private static func name(_ initial: Unicode.Scalar) -> String {
    switch initial {
    case "ç": "cCedilla"
    case "ı": "dotlessI"
    case "ö": "oUmlaut"
    case "ş": "sCedilla"
    case "ü": "uUmlaut"
    default: String(initial)
    }
  }

  private static let head = """
    // swift-format-ignore-file
    // Written by `make lexicon` from stems.tsv: change that table, not this file.

    /// The stems of Turkish, one per line, with a table for each initial letter.
    ///
    /// The lines of a table are sorted by the bytes of their stems; `StemLine` of the module Turkish
    /// reads them.
    package enum Stems {
      /// Returns the lines of the stems that begin with a letter; nil if there are none.
      ///
      /// It is not inlined, so that the program contains the tables only once.
      @inline(never)
      package static func lines(initial: Unicode.Scalar) -> StaticString? {
        switch initial {

    """

  private static let afterCases = """
        default: nil
        }
      }

    """
}
