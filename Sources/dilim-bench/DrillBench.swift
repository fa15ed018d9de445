import Bilingual
import Curriculum
import Drills
import Foundation
import Turkish

/// Compares the forms of generated drills with UniMorph's tables.
///
/// `--items N` and `--seed N` choose the items, `--tables FOLDER` has the tables, `--content FOLDER`
/// the course, and `--show N` prints N items of each line. `--all` compares every item there is, and
/// `--lines` prints the lines of the tables that were compared.
struct DrillBench {
  private let options: BenchOptions

  init(options: BenchOptions) { self.options = options }

  /// Prints the figures and each disagreement; returns whether there is none.
  func run() throws -> Bool {
    let parts = try readParts()
    printThinLines(of: parts)
    let seed = UInt64(options.number("seed", default: 1))
    let shown = options.number("show", default: 0)
    if shown > 0 { show(shown, of: parts, seed: seed) }
    guard let folder = options.given("tables") else { return true }
    let table = try Self.table(in: folder)
    var set = DrillSet(parts, seed: seed)
    let count = options.number("items", default: 10_000)
    let items =
      options.has("all") ? Self.all(of: parts) : (0..<count).compactMap { _ in set?.next() }
    var covered = 0
    var keys: Set<DrillKey> = []
    var faults: [String: String] = [:]
    for item in items {
      let asked = item.inflections.map { DrillKey(item.word, $0) }
      let forms = Set(asked.flatMap { table[$0] ?? [] })
      guard !forms.isEmpty else { continue }
      covered += 1
      keys.formUnion(asked)
      if forms.isDisjoint(with: Self.bare(item)) {
        faults[item.forms[0]] =
          "\(item.tag) \(item.word): \(item.forms.joined(separator: ", ")); "
          + "the table has \(forms.sorted().joined(separator: ", "))"
      }
    }
    for fault in faults.values.sorted() { print(fault) }
    if options.has("lines") { try Self.printLines(of: keys, in: folder) }
    print(
      "seed \(seed): \(items.count) items, \(covered) in the tables (\(keys.count) forms), "
        + "\(faults.count) forms disagree"
    )
    return faults.isEmpty
  }

  private func readParts() throws -> [DrillSet.Part] {
    let content = options.text("content", default: "Content")
    let syllabus = try SyllabusReader.read(
      Self.bytes("\(content)/syllabus.txt"),
      file: "syllabus.txt"
    )
    let lines = try DrillReader.read(
      Self.bytes("\(content)/drills.txt"),
      file: "drills.txt",
      tags: Set(syllabus.units.flatMap(\.tags))
    )
    let words = DrillSet.words(of: BilingualLexicon(try Self.bytes("\(content)/lexicon.tsv")))
    print("\(lines.count) lines, \(Set(lines.map(\.tag)).count) points, \(words.count) words")
    return lines.map { DrillSet.Part($0, from: words, upTo: .c2) }
  }

  private func printThinLines(of parts: [DrillSet.Part]) {
    for part in parts {
      for person in part.line.form.persons {
        let words = part.words.filter { DrillItem(part.line, $0, person) != nil }
        if words.count < DrillSet.fewestWords {
          let persons = person?.rawValue ?? "-"
          print("drills.txt:\(part.line.line): \(part.line.tag) \(persons): \(words.count) words")
        }
      }
      let missing = Set(part.line.words.list).subtracting(part.words.map(\.lemma))
      if !missing.isEmpty { print("drills.txt:\(part.line.line): no \(missing.sorted())") }
    }
  }

  private func show(_ count: Int, of parts: [DrillSet.Part], seed: UInt64) {
    for part in parts {
      guard var set = DrillSet([part], seed: seed) else { continue }
      for _ in 0..<count {
        guard let item = set.next() else { break }
        let forms = item.forms.joined(separator: " / ")
        print("\(item.tag)  \(item.word) (\(item.meaning)) → \(item.cue) = \(forms)")
      }
    }
  }

  /// The forms without the words after the inflected one.
  private static func bare(_ item: DrillItem) -> Set<String> {
    Set(item.forms.map { String($0.dropLast(item.tail.count)) })
  }

  /// Every item of the lines.
  private static func all(of parts: [DrillSet.Part]) -> [DrillItem] {
    parts.flatMap { part in
      part.line.form.persons.flatMap { person in
        part.words.compactMap { DrillItem(part.line, $0, person) }
      }
    }
  }

  /// The forms of all tables of a folder.
  private static func table(in folder: String) throws -> [DrillKey: Set<String>] {
    try rows(in: folder).reduce(into: [:]) { table, row in
      let form = row.form.hasSuffix("?") ? String(row.form.dropLast()) : row.form
      table[row.key, default: []].insert(form)
    }
  }

  private static func printLines(of keys: Set<DrillKey>, in folder: String) throws {
    let rows = try rows(in: folder).filter { keys.contains($0.key) }
    for line in Set(rows.map { "\($0.key.lemma)\t\($0.form)\t\($0.features)" }).sorted() {
      print(line)
    }
  }

  private typealias Row = (key: DrillKey, form: String, features: String)

  /// The lines of all tables of a folder; those of 2016 have the features before the form.
  private static func rows(in folder: String) throws -> [Row] {
    var rows: [Row] = []
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    for name in names where name.hasSuffix(".tsv") {
      let text = String(decoding: try bytes("\(folder)/\(name)"), as: UTF8.self)
      for line in text.split(separator: "\n") {
        var fields = line.split(separator: "\t").map(String.init)
        guard fields.count == 3 else { continue }
        if fields[1].contains("=") { fields.swapAt(1, 2) }
        guard let inflection = try? UniMorph.inflection(fields[2]) else { continue }
        rows.append((DrillKey(fields[0], inflection), fields[1], fields[2]))
      }
    }
    return rows
  }

  private static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path)))
  }
}
