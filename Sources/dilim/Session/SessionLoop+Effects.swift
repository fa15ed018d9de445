import Asking
import Cards
import Coordination
import Curriculum
import Scoring
import Screens
import TerminalUI
import TextSafety

// The effects of a session, carried out in order.
extension SessionLoop {
  /// Carries out effects in order; if the record refuses a change, drops the effects after it.
  mutating func carryOut(_ effects: [Effect]) throws(Ending) {
    for effect in effects {
      switch effect {
      case .loadOverview: try receive(.overview(orEnd(overview)))
      case .loadProgress: try loadProgress()
      case .open(let request, let id): try open(request, id: id)
      case .saveProfile(let profile):
        try orEnd { () throws(Failure) in try opener.record.save(profile) }
        console.compose = profile.hasTurkishKeyboard ? nil : .turkish
      case .switchLanguage(let use): try switchLanguage(use)
      case .record(let entry, let session, let plan): try append(entry, session, plan)
      case .hastenCards(let answer, let sequence, let session):
        try orEnd { () throws(Failure) in
          try hastening.hasten(after: answer, sequence, session, opener.reviews)
        }
      case .unhastenCards(let sequence, let session):
        try orEnd { () throws(Failure) in
          try hastening.takeBack(sequence, session, opener.reviews)
        }
      case .beginDeck(let lesson, let session): try beginDeck(of: lesson, session)
      case .abandon(let session):
        try orEnd { () throws(Failure) in try opener.record.abandon(session: session) }
      case .play(let playback):
        if try console.play(playback) { try receive(.readInstead(playback.item)) }
      case .pronounce(let words): try console.pronounce(words)
      case .playPair(let said, let other): try playPair(said, other)
      case .openPicture(let path): try console.openPicture(path)
      case .listen(let item, let attempt, let sentence):
        if source != nil {
          let transcript = source?.next(sentence: sentence)
          try receive(.heard(Heard(transcript), item: item, attempt: attempt))
        } else if let heard = try console.hear(sentence) {
          try receive(.heard(heard, item: item, attempt: attempt))
        }
      case .playMine: try console.playMine()
      case .ask(let question, let id):
        // The mark is shown before the question is sent.
        try present()
        explainer?.ask(question, id: id)
      case .stopAsking(let id): explainer?.stop(id)
      case .report(let question): explainer?.report(question)
      case .talk: try talk()
      case .showNote(let tag): try showNote(on: tag)
      case .showGlosses(let glosses): try showAboveQuestion(Screen.frame(ofGlosses: glosses))
      case .loadCanDo(let level):
        try receive(.canDo(opener.library.canDo(after: level), level: level))
      case .checkLevel:
        let check = try orEnd { () throws(Failure) in try opener.levelCheck() }
        if let check { try receive(.levelCheck(check)) }
      // A test shows the text with its question.
      case .say(.text) where app.place.isTest: console.forgetPlace()
      case .say(.allAlike) where !app.isAtHome: throw .failed(.data(Wording.allAlike))
      case .say(let notice) where notice.coversQuestion:
        try showAboveQuestion(Screen.frame(for: notice, in: console.setting))
      case .say(let notice): try console.show(Screen.frame(for: notice, in: console.setting))
      case .recordAnswer, .takeBackAnswer, .setStanding, .saveEntry, .addCard, .keepBest,
        .keepDrill, .takeBackDrill:
        let isKept = try orEnd { () throws(Failure) in try opener.record.store(effect) }
        guard isKept else { return try receive(.refused) }
      case .loadCards(let numbers):
        try receive(.cards(orEnd { () throws(Failure) in try opener.reviews.cards(numbers) }))
      case .edit(let entry): try edit(entry)
      case .lookUp(let word): try receive(.lookedUp(opener.games.evidence(on: word), word: word))
      case .draftCard(let word):
        try receive(.drafted(orEnd { () throws(Failure) in try opener.games.draft(word) }))
      case .fail(let error): try report(opener.library.failure(error))
      case .leave:
        hasLeft = true
        sayGoodbye()
      }
    }
  }

  private func overview() throws(Failure) -> Overview {
    var overview = try opener.library.overview(opener.record, cards: opener.reviews.due())
    overview.day = try opener.today.day()
    return overview
  }

  /// Chooses the next language; a choice that can't be kept holds for this run.
  private mutating func switchLanguage(_ use: LanguageUse) throws(Ending) {
    let (setting, value) = languages.advance(use)
    do throws(Failure) {
      let folders = try Folders(environment: opener.world.environment)
      try Settings.change([(setting, value)], in: folders)
    } catch {
      try show(error)
    }
  }

  private mutating func loadProgress() throws(Ending) {
    try receive(.progress(orEnd { () throws(Failure) in try opener.progress.report() }))
  }

