import TextSafety

/// The lines below the header, gathered into passages and exercises.
struct LessonBody {
  private(set) var passages: [Passage] = []
  private(set) var exercises: [Exercise] = []
  private(set) var screens: [GrammarScreen] = []
  private(set) var errors: [ContentError] = []

  private let file: String
  /// Nil if neither the header nor the file name has a valid one.
  private let skill: Skill?
  private let defaultTags: [GrammarTag]
  private let known: Set<GrammarTag>?

  private var draft: ItemDraft?
  private var itemCount = 0
  private var firstLines: [String: Int] = [:]
  /// Whether the last line was a `~` line, so that another one continues the passage.
  private var isInText = false
  private var hasQuestion = true
  /// Whether lines belong to the last screen, because no item has come after it.
  private var isOnScreen = false
  private var dialogue = DialogueReader()
  /// Whether the further lines of a refused item are being skipped.
  private var isSkipping = false

  init(file: String, skill: Skill?, defaultTags: [GrammarTag], known: Set<GrammarTag>?) {
    self.file = file
    self.skill = skill
    self.defaultTags = defaultTags
    self.known = known
  }

  /// Adds the next line of the file.
  mutating func take(_ line: SourceText.Line) {
    guard let first = line.text.unicodeScalars.first else { return dialogue.endsHere() }
    if first == "#" { return }
    if first == " " { return report(.leadingSpace, line.number) }
    guard let marker = LineMarker(rawValue: first) else {
      return report(.unknownMarker(Character(first)), line.number)
    }
    guard let text = text(of: line, marker) else {
      if marker.startsItem { skipItem() }
      return
    }
    if let skill, !marker.isAllowed(in: skill) {
      report(.markerNotInSkill(marker.character, skill), line.number)
      if marker.startsItem { skipItem() }
      return
    }
    if !marker.startsItem, ItemMark.start(of: text) != nil {
      report(.markNotOnFirstLine, line.number)
    }
    add(text, marker, line.number)
  }

  /// Ends the last item and passage.
  mutating func finish() {
    finishItem()
    finishText()
    finishScreen()
    finishDialogue()
    if itemCount == 0 { report(.noExercises, 0) }
  }

  private mutating func report(_ reason: ContentError.Reason, _ line: Int) {
    errors.append(ContentError(file: file, line: line, reason: reason))
  }

  /// Returns the text after the marker and its space, or reports an error and returns nil.
  private mutating func text(of line: SourceText.Line, _ marker: LineMarker) -> Substring? {
    let scalars = line.text.unicodeScalars.dropFirst()
    if scalars.isEmpty {
      report(.emptyText(marker.character), line.number)
      return nil
    }
    guard scalars.first == " " else {
      report(.noSpaceAfterMarker(marker.character), line.number)
      return nil
    }
    var rest = scalars.dropFirst()
    if rest.first == " " {
      report(.extraSpaceAfterMarker(marker.character), line.number)
      rest = rest.drop { $0 == " " }
    }
    if rest.isEmpty {
      report(.emptyText(marker.character), line.number)
      return nil
    }
    return Substring(rest)
  }

  private mutating func add(_ text: Substring, _ marker: LineMarker, _ line: Int) {
    if marker == .text { return addParagraph(String(text), line) }
    if marker == .recording { return addRecording(String(text), line) }
    if marker == .title { return startScreen(String(text), line) }
    if marker == .turn, !Dialogue.Turn.isLearners(text) {
      return addTurn(LocatedText(text: String(text), line: line))
    }
    if isOnScreen, GrammarScreen.markers.contains(marker) {
      return addToScreen(LocatedText(text: String(text), line: line), marker)
    }
    if marker.startsItem { return startItem(text, marker, line) }
    guard let opener = draft?.marker, marker == .note || marker.openers.contains(opener) else {
      if !isSkipping {
        report(.lineWithoutItem(marker.character, after: name(ofOpeners: marker)), line)
      }
      return
    }
    let source = LocatedText(text: String(text), line: line)
    if marker == .trap, let fault = ExpectedMistake.fault(in: source) { report(fault, line) }
    draft?.add(LocatedText(text: String(text), line: line), marker)
  }

  /// Returns the kinds of line that a line must follow, for a message.
  private func name(ofOpeners marker: LineMarker) -> SafeText {
    if marker == .note { return "an item" }
    if marker.openers.isEmpty { return "a ':' line" }
    let openers = marker.openers.filter { opener in skill.map(opener.isAllowed) ?? true }
    return "a \(openers.map { "'\($0.character)'" }.joined(separator: " or ")) line"
  }

