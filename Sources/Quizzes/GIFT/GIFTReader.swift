import CardFiles
import Classes
import TextSafety
import Turkish

/// Reads questions in GIFT: those of Moodle's exports, and those that teachers write by hand.
package struct GIFTReader {
  private var file = QuizFile()
  private var block = Block()

  /// The lines of a question up to a blank line.
  private struct Block {
    var lines: [(number: Int, text: String)] = []
    var source: [String] = []
  }

  /// Reads a file that has been decoded.
  package static func read(_ text: String) -> QuizFile {
    var reader = GIFTReader()
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() { reader.take(String(line).trimmed, index + 1) }
    reader.finishBlock()
    return reader.file
  }

  private mutating func take(_ line: String, _ number: Int) {
    if line.isEmpty { return finishBlock() }
    if line.hasPrefix("//") {
      if line.hasPrefix(GIFTWriter.sourcePrefix) {
        block.source.append(String(line.dropFirst(GIFTWriter.sourcePrefix.count)))
      }
      return
    }
    if block.lines.isEmpty, line.hasPrefix("$CATEGORY:") {
      file.categories += 1
      return
    }
    block.lines.append((number, line))
  }

  private mutating func finishBlock() {
    let block = block
    self.block = Block()
    guard let first = block.lines.first else { return }
    do throws(TableFault) {
      var parser = try GIFTQuestion(block.lines)
      guard let question = try parser.question() else {
        file.descriptions += 1
        return
      }
      file.questions.append(
        FoundQuestion(line: first.number, question: question, source: block.source)
      )
    } catch {
      file.faults.append(error)
    }
  }
}
