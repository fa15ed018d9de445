import Foundation
import LexiconBuilder

/// Writes the Swift table of stems: `dilim-lexicon stems.tsv Stems.swift`.
///
/// Returns the exit status: 2 for wrong usage, 3 for an unreadable or invalid table. In both cases
/// it writes nothing.
func run(_ arguments: [String]) -> Int32 {
  guard arguments.count == 3 else {
    report("Usage: dilim-lexicon TABLE SWIFT-FILE")
    return 2
  }
  let (table, output) = (arguments[1], arguments[2])
  do {
    let bytes = try Data(contentsOf: URL(filePath: table))
    guard let text = String(data: bytes, encoding: .utf8) else {
      report("\(table): not UTF-8")
      return 3
    }
    let swift = try StemSource(text).swift
    try Data(swift.utf8).write(to: URL(filePath: output), options: .atomic)
    return 0
  } catch let complaints as StemSource.Complaints {
    for complaint in complaints.all { report("\(table):\(complaint.line): \(complaint.fault)") }
    return 3
  } catch {
    report("\(error.localizedDescription)")
    return 3
  }
}

func report(_ message: String) {
  FileHandle.standardError.write(Data("dilim-lexicon: \(message)\n".utf8))
}

exit(run(CommandLine.arguments))
