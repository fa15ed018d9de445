/// What a screen of the program asks for, read from its text alone.
enum AskedFor: Equatable {
  case level, keyboard, length, home
  /// Whether to go on a level lower than that of the placement.
  case levelCheck
  /// The question of a card; typed if the answer is to be written.
  case card(question: String, isTyped: Bool)
  case rating
  case wordPage
  /// What may be the question, and the options.
  case choice(prompts: [String], options: [String])
  case translation(String)
  /// What may be the sentence.
  case dictation([String])
  case readAloud(String)
  /// The listed answer after an unsure one; nil after a line that was not it.
  case copy(String?)
  case dayDone
  /// A page that goes on with Enter.
  case goOn
}

/// The text that the program has shown up to a prompt.
struct ShownScreen {
  let lines: [String]

  private var prompt: String { lines.last ?? "" }
  private var body: ArraySlice<String> { lines.dropLast() }

  private func has(_ text: String) -> Bool { lines.contains { $0.contains(text) } }

  /// The first line with a text, and the lines into which it was wrapped.
  func line(with text: String) -> String? {
    guard let index = body.firstIndex(where: { $0.contains(text) }) else { return nil }
    let rest = body[(index + 1)...].prefix { $0.hasPrefix("  ") && !$0.contains("Today is") }
    return ([body[index]] + rest).map(trimmed).joined(separator: " ")
  }

  /// The lines from the one with a text.
  func lines(from text: String) -> [String] {
    body.drop { !$0.contains(text) }.filter { !$0.isEmpty }
  }

  var asked: AskedFor {
    if prompt.hasPrefix("Enter more, q all") { return .goOn }
    if has("How much Turkish do you know?") { return .level }
    if has("Does your keyboard have the Turkish letters") { return .keyboard }
    if has("How long should a day be?") { return .length }
    if has(" was steep: ") { return .levelCheck }
    if has("Dilim  Merhaba") { return .home }
    if has("Today is done: ") { return .dayDone }
    return copy ?? card ?? item ?? .goOn
  }

  private var copy: AskedFor? {
    if let text = after("Type the listed answer once:") { return .copy(text) }
    return has("That is not the listed answer yet") ? .copy(nil) : nil
  }

  private var card: AskedFor? {
    if prompt.hasPrefix("1-4, Enter") { return .rating }
    let isTyped = has("to go") && has("Write in Turkish:")
    guard isTyped || prompt.contains("shows it") else { return nil }
    let question = body.last { !$0.isEmpty } ?? ""
    return .card(
      question: question.split(separator: "  (").first.map(trimmed) ?? "",
      isTyped: isTyped
    )
  }

  private var item: AskedFor? {
    if has("New words, ") && prompt.hasPrefix("Enter") { return .wordPage }
    if has("Grammar, ") && prompt.hasPrefix("Enter") { return .goOn }
    if let text = after("Put into Turkish:") { return .translation(text) }
    for instruction in ["Fill the gap:", "Rewrite it:"] {
      if let text = after(instruction, isCueBelow: true) { return .translation(text) }
    }
    if has("Complete the dialogue:") {
      // The cue is the only part that is indented below the open turn.
      let cue = body.reversed().drop(while: \.isEmpty).prefix { $0.hasPrefix("  ") }
      return .translation(cue.reversed().map(trimmed).joined(separator: " "))
    }
    if has("Put in order") || has("(1c 2a …)") {
      return .translation(AnswerBook.key(options.map(\.text)))
    }
    if let text = after("Tell it in ", isCueBelow: true) { return .readAloud(text) }
    if let text = after("Say this") { return .readAloud(text) }
    if has("Read it, then write it from memory.") { return .dictation(heard) }
    guard prompt.hasPrefix("1-"), !options.isEmpty else { return nil }
    return .choice(prompts: questions, options: options.map(\.text))
  }

  /// The text below the last line with an instruction.
  private func after(_ text: String, isCueBelow: Bool = false) -> String? {
    guard let index = body.lastIndex(where: { $0.contains(text) }) else { return nil }
    let below = isCueBelow ? "  " : "  ("
    let lines = body[(index + 1)...].prefix { !$0.isEmpty && !$0.hasPrefix(below) }
    // The line of the instruction may be wrapped before “(try 1 of 3):”.
    let text = lines.map(trimmed).joined(separator: " ").replacing(#/^.{0,20}\d\): /#, with: "")
    return lines.isEmpty ? nil : text
  }

  /// What was played last, which may take the last lines or more of them.
  private var heard: [String] {
    guard
      let index = body.lastIndex(where: { $0.contains("(You have read this in place") }
      )
    else {
      return []
    }
    return Self.endings(of: body[..<index])
  }

  /// The options, each with the line on which it begins; a long one takes several lines.
  private var options: [(text: String, line: Int)] {
    var options: [(text: String, line: Int)] = []
    var end = ""
    // Below the numbers of a matching are letters.
    let lettered = body.reversed().prefix { $0.firstMatch(of: #/^  ([a-g]|  ) ?/#) != nil }
    let last = has("(1c 2a …)") ? body.count - lettered.count : body.count
    for (index, line) in body.enumerated().prefix(last).reversed() {
      if line.wholeMatch(of: #/  \d .*/#) != nil {
        options.append((line.dropFirst(4) + end, index))
        end = ""
      } else if line.hasPrefix("    ") {
        end = " \(trimmed(line))" + end
      } else {
        break
      }
    }
    return options.reversed()
  }

  /// What may be the question: the lines above the options, without the place in the day.
  private var questions: [String] {
    Self.endings(of: body[..<(options.first?.line ?? 0)]).map { text in
      let question = text.replacing(#/ *\((?:plays|readings) left: \d\)/#, with: "")
      return trimmed(question.split(separator: "  ").last ?? "")
    }
  }

  /// The last line, the last two lines as one, and so on.
  private static func endings(of lines: ArraySlice<String>) -> [String] {
    let last = lines.suffix(12).map(trimmed)
    return (1...12).filter { $0 <= last.count }.map { count in
      last.suffix(count).joined(separator: " ")
    }
  }

  /// What a learner recognises when the screen is shown again.
  var identity: String {
    switch asked {
    case .choice(_, let options): "\(options)"
    case .dictation(let sentences): sentences.first ?? ""
    // Cards are shuffled anew.
    case .card: "a card"
    case let asked: "\(asked)"
    }
  }

  /// The minutes of the day and the reason, as the line of an item shows them.
  var dayMark: (minutes: Int, reason: String)? {
    for line in body.reversed() {
      let pattern = #/^\d+/(\d+) min(?:, (again|mistake|review): (.+?))?  /#
      guard let match = line.firstMatch(of: pattern)
      else { continue }
      let reason = match.2.map { "\($0): \(match.3 ?? "")" } ?? "course"
      return (Int(match.1) ?? 0, reason)
    }
    return nil
  }
}

private func trimmed(_ text: some StringProtocol) -> String {
  var text = Substring(text)
  while text.first == " " { text.removeFirst() }
  while text.last == " " { text.removeLast() }
  return String(text)
}