  /// Plays a word after its pair is shown.
  private mutating func playPair(_ word: String, _ other: String) throws(Ending) {
    switch try console.tells(word, from: other) {
    case .success(false): return try receive(.playedPair(.alike))
    case .success(true):
      try present()
      let isHeard = try console.pronounce(Pronunciation(word))
      try receive(.playedPair(isHeard ? .heard : .failed))
    case .failure(let silence):
      let sentence = Wording.pairsNeedSound(silence.sentence)
      guard app.isAtHome || app.place.hasAnswers else { throw .failed(.data(sentence)) }
      try console.show(Frame([Line("  \(sentence)", hangingIndent: 2)]))
      try receive(.playedPair(.failed))
    }
  }

  private mutating func append(
    _ entry: JournalEntry,
    _ session: String,
    _ plan: SessionPlan?
  ) throws(Ending) {
    if !app.place.isTest {
      marks.count(entry.event, sequence: entry.sequence)
      if case .answered(let answer) = entry.event { answeredItem = answer.item }
    }
    try orEnd { () throws(Failure) in
      if let plan { try opener.record.begin(plan) }
      try opener.record.append(entry, to: session)
    }
  }

  private mutating func beginDeck(of lesson: LessonID, _ session: String) throws(Ending) {
    let start = try orEnd { () throws(Failure) in
      try opener.reviews.lists.begin(after: lesson, opener.reviews.limits)
    }
    try receive(.begunDeck(start, session: session))
  }

  private mutating func talk() throws(Ending) {
    guard let tutor else {
      return try console.show(
        Frame([Line("  \(Wording.tutorNeedsEndpoint)", hangingIndent: 2)])
      )
    }
    try tutor(&console)
    console.forgetPlace()
  }

  /// Shows a note; if it can't be read, shows why, and the lesson goes on.
  private mutating func showNote(on tag: GrammarTag) throws(Ending) {
    let frame: Frame
    do throws(Failure) {
      frame = try opener.library.note(on: tag).frame
    } catch {
      return try show(error)
    }
    try showAboveQuestion(frame)
  }

  /// Shows a text, and makes the question below it appear again.
  private mutating func showAboveQuestion(_ frame: Frame) throws(Ending) {
    try console.show(frame)
    if app.place.asksItem { console.forgetPlace() }
  }

  /// Reports a lesson that can't be opened: a message at home, the end of the session elsewhere.
  private mutating func report(_ failure: Failure) throws(Ending) {
    guard app.isAtHome else { throw .failed(failure) }
    try show(failure)
  }

  private mutating func show(_ failure: Failure) throws(Ending) {
    let lines = failure.message.string.split(separator: "\n")
    try console.show(Frame(lines.map { Line("  \($0)", hangingIndent: 2) }))
  }

  private mutating func open(_ request: OpenRequest, id: Int) throws(Ending) {
    let opened: SessionOpener.Opened
    var opener = opener
    opener.namesCommands = !app.isAtHome || console.setting.isByLine
    do throws(Failure) {
      opened = try opener.open(request)
    } catch {
      try report(error)
      return try receive(.failed(request: id))
    }
    switch opened {
    case .session(let session): try receive(.opened(session, request: id))
    case .search(let results): try receive(.found(results, request: id))
    case .notes(let points): try receive(.openedNotes(points, request: id))
    case .note(let note): try receive(.openedNote(note, request: id))
    case .mistakes(let mistakes): try receive(.openedMistakes(mistakes, request: id))
    case .mistake(let mistake): try receive(.openedMistake(mistake, request: id))
    case .review(let review): try receive(.openedReview(review, request: id))
    case .today(let today): try receive(.openedToday(today, request: id))
    case .test(let test): try receive(.openedTest(test, request: id))
    case .drill(let drill): try receive(.openedDrill(drill, request: id))
    case .sounds(let sounds): try receive(.openedSounds(sounds, request: id))
    case .game(let game):
      // A new round may look like the last one.
      console.forgetPlace()
      try receive(.openedGame(game, request: id))
    }
  }

  /// Opens an entry in an editor.
  private mutating func edit(_ entry: CardEntry) throws(Ending) {
    var result: Result<CardEntry?, Failure> = .success(nil)
    let editor = EntryEditor(environment: opener.world.environment)
    let isLent = console.lend {
      do throws(Failure) { result = .success(try editor.edit(entry)) } catch {
        result = .failure(error)
      }
    }
    console.forgetPlace()
    guard isLent else {
      return try console.show(
        Frame([Line("  \(Wording.editingNeedsTerminal(entry: entry.id))", hangingIndent: 2)])
      )
    }
    switch result {
    case .success(let edited?): try receive(.edited(edited))
    case .success(nil): break
    case .failure(let failure): try show(failure)
    }
  }

  /// Says goodbye to a learner at a terminal.
  mutating func sayGoodbye() {
    guard !console.setting.isByLine else { return }
    try? console.show(Frame([Line("  \(Wording.goodbye)", hangingIndent: 2)]))
  }

  private func orEnd<Value>(_ body: () throws(Failure) -> Value) throws(Ending) -> Value {
    do throws(Failure) { return try body() } catch { throw .failed(error) }
  }
}
