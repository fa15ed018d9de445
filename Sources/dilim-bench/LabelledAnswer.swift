import Foundation
import Scoring

/// A learner's answer with the categories that a teacher would name.
///
/// The table has a header line. Its columns are id, verdict (error or accept), gold and also_ok
/// (categories separated by semicolons or commas), reference, learner, and accepted (plain sentences
/// separated by ` | `).
struct LabelledAnswer {
  let id: String
  let isError: Bool
  let gold: Set<Finding.Category>
  /// The categories that may be named besides those of ``gold``.
  let tolerated: Set<Finding.Category>
  let accepted: [String]
  let learner: String

  /// The categories of slips that the writing system explains, so that the answer passes.
  static let passing: Set<Finding.Category> = [.diacritics, .apostrophe]

  /// Reads all rows of a file.
  static func read(_ path: String) throws -> [LabelledAnswer] {
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    guard let header = lines.first else { return [] }
    let names = fields(header)
    return try lines.dropFirst().map { line in
      try LabelledAnswer(
        Dictionary(zip(names, fields(line)), uniquingKeysWith: { first, _ in first })
      )
    }
  }

  private init(_ values: [String: String]) throws {
    id = values["id", default: ""]
    isError = values["verdict"] == "error"
    gold = isError ? try Self.categories(values["gold", default: ""], in: id) : []
    tolerated = try Self.categories(values["also_ok", default: ""], in: id)
    learner = values["learner", default: ""]
    let accepted = values["accepted", default: ""]
    self.accepted = (accepted.isEmpty ? values["reference", default: ""] : accepted)
      .components(separatedBy: " | ")
    guard !learner.isEmpty, isError != gold.isEmpty else { throw TableError.incomplete(row: id) }
  }

  private static func categories(_ list: String, in row: String) throws -> Set<Finding.Category> {
    try Set(
      list.split(whereSeparator: { $0 == ";" || $0 == "," }).map { name in
        guard let category = Finding.Category(rawValue: String(name)) else {
          throw TableError.unknownCategory(String(name), row: row)
        }
        return category
      }
    )
  }

  private static func fields(_ line: Substring) -> [String] {
    line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  }

  enum TableError: Error {
    case incomplete(row: String)
    case unknownCategory(String, row: String)
  }
}
