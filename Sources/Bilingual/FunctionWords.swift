extension EnglishGrammar {
  /// Whether a word is grammar rather than a meaning that a Turkish word translates.
  package static func isFunctionWord(_ word: String) -> Bool { functionWords.contains(word) }

  /// The value of a number word: “five”, “fifth”; nil for other words.
  package static func value(of word: String) -> Int? { numbers[word] ?? Int(word) }

  private static let numbers: [String: Int] = {
    var numbers: [String: Int] = [:]
    let names = """
      zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen \
      sixteen seventeen eighteen nineteen twenty
      """
    for (value, name) in names.split(separator: " ").enumerated() { numbers[String(name)] = value }
    for (name, value) in [
      ("thirty", 30), ("forty", 40), ("fifty", 50), ("sixty", 60), ("seventy", 70), ("eighty", 80),
      ("ninety", 90), ("hundred", 100), ("thousand", 1_000), ("million", 1_000_000),
    ] {
      numbers[name] = value
    }
    return numbers
  }()

  private static let functionWords: Set<String> = Set(
    """
    a an the i you he she it we they me him her us them my your his its our their mine yours hers
    ours theirs myself yourself himself herself itself ourselves yourselves themselves 's
    am is are was were be been being do does did done have has had having will would shall should
    can could may might must ought need to of in on at by for from with about into onto over under
    and or but so if when while as than that this these those there here not no n't
    going gonna get got getting more most much many all both half own such whatever whoever however
    unless without still just up off out down away back too very also only even ever never used use
    let's would like lot bit kind sort way there's it's one's each other another
    who whom whose what which where why how let please some any one ones
    """
    .split(whereSeparator: \.isWhitespace).map(String.init)
  )
}
