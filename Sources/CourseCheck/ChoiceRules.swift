import Curriculum
import TextSafety
import Turkish

/// The rules on questions with four options: only the text may give the key away.
struct ChoiceRules {
  /// The key may be longer than the mean of the other options by this factor.
  private static let lengthFactor = 1.25
  /// The key may be the longest option in this share of a level's questions, and the shortest in as
  /// many.
  private static let extremeShare = 0.3
  /// With fewer questions the share is not checked.
  private static let leastQuestions = 10
  private static let banned = ["hepsi", "hiçbiri", "her zaman", "asla"]

  private let place: CoursePlace
  private let level: Level
  private let question: Question
  private let passage: Passage?

  /// Checks every question and, over each level, the lengths of the keys.
  static func complaints(_ questions: [ItemsByKind.Item<Question>]) -> [Complaint] {
    let all = questions.map(ChoiceRules.init)
    return all.flatMap(\.complaints)
      + Level.allCases.flatMap { level in
        lengthShares(all.filter { $0.level == level }, level)
      }
  }

  private init(_ item: ItemsByKind.Item<Question>) {
    place = item.place
    level = item.file.lesson.level
    question = item.content
    passage = item.passage
  }

  private var options: [LocatedText] { question.options }

  private var wrongOptions: [LocatedText] { question.distractors.map(\.option) }

  private var complaints: [Complaint] {
    stem + wording + inclusion + length + fromText + fromStem
  }

  private var stem: [Complaint] {
    let words = TurkishText.plainWords(question.prompt)
    let found = ["değil", "yanlış", "not", "wrong", "false"].first(where: words.contains)
    return found.map {
      [place.fail(.negativeStem, "'\($0)' in the question; ask for what is right")]
    } ?? []
  }

  private var wording: [Complaint] {
    var complaints: [Complaint] = []
    for option in options {
      let text = " " + TurkishText.plainWords(option.text).joined(separator: " ") + " "
      for word in Self.banned where text.contains(" \(word) ") {
        complaints.append(
          at(option).fail(.bannedOption, "'\(word)' as an option; use something from the text")
        )
      }
    }
    if Set(options.map { TurkishText.endMark($0.text) }).count > 1 {
      complaints.append(
        place.fail(.optionPunctuation, "options end differently; end all with the same mark")
      )
    }
    return complaints
  }

  private var inclusion: [Complaint] {
    let words = options.map { TurkishText.plainWords($0.text) }
    var complaints: [Complaint] = []
    for (first, option) in options.enumerated() {
      for second in options.indices where second != first {
        if words[first] == words[second] {
          guard second > first else { continue }
          complaints.append(at(option).fail(.equalOptions, "option '\(option.text)' occurs twice"))
        } else if Self.contains(words[second], words[first]) {
          complaints.append(
            at(option).fail(
              .optionInOption,
              "option '\(option.text)' is part of '\(options[second].text)'"
            )
          )
        }
      }
    }
    return complaints
  }

  private static func contains(_ long: [String], _ short: [String]) -> Bool {
    guard !short.isEmpty, long.count > short.count else { return false }
    return (0...(long.count - short.count)).contains { start in
      long[start..<(start + short.count)].elementsEqual(short)
    }
  }

  private func at(_ option: LocatedText) -> CoursePlace {
    CoursePlace(file: place.file, line: option.line)
  }

  private var keyLength: Int { question.key.text.unicodeScalars.count }

  private var otherLengths: [Int] { wrongOptions.map { $0.text.unicodeScalars.count } }

  /// Single words always differ in length, so only phrases and sentences fail.
  private var length: [Complaint] {
    let others = otherLengths
    let mean = Double(others.reduce(0, +)) / Double(max(1, others.count))
    guard isLongest, Double(keyLength) > Self.lengthFactor * mean else { return [] }
    let message: SafeText =
      "the key is the longest option by far; lengthen another or shorten it"
    let isPhrase = TurkishText.words(question.key.text).count > 2
    return [
      isPhrase
        ? at(question.key).fail(.keyLength, message) : at(question.key).warn(.keyLength, message)
    ]
  }

  private var isLongest: Bool { otherLengths.allSatisfy { $0 < keyLength } }

  private var isShortest: Bool { otherLengths.allSatisfy { $0 > keyLength } }

  private static func lengthShares(_ questions: [ChoiceRules], _ level: Level) -> [Complaint] {
    guard questions.count >= leastQuestions else { return [] }
    func share(_ name: SafeText, _ members: [ChoiceRules]) -> Complaint? {
      guard let first = members.first,
        Double(members.count) > extremeShare * Double(questions.count)
      else { return nil }
      let lines = members.map { "\($0.shortFile):\($0.question.key.line)" }.joined(separator: ", ")
      return first.place.fail(
        .keyLength,
        """
        the key is the \(name) option in \(members.count) of \(questions.count) questions of \
        \(level.rawValue), more than 30 %: \(lines)
        """
      )
    }
    return [
      share("longest", questions.filter(\.isLongest)),
      share("shortest", questions.filter(\.isShortest)),
    ].compactMap(\.self)
  }

  private var shortFile: String {
    place.file.split(separator: "/").last.map(String.init) ?? place.file
  }

  /// Fails from B1 on, where the key should paraphrase the text.
  private var fromText: [Complaint] {
    guard let passage else { return [] }
    let text = passage.paragraphs.flatMap(TurkishText.plainWords)
    func isFromText(_ option: LocatedText) -> Bool {
      TurkishText.plainWords(option.text).allSatisfy { word in
        text.contains { Self.shareStem($0, word) }
      }
    }
    guard isFromText(question.key), !wrongOptions.contains(where: isFromText) else {
      return []
    }
    let message: SafeText =
      "only the key consists of words from the text; use its words in another option"
    let place = at(question.key)
    return [level >= .b1 ? place.fail(.keyFromText, message) : place.warn(.keyFromText, message)]
  }

  private var fromStem: [Complaint] {
    let stem = TurkishText.plainWords(question.prompt).filter { $0.count >= 4 }
    func shared(_ option: LocatedText) -> String? {
      TurkishText.plainWords(option.text).first { word in
        word.count >= 4 && stem.contains { Self.shareStem($0, word) }
      }
    }
    guard let word = shared(question.key), wrongOptions.allSatisfy({ shared($0) == nil })
    else { return [] }
    return [
      at(question.key).warn(.keyFromStem, "only the key repeats '\(word)' from the question")
    ]
  }

  /// Whether two words look like forms of one word, judged by their common beginning.
  private static func shareStem(_ left: String, _ right: String) -> Bool {
    if left == right { return true }
    let common = zip(left, right).prefix { $0 == $1 }.count
    return common >= 4 && common * 3 >= min(left.count, right.count) * 2
  }
}
