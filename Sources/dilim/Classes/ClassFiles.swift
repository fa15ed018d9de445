import Classes
import Screens
import TextSafety

/// The answers of a class as their files have them, with what can't be read.
struct ClassFiles {
  let files: AnswerFiles
  private(set) var answers: [GivenAnswer] = []
  private(set) var sources: [ClassReport.Source] = []
  /// The answers that the teacher accepts.
  private(set) var accepted: AcceptedList
  private(set) var hasAcceptedFile = false
  private(set) var faults: [FileFault] = []
  /// Whether the list of accepted answers can't be used as it is.
  private(set) var isAcceptedFaulty = false
  private let options: ClassOptions

  /// Reads all files; one that can't be read is a fault, unless it is the key.
  init(_ files: AnswerFiles, _ options: ClassOptions) throws(Failure) {
    self.files = files
    self.options = options
    accepted = AcceptedList(delimiter: options.delimiter ?? .comma)
    let keys = try readKeys()
    for path in files.paths {
      do throws(FileFault) { try read(path, keys) } catch { faults.append(error) }
    }
    try readAccepted()
  }

  private mutating func read(_ path: String, _ keys: ItemKeys) throws(FileFault) {
    let (decoded, table) = try Self.table(
      at: path,
      encoding: options.encoding,
      delimiter: options.delimiter
    )
    let sheet: AnswerSheet
    do throws(TableFault) {
      sheet =
        options.isWide
        ? try AnswerSheet(wide: table, file: path, names: options.names, keys: keys)
        : try AnswerSheet(table, file: path, names: options.names, keys: keys)
    } catch {
      throw FileFault(file: path, error)
    }
    answers += sheet.answers
    faults += sheet.faults.map { FileFault(file: path, $0) }
    sources.append(
      ClassReport.Source(
        path: path,
        decoded,
        delimiter: table.delimiter,
        rows: table.rows.count,
        faults: sheet.faults.count,
        unused: sheet.unused
      )
    )
  }

  /// Reads the key, whose faults would be faults of every answer.
  private func readKeys() throws(Failure) -> ItemKeys {
    guard let path = files.key else { return ItemKeys() }
    let keys: ItemKeys
    do throws(FileFault) {
      let (_, table) = try Self.table(at: path)
      do throws(TableFault) { keys = try ItemKeys(table) } catch {
        throw FileFault(file: path, error)
      }
    } catch {
      throw .data(error.text)
    }
    guard keys.faults.isEmpty else {
      throw .data(keys.faults.map { $0.text(file: path) }.joined(separator: "\n"))
    }
    for key in keys.all {
      do throws(Failure) { _ = try Examiner.patterns(key.accept) } catch {
        throw .data("\(path): \(key.name): \(error.message)")
      }
    }
    return keys
  }

  private mutating func readAccepted() throws(Failure) {
    accepted = AcceptedList(delimiter: sources.first?.delimiter ?? .comma)
    guard FileSystem.exists(files.accepted) else { return }
    do throws(FileFault) {
      let (_, table) = try Self.table(at: files.accepted)
      do throws(TableFault) { accepted = try AcceptedList(table) } catch {
        throw FileFault(file: files.accepted, error)
      }
      hasAcceptedFile = true
      faults += accepted.faults.map { FileFault(file: files.accepted, $0) }
      isAcceptedFaulty = !accepted.faults.isEmpty
    } catch {
      faults.append(error)
      isAcceptedFaulty = true
    }
  }

  /// Reads a table.
  private static func table(
    at path: String,
    encoding: AnswerEncoding? = nil,
    delimiter: Delimiter? = nil
  ) throws(FileFault) -> (DecodedText, AnswerTable) {
    let bytes: [UInt8]
    do { bytes = try FileSystem.read(path) } catch {
      throw FileFault(file: path, TableFault(Wording.unreadable(error)))
    }
    do throws(TableFault) {
      let decoded = try DecodedText(bytes, as: encoding)
      return (decoded, try AnswerTable(decoded.text, delimiter: delimiter))
    } catch {
      throw FileFault(file: path, error)
    }
  }

  /// Marks the answers with a list of accepted ones.
  func marked(
    by examiner: Examiner,
    accepting accepted: AcceptedList
  ) throws(Failure) -> ClassMarker {
    var marker = ClassMarker(
      examiner,
      scale: options.scale,
      strict: options.isStrict,
      accepted: accepted
    )
    for answer in answers { try marker.mark(answer) }
    return marker
  }
}
