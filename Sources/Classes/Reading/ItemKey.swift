import Turkish

/// An item outside the course: its name, the accepted answers and the English that is translated.
package struct ItemKey: Sendable, Hashable {
  package let name: String
  /// Patterns, at least one.
  package let accept: [String]
  package let english: String?

  package init(name: String, accept: [String], english: String?) {
    self.name = name
    self.accept = accept
    self.english = english
  }

  /// Reads the cells of an item; nil if the cell has no accepted answer.
  ///
  /// Without a name the first accepted answer is the name.
  init?(name: String, accept cell: String, english: String) {
    let accept = Self.patterns(in: CSVText.unguarded(cell))
    guard let first = accept.first else { return nil }
    let (name, english) = (CSVText.unguarded(name), CSVText.unguarded(english))
    self.init(
      name: name.isBlank ? first : name.composed.trimmed,
      accept: accept,
      english: english.isBlank ? nil : english.composed.trimmed
    )
  }

  /// Returns a pattern as part of a cell, in which a semicolon parts patterns.
  static func cell(_ pattern: String) -> String {
    var cell = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in pattern.unicodeScalars {
      if scalar == ";", !isEscaped { cell.append("\\") }
      cell.append(scalar)
      isEscaped = scalar == "\\" && !isEscaped
    }
    return String(cell)
  }

  /// Splits a cell at its line ends and semicolons; `\;` is a semicolon.
  static func patterns(in cell: String) -> [String] {
    var patterns: [String] = []
    var pattern = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in cell.composed.unicodeScalars {
      if isEscaped {
        // Other escapes belong to the pattern.
        if scalar != ";" { pattern.append("\\") }
        pattern.append(scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == ";" || scalar == "\n" {
        patterns.append(String(pattern))
        pattern = String.UnicodeScalarView()
      } else {
        pattern.append(scalar)
      }
    }
    if isEscaped { pattern.append("\\") }
    patterns.append(String(pattern))
    return patterns.map(\.trimmed).filter { !$0.isEmpty }
  }
}

/// The items of a key file, by name and by their English.
package struct ItemKeys: Sendable {
  private var byName: [String: ItemKey] = [:]
  private var byEnglish: [String: ItemKey] = [:]
  /// The items in the order of the table.
  package private(set) var inOrder: [ItemKey] = []
  /// The rows that are not items.
  package private(set) var faults: [TableFault] = []

  /// No items.
  package init() {}

  /// Reads the items of a table with the columns item, accept and english.
  package init(_ table: AnswerTable) throws(TableFault) {
    faults = table.faults
    let header = table.header
    guard let item = try HeaderName.usualPlace(of: .item, in: header),
      let accept = try HeaderName.usualPlace(of: .accept, in: header)
    else { throw TableFault(ClassWording.noKeyColumns(in: header)) }
    let english = try HeaderName.usualPlace(of: .english, in: header)
    for row in table.rows {
      guard !row.cells[item].isBlank else {
        faults.append(TableFault(line: row.line, ClassWording.noName))
        continue
      }
      guard
        let key = ItemKey(
          name: row.cells[item],
          accept: row.cells[accept],
          english: english.map { row.cells[$0] } ?? ""
        )
      else {
        faults.append(TableFault(line: row.line, ClassWording.noAccepted(row.cells[item])))
        continue
      }
      guard byName.updateValue(key, forKey: HeaderName.key(key.name)) == nil else {
        faults.append(TableFault(line: row.line, ClassWording.twice(key.name)))
        continue
      }
      inOrder.append(key)
      if let english = key.english { byEnglish[HeaderName.key(english)] = key }
    }
  }

  /// Returns the table of items, as ``init(_:)`` reads it.
  package static func table(of keys: [ItemKey]) -> String {
    var csv = CSVText(delimiter: .comma)
    csv.add([.plain("item"), .plain("accept"), .plain("english")])
    for key in keys {
      let accept = key.accept.map(ItemKey.cell).joined(separator: ";")
      csv.add([.text(key.name), .text(accept), .text(key.english ?? "")])
    }
    return csv.text
  }

  /// Returns the item with a name, or with this English sentence.
  package func item(named name: String) -> ItemKey? {
    let key = HeaderName.key(name)
    return byName[key] ?? byEnglish[key]
  }

  /// All items in the order of their names.
  package var all: [ItemKey] { byName.values.sorted { $0.name < $1.name } }
}