  private mutating func startScreen(_ title: String, _ line: Int) {
    finishItem()
    finishText()
    finishScreen()
    isInText = false
    isSkipping = false
    screens.append(GrammarScreen(title: LocatedText(text: title, line: line)))
    isOnScreen = true
  }

  private mutating func addToScreen(_ source: LocatedText, _ marker: LineMarker) {
    guard let fault = screens[screens.count - 1].add(source, marker) else { return }
    report(fault, source.line)
  }

  private mutating func finishScreen() {
    if isOnScreen, let screen = screens.last { report(.screenWithoutItem, screen.title.line) }
    isOnScreen = false
  }

  /// Adds a turn that the learner only reads.
  private mutating func addTurn(_ source: LocatedText) {
    finishItem()
    isInText = false
    isSkipping = false
    if let line = dialogue.nextTurn() { report(.turnWithoutAnswer, line) }
    guard let turn = Dialogue.Turn(source) else { return report(.turnSpeaker, source.line) }
    dialogue.add(turn)
  }

  private mutating func finishDialogue() {
    if let line = dialogue.finish() { report(.turnWithoutAnswer, line) }
  }

  private mutating func addParagraph(_ text: String, _ line: Int) {
    isSkipping = false
    if isInText, var passage = passages.popLast() {
      passage.paragraphs.append(text)
      return passages.append(passage)
    }
    finishItem()
    finishText()
    passages.append(Passage(paragraphs: [text], line: line))
    isInText = true
    hasQuestion = false
  }

  /// Adds the recording of the text or of the sentence before it.
  private mutating func addRecording(_ name: String, _ line: Int) {
    guard RecordingName.isPlain(name) else { return report(.badRecording(name), line) }
    let source = LocatedText(text: name, line: line)
    if isInText, let last = passages.indices.last {
      guard passages[last].recording == nil else { return report(.secondLine("<"), line) }
      passages[last].recording = name
    } else if let opened = draft, opened.marker.kinds.contains(where: \.form.isSaid) {
      guard opened.recording == nil else { return report(.secondLine("<"), line) }
      draft?.add(source, .recording)
    } else if !isSkipping {
      report(.recordingWithoutText, line)
    }
  }

  private mutating func skipItem() {
    finishItem()
    isInText = false
    isOnScreen = false
    isSkipping = true
    itemCount += 1
    hasQuestion = true
  }

  private mutating func startItem(_ text: Substring, _ marker: LineMarker, _ line: Int) {
    finishItem()
    isInText = false
    isSkipping = false
    isOnScreen = false
    itemCount += 1
    if skill == .grammar, screens.isEmpty { report(.itemBeforeScreen, line) }
    if marker.kinds.contains(where: \.form.asksAboutText) {
      hasQuestion = true
      if passages.isEmpty, skill == .reading || skill == .listening {
        report(.questionWithoutText, line)
      }
    }
    let mark = ItemMark(line: text, known: known)
    for fault in mark.faults { report(fault, line) }
    checkID(mark, line)
    if mark.text.isEmpty { report(.emptyText(marker.character), line) }
    if marker != .turn {
      finishDialogue()
    } else if let line = dialogue.nextTurn() {
      report(.turnWithoutAnswer, line)
    }
    draft = ItemDraft(
      file: file,
      marker: marker,
      line: line,
      mark: mark,
      followsText: !passages.isEmpty,
      turns: marker == .turn ? dialogue.turns : []
    )
  }

  private mutating func checkID(_ mark: ItemMark, _ line: Int) {
    guard let id = mark.id else { return report(.missingID, line) }
    if id.isEmpty { return }
    if let first = firstLines[id] { return report(.duplicateID(id, firstLine: first), line) }
    firstLines[id] = line
  }

  private mutating func finishText() {
    let needsQuestion = skill == .reading || skill == .listening
    if !hasQuestion, needsQuestion, let passage = passages.last {
      report(.textWithoutQuestion, passage.line)
    }
    hasQuestion = true
  }

  private mutating func finishItem() {
    guard let item = draft, let kind = item.kind(in: skill) else { return }
    draft = nil
    do {
      let task = try kind.task(item)
      dialogue.add(task)
      guard let id = item.mark.id else { return }
      exercises.append(
        Exercise(
          id: id,
          line: item.line,
          tags: item.mark.tags.isEmpty ? defaultTags : item.mark.tags,
          passage: kind.form.asksAboutText && item.followsText ? passages.count - 1 : nil,
          screen: screens.isEmpty ? nil : screens.count - 1,
          task: task,
          notes: item.notes,
          recording: item.recording?.text
        )
      )
    } catch {
      errors += error.errors
    }
  }
}
