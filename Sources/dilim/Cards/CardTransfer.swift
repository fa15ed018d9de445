import CardFiles
import Cards
import Memory
import Screens
import Storage
import TerminalUI
import TextSafety

/// The actions of `dilim cards import` and `dilim cards export`.
struct CardTransfer {
  private typealias Note = (entry: CardEntry, deck: String, kinds: [CardKind])

  private let invocation: Invocation
  private let record: Record

  /// A file format, by the extension of its name.
  private enum Form: String, CaseIterable {
    case package = "apkg"
    case text = "txt"
    case commas = "csv"
    case tabs = "tsv"
    case lines = "jsonl"
  }

  init(_ invocation: Invocation) throws(Failure) {
    self.invocation = invocation
    record = Record(path: try invocation.folders.record)
  }

  private static func form(of path: String) throws(Failure) -> Form {
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    if path.contains("."), ending == "colpkg" {
      throw .usage(Wording.wholeCollection(path))
    }
    guard path.contains("."), let form = Form(rawValue: ending) else {
      throw .usage(Wording.unknownExtension(path, known: Form.allCases.map(\.rawValue)))
    }
    return form
  }

  /// Detects the format of data without a file name; texts name their separator themselves.
  private static func form(of bytes: [UInt8]) -> Form {
    if bytes.starts(with: "PK".utf8) { return .package }
    let first = bytes.first { $0 > 0x20 }
    return first == UInt8(ascii: "{") ? .lines : .text
  }

  private var clock: DayClock {
    let world = invocation.world
    return DayClock(
      secondsAheadOfUTC: world.secondsAheadOfUTC(at: world.now()),
      rolloverHour: invocation.rolloverHour
    )
  }

  func read(_ arguments: [String]) throws(Failure) {
    guard arguments.count == 1 else { throw .usage(Wording.importUsage) }
    let isPipe = arguments[0] == "-"
    let path = isPipe ? Wording.standardInput.string : arguments[0]
    let named = isPipe ? nil : try Self.form(of: path)
    let bytes: [UInt8]
    do {
      bytes =
        try isPipe ? FileSystem.read(descriptor: 0, path: path) : FileSystem.read(path)
    } catch {
      throw .data(error.message)
    }
    let form = named ?? Self.form(of: bytes)
    var package: AnkiPackage?
    var file: CardImport
    switch form {
    case .package:
      let opened = try AnkiPackage(bytes, path: path)
      package = opened
      file = CardImport(opened.collection)
    case .text, .commas, .tabs:
      let text = try text(bytes, path)
      file = CardImport(TextDeck.read(text, as: shape, at: invocation.world.now()))
      file.leftOut = TextDeck.leftOut(of: text)
    case .lines: file = CardImport(CardJSON.read(bytes, at: invocation.world.now()))
    }
    guard !file.notes.isEmpty || !file.refusals.isEmpty else {
      throw .data(Wording.noCards(in: path))
    }
    let media = try package.map { (package) throws(Failure) in
      try PackageMedia(of: &file, from: package, path, into: MediaFolder(try invocation.folders))
    }
    try reportOmissions(of: file, media, path)
    let report = try merge(file)
    if let media, !invocation.has(.rehearse) { try media.write(namedBy: record) }
    try printReport(report, path)
  }

  /// Reports the parts of the file that are not imported, one line for each kind.
  private func reportOmissions(
    of file: CardImport,
    _ media: PackageMedia?,
    _ path: String
  ) throws(Failure) {
    var decks: [String: Deck] = [:]
    for deck in try record.decks() { decks[CardEntry.folded(deck.title)] = deck }
    let parts =
      file.leftOut + (media?.leftOut ?? []) + file.leftOutOfDecks { decks[CardEntry.folded($0)] }
    for part in ImportOmission.inOrder(parts) {
      try? Output.error.write("\(path)\(Wording.text(for: part))\n")
    }
  }

  private var shape: CardEntry.Shape? { invocation.has(.plainCard) ? .plain : nil }

