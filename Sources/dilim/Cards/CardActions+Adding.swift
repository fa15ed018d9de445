import Cards
import Screens
import Storage
import TerminalUI
import TextSafety

// Adding words, from the command line or line by line.
extension CardActions {
  /// The id of the deck for words without another deck.
  ///
  /// It is the same on every machine, so that merged records have one such deck.
  static let ownDeck = "my-words"

  /// The deck for words without another deck, before it is in the record.
  static func ownWords(created: Int64) -> Deck {
    Deck(id: ownDeck, title: Wording.myWords.string, created: created)
  }

  func add(_ words: [String]) throws(Failure) {
    switch words.count {
    case 2:
      let deck = try target()
      try report(try add(try entry(word: words[0], meaning: words[1]), to: deck))
    case 1 where !invocation.has(.plainCard): try add(words[0])
    case 0 where !Terminal.isInteractive: try addLines()
    default:
      throw .usage(Wording.addUsage)
    }
  }

  private func addLines() throws(Failure) {
    let deck = try target()
    var reader = LineReader()
    var counts: [AddedLine.Fate: Int] = [:]
    var end: Failure?
    while let item = reader.next() {
      var fate = AddedLine.Fate.refused
      switch item {
      case .text(let text, let line):
        if text.allSatisfy(\.isWhitespace) { continue }
        if let entry = try? entry(ofLine: text) ?? offered(for: text, line) {
          let added = try add(entry, to: deck, line: line)
          fate = added.fate
          if invocation.has(.json) { try invocation.print(try JSONLine.encoded(added)) }
        } else {
          try refuse(Wording.notAWordLine(line), line)
        }
      case .invalid(let line): try refuse(Wording.lineNotUTF8(line), line)
      case .tooLong(let line): try refuse(Wording.lineTooLong(line), line)
      case .failed(_, let line):
        end = .data(Wording.lineUnreadable(line))
        continue
      }
      counts[fate, default: 0] += 1
    }
    if !invocation.has(.json) { try invocation.printWrapped(Wording.added(counts)) }
    if let end { throw end }
    if counts[.refused] != nil { throw Failure(code: .badData, message: "") }
  }

  /// Reports a refused line; the lines after it are still read.
  private func refuse(_ complaint: SafeText, _ line: Int) throws(Failure) {
    try? Output.error.write(complaint + "\n")
    if invocation.has(.json) { try invocation.print(try JSONLine.encoded(AddedLine(line: line))) }
  }

  /// Reads a line of word, meaning, part of speech, example and translation, with tabs between.
  ///
  /// Nil for a line with a word alone.
  private func entry(ofLine text: String) throws(Failure) -> CardEntry? {
    let fields = text.split(separator: "\t", omittingEmptySubsequences: false)
      .map { EntryText.cleaned(String($0)) }
    guard fields.count >= 2 else { return nil }
    var entry = try entry(word: fields[0], meaning: fields[1])
    if fields.count > 2 { entry.partOfSpeech = fields[2] }
    if fields.count > 3 { entry.example = fields[3] }
    if fields.count > 4 { entry.translation = fields[4] }
    return entry
  }

  func entry(word: String, meaning: String) throws(Failure) -> CardEntry {
    func text(_ option: CommandOption) -> String {
      EntryText.cleaned(invocation.value(option) ?? "")
    }
    let entry = CardEntry(
      id: invocation.world.newID(),
      shape: invocation.has(.plainCard) ? .plain : .word,
      word: EntryText.cleaned(word),
      partOfSpeech: text(.partOfSpeech),
      meaning: EntryText.cleaned(meaning),
      categories: invocation.all(.category).flatMap { EntryText.list(EntryText.cleaned($0)) },
      example: text(.example),
      translation: text(.translation),
      image: invocation.value(.image) ?? "",
      sound: invocation.value(.sound) ?? "",
      tags: invocation.all(.tag).flatMap { EntryText.tags(EntryText.cleaned($0)) },
      created: invocation.world.now()
    )
    try EntryText.check(entry)
    return entry
  }

  /// The deck for new words, which is added to the record unless this is a dry run.
  func target() throws(Failure) -> Deck {
    let deck = try names.target(invocation.value(.deck))
    if !invocation.has(.rehearse), try names.begun(deck.id) == nil {
      _ = try record.writing { (store) throws(DatabaseError) in try store.decks.add(deck) }
    }
    return deck
  }

  func add(
    _ entry: CardEntry,
    to deck: Deck,
    line: Int? = nil
  ) throws(Failure) -> AddedLine {
    let known =
      try record.reading { (store) throws(DatabaseError) in
        try store.cards.entries(ofWord: entry.word)
      } ?? []
    if let same = known.first(where: { $0.entry.means(entry.meaning) }) {
      return AddedLine(.known, same.entry, others: known.count - 1, line: line)
    }
    var entry = entry
    try copyMedia(of: &entry)
    if !invocation.has(.rehearse) {
      let added = entry
      _ = try record.writing { (store) throws(DatabaseError) in
        try store.cards.add(added, to: deck.id)
      }
    }
    let fate: AddedLine.Fate = known.isEmpty ? .added : .meaning
    return AddedLine(fate, entry, others: known.count, line: line)
  }

  /// Copies the picture and the recording beside the record, because the originals may be moved.
  func copyMedia(of entry: inout CardEntry, unlike known: CardEntry? = nil) throws(Failure) {
    for key in [\CardEntry.image, \CardEntry.sound] {
      let path = entry[keyPath: key]
      if path.isEmpty || path == known?[keyPath: key] { continue }
      entry[keyPath: key] = try MediaFolder(try invocation.folders)
        .copied(path, writing: !invocation.has(.rehearse))
    }
  }

  /// The options that describe a word.
  private static let texts: [CommandOption] = [
    .partOfSpeech, .category, .example, .translation, .image, .sound, .tag,
  ]

  func report(_ added: AddedLine) throws(Failure) {
    if invocation.has(.json) { return try invocation.print(try JSONLine.encoded(added)) }
    try invocation.printWrapped(added.text)
    let options = Self.texts.filter(invocation.has).map(\.name)
    guard added.fate == .known, let id = added.id, !options.isEmpty else { return }
    try? Output.error.write(Wording.optionsLeftOut(options, card: id) + "\n")
  }
}
