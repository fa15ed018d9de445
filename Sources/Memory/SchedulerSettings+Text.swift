extension SchedulerSettings {
  /// The settings as words, the scheduler first; default values are left out.
  package var text: String {
    let new = SchedulerSettings()
    let pairs = Key.allCases.filter { $0 != .scheduler && value(of: $0) != new.value(of: $0) }
      .map { "\($0.rawValue)=\(value(of: $0))" }
    return ([algorithm.rawValue] + pairs).joined(separator: " ")
  }

  /// Reads settings that ``text`` has written.
  package init(_ text: String) throws(SettingsError) {
    self.init()
    let words = text.split(separator: " ")
    try set(.scheduler, String(words.first ?? ""))
    for word in words.dropFirst() {
      guard let equals = word.firstIndex(of: "=") else { throw .noPair(String(word)) }
      let name = String(word[..<equals])
      guard let key = Key(rawValue: name) else { throw .unknownKey(name) }
      try set(key, String(word[word.index(after: equals)...]))
    }
  }

  /// Returns a value in the form that ``set(_:_:)`` reads.
  package func value(of key: Key) -> String {
    switch key {
    case .scheduler: algorithm.rawValue
    case .retention: "\(fsrs.desiredRetention)"
    case .steps: Self.list(fsrs.learningSteps)
    case .relearning: Self.list(fsrs.relearningSteps)
    case .maximum: "\(fsrs.maximumInterval)"
    case .fuzz: fsrs.isFuzzed ? "on" : "off"
    case .parameters:
      fsrs.parameters == .standard
        ? "standard" : fsrs.parameters.values.map { "\($0)" }.joined(separator: ",")
    case .failure: ladder.failureRestarts ? "restart" : "continue"
    }
  }

  /// Sets one value; an invalid value changes nothing.
  package mutating func set(_ key: Key, _ value: String) throws(SettingsError) {
    switch key {
    case .scheduler:
      guard let algorithm = Algorithm(rawValue: value) else { throw .unknownScheduler(value) }
      self.algorithm = algorithm
    case .retention: fsrs = fsrs.with(retention: try Self.number(key, value, FSRS.retentions))
    case .steps: fsrs = fsrs.with(learning: try Self.steps(key, value))
    case .relearning: fsrs = fsrs.with(relearning: try Self.steps(key, value))
    case .maximum: fsrs = fsrs.with(maximum: try Self.integer(key, value, FSRS.intervals))
    case .fuzz: fsrs = fsrs.with(fuzz: try Self.choice(key, value, yes: "on", no: "off"))
    case .parameters: fsrs = fsrs.with(parameters: try Self.parameters(key, value))
    case .failure:
      ladder = Ladder(
        failureRestarts: try Self.choice(key, value, yes: "restart", no: "continue")
      )
    }
  }

  private static func list(_ steps: [Int]) -> String {
    steps.isEmpty ? "none" : steps.map(String.init).joined(separator: ",")
  }

  private static func number(
    _ key: Key,
    _ value: some StringProtocol,
    _ range: ClosedRange<Double>
  ) throws(SettingsError) -> Double {
    guard let number = Double(String(value)), number.isFinite else {
      throw .malformed(key, String(value))
    }
    guard range.contains(number) else { throw .outOfRange(key, number, range) }
    return number
  }

  private static func integer(
    _ key: Key,
    _ value: some StringProtocol,
    _ range: ClosedRange<Int>
  ) throws(SettingsError) -> Int {
    guard let number = Int(value) else { throw .malformed(key, String(value)) }
    guard range.contains(number) else {
      throw .outOfRange(
        key,
        Double(number),
        Double(range.lowerBound)...Double(range.upperBound)
      )
    }
    return number
  }

  private static func steps(_ key: Key, _ value: String) throws(SettingsError) -> [Int] {
    guard value != "none" else { return [] }
    var steps: [Int] = []
    for part in value.split(separator: ",", omittingEmptySubsequences: false) {
      steps.append(try step(key, part))
    }
    // Stored settings may come from a file with anything in it.
    guard steps.count <= 20 else { throw .malformed(key, value) }
    return steps
  }

  private static let units: [Character: Int] = ["s": 1, "m": 60, "h": 3600, "d": 86_400]

  private static func step(_ key: Key, _ value: Substring) throws(SettingsError) -> Int {
    guard let unit = value.last.flatMap({ units[$0] }) else {
      return try integer(key, value, FSRS.stepLengths)
    }
    return unit * (try integer(key, value.dropLast(), 1...FSRS.stepLengths.upperBound / unit))
  }

  private static func choice(
    _ key: Key,
    _ value: String,
    yes: String,
    no: String
  ) throws(SettingsError) -> Bool {
    guard value == yes || value == no else { throw .malformed(key, value) }
    return value == yes
  }

  private static func parameters(
    _ key: Key,
    _ value: String
  ) throws(SettingsError) -> FSRSParameters {
    guard value != "standard" else { return .standard }
    var numbers: [Double] = []
    for part in value.split(separator: ",", omittingEmptySubsequences: false) {
      guard let number = Double(String(part)) else { throw .malformed(key, value) }
      numbers.append(number)
    }
    do {
      return try FSRSParameters(numbers)
    } catch {
      throw .parameters(error)
    }
  }
}