  private func text(_ bytes: [UInt8], _ path: String) throws(Failure) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let line = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        .firstIndex { String(validating: $0, as: UTF8.self) == nil }
      throw .data(Wording.notUTF8(path, line: (line ?? 0) + 1))
    }
    return text
  }

  private func merge(_ file: CardImport) throws(Failure) -> CardImport.Report {
    let world = invocation.world
    let names = DeckNames(course: try invocation.courseDecks, record: record)
    let deck = try names.target(invocation.value(.deck))
    let rollover = invocation.rolloverHour
    let settings = CardFileSettings(
      deck: deck,
      freshID: idGenerator(),
      day: { time in
        let clock = DayClock(
          secondsAheadOfUTC: world.secondsAheadOfUTC(at: time),
          rolloverHour: rollover
        )
        return clock.moment(time).day
      },
      course: { names.course.contents(having: $0) },
      isRehearsal: invocation.has(.rehearse)
    )
    return try record.writing { (store) throws(DatabaseError) in
      try store.merge(file, settings)
    }
  }

  /// Returns a generator of ids with a common prefix and a counter, which an index inserts fastest.
  private func idGenerator() -> () -> String {
    let beginning = invocation.world.newID().prefix(16)
    // From 2^63 on every number has 16 hexadecimal digits.
    var number: UInt64 = 1 << 63
    return {
      number += 1
      return beginning + String(number, radix: 16)
    }
  }

  private func printReport(_ report: CardImport.Report, _ path: String) throws(Failure) {
    var counts: [String: Int] = [:]
    for row in report.rows {
      let (name, detail) = Self.words(for: row.fate)
      counts[name, default: 0] += 1
      let isRefused = if case .refused = row.fate { true } else { false }
      if invocation.has(.quiet), !isRefused { continue }
      let word = row.word.isEmpty ? "" : " \(SafeText(row.word).line)"
      try invocation.print("\(path):\(row.line): \(Wording.fate(name))\(word)\(detail)")
    }
    for (unasked, count) in report.unasked.sorted(by: { "\($0.key)" < "\($1.key)" }) {
      let sentence = Wording.unasked(count, of: unasked.kind, in: unasked.deck)
      try? Output.error.write("\(path): \(sentence)\n")
    }
    let names = ["added", "updated", "duplicate", "refused"]
    let sums = names.map { "\(counts[$0] ?? 0) \(Wording.fate($0))" as SafeText }.joined(
      separator: ", "
    )
    let answers: SafeText =
      report.answerCount > 0 ? "; \(Wording.count(report.answerCount, "answer"))" : ""
    let rehearsed = invocation.has(.rehearse) ? Wording.nothingWritten : ""
    try invocation.printWrapped("\(sums)\(answers)\(rehearsed)")
    if counts["refused"] ?? 0 > 0 { throw Failure(code: .badData, message: "") }
  }

  private static func words(for fate: CardImport.Fate) -> (name: String, detail: SafeText) {
    switch fate {
    case .added: ("added", "")
    case .addedMeaning: ("added", Wording.oneMoreMeaning)
    case .updated: ("updated", "")
    case .duplicate: ("duplicate", "")
    case .refused(let reason): ("refused", ": \(Wording.text(for: reason))")
    }
  }

  func write(_ arguments: [String]) throws(Failure) {
    guard arguments.count == 1 else { throw .usage(Wording.exportUsage) }
    let path = arguments[0]
    let isPipe = path == "-"
    let form = isPipe ? invocation.has(.json) ? .lines : .text : try Self.form(of: path)
    if !isPipe, FileSystem.exists(path), !invocation.has(.yes) {
      throw .usage(Wording.existsAlready(path))
    }
    let names = DeckNames(course: try invocation.courseDecks, record: record)
    let decks = try names.exported(invocation.value(.deck))
    let notes = decks.flatMap { deck in
      deck.entries.map { entry in
        (entry: entry.entry, deck: deck.deck.title, kinds: entry.cards.map(\.kind))
      }
    }
    guard !notes.isEmpty else {
      throw .usage(Wording.nothingToExport)
    }
    let count = Wording.count(notes.count, "word")
    if invocation.has(.rehearse) {
      return try invocation.printWrapped("\(path): \(count)\(Wording.nothingWritten)")
    }
    if isPipe { return try print(notes, as: form) }
    let bytes: [UInt8] =
      switch form {
      case .package: try package(of: decks, path: path)
      case .text: Array(TextDeck.text(of: notes).utf8)
      case .commas: Array(TextDeck.csv(of: notes, separator: ",").utf8)
      case .tabs: Array(TextDeck.csv(of: notes, separator: "\t").utf8)
      case .lines: Array(try CardJSON.text(of: notes).string.utf8)
      }
    do { try FileSystem.replace(path, with: bytes) } catch { throw .data(error.message) }
    let answers = decks.flatMap(\.entries).flatMap(\.cards).reduce(0) { $0 + $1.answers.count }
    let history: SafeText = form == .package ? ", \(Wording.count(answers, "answer"))" : ""
    try invocation.printWrapped("\(path): \(count)\(history)")
  }

  /// Prints to standard output: JSON escapes control sequences, text leaves them out.
  private func print(_ notes: [Note], as form: Form) throws(Failure) {
    if form == .lines { return try invocation.print(try CardJSON.text(of: notes), terminator: "") }
    let printable = notes.map { note in
      (entry: note.entry.printable, deck: SafeText(line: note.deck).string, kinds: note.kinds)
    }
    let changed = zip(notes, printable).count { $0.entry != $1.entry || $0.deck != $1.deck }
    if changed > 0 {
      try? Output.error.write(Wording.printedFiltered(changed) + "\n")
    }
    try invocation.print(SafeText(TextDeck.text(of: printable)), terminator: "")
  }

  private func package(of decks: [ExportedDeck], path: String) throws(Failure) -> [UInt8] {
    let world = invocation.world
    let now = clock.moment(world.now())
    let answers = decks.flatMap(\.entries).flatMap(\.cards).flatMap(\.answers)
    let first = answers.map(\.day).min().map { min($0, now.day) } ?? now.day
    let offset = world.secondsAheadOfUTC(at: world.now())
    let dayStart = Int64(first.number) * 86_400 + Int64(invocation.rolloverHour * 3600 - offset)
    let collection = AnkiExport.collection(
      of: decks,
      now: now,
      created: first,
      dayStart: dayStart,
      utcOffset: offset,
      rolloverHour: invocation.rolloverHour
    )
    return try AnkiPackage.bytes(
      of: collection,
      media: try media(of: decks),
      at: world.now(),
      path: path
    )
  }

  /// The files that entries name, each once; reports those that are left out.
  private func media(
    of decks: [ExportedDeck]
  ) throws(Failure) -> [(name: String, content: [UInt8])] {
    let folder = MediaFolder(try invocation.folders)
    let paths = Set(decks.flatMap(\.entries).flatMap { [$0.entry.image, $0.entry.sound] })
    var files: [String: [UInt8]] = [:]
    for path in paths.subtracting([""]).sorted() {
      let name = AnkiExport.fileName(path)
      let content = folder.content(of: path)
      if let content, files[name] == nil { files[name] = content }
      if content == nil || files[name] != content {
        let sentence = Wording.mediaLeftOut(path, isMissing: content == nil)
        try? Output.error.write(sentence + "\n")
      }
    }
    return files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
