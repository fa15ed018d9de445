/// The lines below the header, gathered into passages and exercises.
struct LessonBody {
  private(set) var passages: [Passage] = []
  private(set) var exercises: [Exercise] = []
  private(set) var errors: [ContentError] = []

  private let file: String
  /// Nil if neither the header nor the file name tells it.
  private let skill: Skill?
  private let defaultTags: [GrammarTag]
  private let known: Set<GrammarTag>?

  private var draft: ItemDraft?
  private var itemCount = 0
  private var firstLines: [String: Int] = [:]
  /// Whether the last line that counts was a `~`, so that another one goes on with the text.
  private var isInText = false
  private var hasQuestion = true
  /// Whether an item was refused whose further lines are passed over.
  private var isSkipping = false

  /// Makes an empty body for a lesson of the skill.
  init(file: String, skill: Skill?, defaultTags: [GrammarTag], known: Set<GrammarTag>?) {
    self.file = file
    self.skill = skill
    self.defaultTags = defaultTags
    self.known = known
  }

  /// Takes the next line of the file.
  mutating func take(_ line: SourceText.Line) {
    guard let first = line.text.unicodeScalars.first, first != "#" else { return }
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
    take(text, marker, line.number)
  }

  /// Closes the last item and text.
  mutating func finish() {
    finishItem()
    finishText()
    if itemCount == 0 { report(.noExercises, 0) }
  }

  private mutating func report(_ reason: ContentError.Reason, _ line: Int) {
    errors.append(ContentError(file: file, line: line, reason: reason))
  }

  /// What stands behind the marker and its space; nil with an error reported.
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

  private mutating func take(_ text: Substring, _ marker: LineMarker, _ line: Int) {
    switch marker {
    case .text: takeText(String(text), line)
    case .question, .sentence, .card: startItem(text, marker, line)
    case .right, .wrong, .trap:
      guard draft?.marker == .question else {
        if !isSkipping { report(.lineWithoutItem(marker.character, after: "a '?' line"), line) }
        return
      }
      takeAnswer(Sourced(text: String(text), line: line), marker)
    case .note:
      guard draft != nil else {
        if !isSkipping { report(.lineWithoutItem(marker.character, after: "an item"), line) }
        return
      }
      draft?.notes.append(String(text))
    }
  }

  private mutating func takeText(_ text: String, _ line: Int) {
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

  private mutating func takeAnswer(_ answer: Sourced, _ marker: LineMarker) {
    switch marker {
    case .right: draft?.right.append(answer)
    case .wrong: draft?.wrong.append(answer)
    default: takeTrap(answer)
    }
  }

  private mutating func takeTrap(_ line: Sourced) {
    let parts = Self.halves(line.text)
    if draft?.trapLine == nil { draft?.trapLine = line.line }
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      let fault: ContentError.Reason =
        parts.count > 2 ? .trapWithTwoSeparators : .trapWithoutFeedback
      return report(fault, line.line)
    }
    draft?.traps.append(
      Translation.Trap(answer: Sourced(text: parts[0], line: line.line), feedback: parts[1])
    )
  }

  /// Splits at every ` :: `.
  private static func halves(_ text: String) -> [String] {
    var parts: [String] = []
    var words: [Substring] = []
    for word in text.split(at: " ", omittingEmpty: true) {
      if word == "::" {
        parts.append(words.joined(separator: " "))
        words = []
      } else {
        words.append(word)
      }
    }
    return parts + [words.joined(separator: " ")]
  }

  private mutating func skipItem() {
    finishItem()
    isInText = false
    isSkipping = true
    itemCount += 1
    hasQuestion = true
  }

  private mutating func startItem(_ text: Substring, _ marker: LineMarker, _ line: Int) {
    finishItem()
    isInText = false
    isSkipping = false
    itemCount += 1
    if marker == .question {
      hasQuestion = true
      if passages.isEmpty, skill == .reading || skill == .listening {
        report(.questionWithoutText, line)
      }
    }
    let mark = ItemMark(line: text, known: known)
    for fault in mark.faults { report(fault, line) }
    checkID(mark, line)
    if mark.text.isEmpty { report(.emptyText(marker.character), line) }
    draft = ItemDraft(marker: marker, line: line, mark: mark)
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
    guard let item = draft else { return }
    draft = nil
    let kind = item.kind(in: skill, afterText: !passages.isEmpty)
    for fault in item.faults(as: kind) { report(fault.reason, fault.line) }
    guard let task = item.task(as: kind), let id = item.mark.id else { return }
    exercises.append(
      Exercise(
        id: id,
        line: item.line,
        tags: item.mark.tags.isEmpty ? defaultTags : item.mark.tags,
        passage: kind == .choice && !passages.isEmpty ? passages.count - 1 : nil,
        task: task,
        notes: item.notes
      )
    )
  }
}
