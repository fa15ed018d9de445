import Scoring

extension ClassReport {
  /// The answers as a table, one row an answer, with the delimiter of the first file that was read.
  package var csv: String {
    let delimiter = sources.first?.delimiter ?? .comma
    var csv = CSVText(delimiter: delimiter)
    csv.add(
      ["file", "line", "student", "item", "answer", "verdict", "credit", "categories", "message"]
        .map(CSVText.Cell.plain)
    )
    for answer in marked.answers {
      let (given, mark) = (answer.given, answer.mark)
      csv.add([
        .text(given.file), .plain("\(given.line)"), .text(given.student),
        .text(marked.items[answer.item].name), .text(given.text), .plain(mark.name),
        .plain(mark.credit.map { Figures.decimal($0, decimal: delimiter.decimal) } ?? ""),
        .plain(mark.categories.map(\.rawValue).joined(separator: " ")),
        .text(mark.reasons(in: language).joined(separator: " ")),
      ])
    }
    return csv.text
  }
}
