import Memory
import Testing

@Suite struct SchedulerSettingsTests {
  @Test func `the text of settings has only the changed values`() throws {
    var settings = SchedulerSettings()
    #expect(settings.text == "fsrs")
    try settings.set(.retention, "0.85")
    try settings.set(.steps, "90,15m,1d")
    try settings.set(.relearning, "none")
    try settings.set(.maximum, "365")
    try settings.set(.fuzz, "off")
    try settings.set(.failure, "continue")
    try settings.set(.scheduler, "ladder")
    #expect(
      settings.text
        == "ladder retention=0.85 steps=90,900,86400 relearning=none maximum=365 fuzz=off"
        + " failure=continue"
    )
    #expect(try SchedulerSettings(settings.text) == settings)
    #expect(settings.scheduler == .ladder(Ladder(failureRestarts: false)))
  }

  @Test func `schedulers that are not chosen keep their values`() throws {
    var settings = try SchedulerSettings("fsrs retention=0.95")
    try settings.set(.scheduler, "learnio")
    #expect(settings.scheduler == .learnIO(LearnIO()))
    let read = try SchedulerSettings(settings.text)
    #expect(read.fsrs.desiredRetention == 0.95)
  }

  @Test func `parameters are read back to the last bit`() throws {
    let values = FSRSParameters.standard.values.map { $0 * 1.000_000_123_456_7 }
    var settings = SchedulerSettings()
    try settings.set(.parameters, values.map { "\($0)" }.joined(separator: ","))
    #expect(settings.fsrs.parameters.values == values)
    #expect(try SchedulerSettings(settings.text) == settings)
    try settings.set(.parameters, "standard")
    #expect(settings == SchedulerSettings())
  }

  @Test(arguments: [
    ("", SettingsError.unknownScheduler("")),
    ("sm2", .unknownScheduler("sm2")),
    ("fsrs retention", .noPair("retention")),
    ("fsrs speed=3", .unknownKey("speed")),
    ("fsrs retention=high", .malformed(.retention, "high")),
    ("fsrs retention=nan", .malformed(.retention, "nan")),
    ("fsrs retention=1", .outOfRange(.retention, 1, 0.1...0.999)),
    ("fsrs steps=", .malformed(.steps, "")),
    ("fsrs steps=60,", .malformed(.steps, "")),
    ("fsrs steps=0", .outOfRange(.steps, 0, 1...2_592_000)),
    ("fsrs steps=31d", .outOfRange(.steps, 31, 1...30)),
    ("fsrs maximum=0", .outOfRange(.maximum, 0, 1...36_500)),
    ("fsrs fuzz=yes", .malformed(.fuzz, "yes")),
    ("ladder failure=no", .malformed(.failure, "no")),
    ("fsrs parameters=1,2", .parameters(.count(2))),
    ("fsrs parameters=1,x", .malformed(.parameters, "1,x")),
  ])
  func `an invalid setting is refused with the reason`(text: String, error: SettingsError) {
    #expect(throws: error) { try SchedulerSettings(text) }
  }

  @Test func `a refused value changes nothing`() {
    var settings = SchedulerSettings()
    try? settings.set(.retention, "7")
    #expect(settings == SchedulerSettings())
  }
}
