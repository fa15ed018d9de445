import Coordination
import Screens
import Storage
import TerminalUI
import TextSafety

/// Adding words, from the command line or line by line.
extension CardDesk {
  /// The deck that takes words without another; the same on every machine, so that merging two
  /// records does not make two of it.
  static let ownDeck = "my-words"

  /// That deck before it has any words.
  static func ownWords(created: Int64) -> Deck {
    Deck(id: ownDeck, title: "My words", created: created)
  }

  func add(_ words: [String]) throws(Failure) {
    switch words.count {
    case 2:
      let deck = try target()
      try tell(try add(try entry(word: words[0], meaning: words[1]), to: deck))
    case 0 where !Terminal.isInteractive: try addLines()
    default:
      throw .usage(
        "dilim cards add WORD MEANING: put quotes around each of the two if it has spaces."
      )
    }
  }

  /// What became of a word.
  private enum Fate {
    case added(CardEntry)
    /// The word was known with other meanings.
    case meaning(CardEntry, others: Int)
    case known(CardEntry)
  }

  private func addLines() throws(Failure) {
    let deck = try target()
    var reader = LineReader()
    var counts = (added: 0, meanings: 0, known: 0, refused: 0)
    while let item = reader.next() {
      switch item {
      case .text(let text, let line):
        if text.allSatisfy(\.isWhitespace) { continue }
        guard let entry = try? entry(ofLine: text) else {
          counts.refused += 1
          try? Output.error.write(
            "line \(line): expected a word and a meaning with a tab between\n"
          )
          continue
        }
        switch try add(entry, to: deck) {
        case .added: counts.added += 1
        case .meaning: counts.meanings += 1
        case .known: counts.known += 1
        }
      case .invalid(let line): throw .data("line \(line) of the input is not UTF-8.")
      case .tooLong(let line): throw .data("line \(line) of the input is too long.")
      case .failed(_, let line): throw .data("line \(line) of the input can't be read.")
      }
    }
    try invocation.print(
      "Added \(Wording.count(counts.added, "word")), \(Wording.count(counts.meanings, "meaning")); "
        + "\(counts.known) known already, \(counts.refused) refused."
    )
    if counts.refused > 0 { throw Failure(code: .badData, message: "") }
  }

  /// word, meaning, part of speech, example, translation.
  private func entry(ofLine text: String) throws(Failure) -> CardEntry {
    let fields = text.split(separator: "\t", omittingEmptySubsequences: false)
      .map { EntryText.cleaned(String($0)) }
    guard fields.count >= 2 else { throw .data("") }
    var entry = try entry(word: fields[0], meaning: fields[1])
    if fields.count > 2 { entry.partOfSpeech = fields[2] }
    if fields.count > 3 { entry.example = fields[3] }
    if fields.count > 4 { entry.translation = fields[4] }
    return entry
  }

  private func entry(word: String, meaning: String) throws(Failure) -> CardEntry {
    func text(_ option: CommandOption) -> String {
      EntryText.cleaned(invocation.value(option) ?? "")
    }
    let entry = CardEntry(
      id: invocation.world.freshID(),
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

  /// The deck for what is added; words of the course stay among themselves.
  private func target() throws(Failure) -> Deck {
    if let name = invocation.value(.deck) {
      let deck = try names.deck(name)
      guard deck.origin == .own else {
        throw .usage("\(deck.title) belongs to the course: dilim decks new makes one of your own.")
      }
      return deck
    }
    let own = Self.ownWords(created: invocation.world.now())
    if let deck = try record.decks().first(where: { $0.id == own.id }) { return deck }
    if !invocation.has(.rehearse) {
      _ = try record.writing { (store) throws(DatabaseError) in try store.add(own) }
    }
    return own
  }

  private func add(_ entry: CardEntry, to deck: Deck) throws(Failure) -> Fate {
    let known =
      try record.reading { (store) throws(DatabaseError) in
        try store.entries(ofWord: entry.word)
      } ?? []
    let meaning = CardEntry.folded(entry.meaning)
    if let same = known.first(where: { CardEntry.folded($0.entry.meaning) == meaning }) {
      return .known(same.entry)
    }
    var entry = entry
    try takeMedia(of: &entry)
    if !invocation.has(.rehearse) {
      let added = entry
      _ = try record.writing { (store) throws(DatabaseError) in
        try store.add(added, to: deck.id)
      }
    }
    return known.isEmpty ? .added(entry) : .meaning(entry, others: known.count)
  }

  /// Keeps the picture and the recording beside the record, for files move and folders change.
  func takeMedia(of entry: inout CardEntry, unlike known: CardEntry? = nil) throws(Failure) {
    for key in [\CardEntry.image, \CardEntry.sound] {
      let path = entry[keyPath: key]
      if path.isEmpty || path == known?[keyPath: key] { continue }
      entry[keyPath: key] = try MediaFolder(try invocation.folders)
        .taken(path, writing: !invocation.has(.rehearse))
    }
  }

  /// Options that say something about a word.
  private static let texts: [CommandOption] = [
    .partOfSpeech, .category, .example, .translation, .image, .sound, .tag,
  ]

  private func tell(_ fate: Fate) throws(Failure) {
    switch fate {
    case .added(let entry): try invocation.print("Added: \(Self.line(entry))")
    case .meaning(let entry, let others):
      try invocation.print(
        "Added a meaning: \(Self.line(entry)) (the word has \(Wording.count(others, "other")))"
      )
    case .known(let entry):
      try invocation.print("Known already: \(Self.line(entry))")
      let options = Self.texts.filter(invocation.has).map(\.name)
      if !options.isEmpty {
        try invocation.print(
          "Left out: \(options.joined(separator: ", ")). dilim cards edit \(entry.id) changes the "
            + "card."
        )
      }
    }
  }
}
