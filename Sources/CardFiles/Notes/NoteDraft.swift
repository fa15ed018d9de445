import Cards

/// Cards of a note that become one entry.
struct NoteDraft {
  private(set) var faces: [CardFace]

  init(_ face: CardFace) { faces = [face] }

  /// Adds a card if it agrees with all others, and returns whether it does.
  mutating func add(_ face: CardFace) -> Bool {
    guard faces.allSatisfy({ $0.agrees(with: face) }) else { return false }
    faces.append(face)
    return true
  }

  /// The texts of an entry.
  struct Texts {
    var word = ""
    var meaning = ""
    var example: [String] = []
    var translation: [String] = []
    var others: [String] = []
  }

  /// Returns the texts of the entry; `roles` and `isTurkish` describe the fields.
  func texts(_ roles: [FieldRole], _ isTurkish: [Bool?]) -> Texts {
    let front = faces.first { $0.kind == .recognise }
    let asking = faces.first { $0.kind != .recognise }
    let typed = faces.compactMap(\.typed).first
    var texts = Texts()
    var back = Back(roles)
    if let front {
      texts.word = front.question
      if let asking {
        texts.meaning = asking.question
        back.add(front.answer(without: asking.asked) ?? [])
      } else {
        texts.meaning = back.main(of: front.sides.answer.runs)
      }
    }
    if let asking {
      texts.meaning = asking.question
      if front == nil {
        texts.word = typed ?? back.word(of: asking.sides.answer.runs, isTurkish)
      }
    }
    for face in faces where face.kind != .recognise {
      let known = front.map(\.asked) ?? [texts.word]
      back.add(face.answer(without: known) ?? back.rest(of: face.sides.answer.runs, known))
    }
    texts.example = back.example
    texts.translation = back.translation
    texts.others = back.others
    return texts
  }
}

/// The lines on the back besides the word and its meaning, without repetitions.
private struct Back {
  private let roles: [FieldRole]
  private(set) var example: [String] = []
  private(set) var translation: [String] = []
  private(set) var others: [String] = []

  init(_ roles: [FieldRole]) { self.roles = roles }

  /// Adds the lines of runs, except lines that come only from the template.
  mutating func add(_ runs: [TextRun]) {
    for line in runs.lines where line.contains(where: { $0.field != nil }) { add(line: line) }
  }

  private mutating func add(line: [TextRun]) {
    let text = line.text
    guard !(example + translation + others).contains(text) else { return }
    switch role(of: line) {
    case .example: example.append(text)
    case .translation: translation.append(text)
    case .other: others.append(text)
    }
  }

  /// Returns the role of a line, which is an example or a translation only if all its fields are.
  private func role(of line: [TextRun]) -> FieldRole {
    let found = line.compactMap(\.field).map { roles.indices.contains($0) ? roles[$0] : .other }
    guard !found.isEmpty, !found.contains(.other) else { return .other }
    return found.contains(.example) ? .example : .translation
  }

  /// Returns the lines that are not examples and adds the examples; if all lines are examples,
  /// returns them.
  mutating func main(of runs: [TextRun]) -> String {
    let lines = runs.lines
    let main = lines.filter { role(of: $0) == .other }
    guard main.contains(where: { $0.contains { $0.field != nil } }) else { return runs.text }
    for line in lines where role(of: line) != .other { add(line: line) }
    return main.flatMap(\.self).text
  }

  /// Returns the line of an answer with the Turkish word and adds the other lines; if no field is
  /// known to be Turkish, does the same as ``main(of:)``.
  mutating func word(of runs: [TextRun], _ isTurkish: [Bool?]) -> String {
    let lines = runs.lines
    let main = lines.filter { role(of: $0) == .other }
    let isWord: ([TextRun]) -> Bool = { line in
      line.contains { run in
        run.field.map { isTurkish.indices.contains($0) && isTurkish[$0] == true } ?? false
      }
    }
    guard let word = main.first(where: isWord) ?? lines.first(where: isWord) else {
      return self.main(of: runs)
    }
    for line in lines where line.text != word.text && line.contains(where: { $0.field != nil }) {
      add(line: line)
    }
    return word.text
  }

  /// Returns the lines that are not among some texts.
  func rest(of runs: [TextRun], _ known: [String]) -> [TextRun] {
    let lines = Set(known.flatMap { $0.split(separator: "\n").map(String.init) })
    return runs.lines.filter { line in
      let text = line.text
      return !lines.contains(text) && !known.contains { $0 == text }
    }.flatMap(\.self)
  }
}
