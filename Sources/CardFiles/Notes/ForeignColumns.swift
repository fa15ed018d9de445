/// Guesses which columns are the Turkish word and its meaning, for note types of other programs.
///
/// A text file does not contain their templates.
struct ForeignColumns {
  /// The indices of the two sides among the fields of a note.
  struct Sides: Equatable {
    var word = 0
    var meaning = 1
  }

  private var evidence: [String: [Column]] = [:]

  private struct Column {
    var turkish = TurkishEvidence()
    /// The notes that have letters in this column.
    var count = 0
  }

  private static let leastDifference = 0.25

  /// Adds the fields of a note of a type, as plain text.
  mutating func add(_ fields: [String], type: String) {
    var columns = evidence[type] ?? []
    while columns.count < fields.count { columns.append(Column()) }
    for (place, text) in fields.enumerated() where text.contains(where: \.isLetter) {
      columns[place].turkish.add(text)
      columns[place].count += 1
    }
    evidence[type] = columns
  }

  /// Returns the sides of a type: of the first column with words and a later one, the more Turkish
  /// is the word.
  func sides(ofType type: String) -> Sides {
    let columns = evidence[type] ?? []
    let most = columns.map(\.count).max() ?? 0
    let worded = columns.indices.filter { columns[$0].count * 2 > most }
    guard let first = worded.first, worded.count > 1 else { return Sides() }
    let share = columns[first].turkish.share
    let turkish = worded.dropFirst().first { place in
      columns[place].turkish.share > 0.5
        && columns[place].turkish.share - share >= Self.leastDifference
    }
    return turkish.map { Sides(word: $0, meaning: first) } ?? Sides(word: first, meaning: worded[1])
  }
}
