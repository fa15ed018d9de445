import Testing

/// The program speaks Turkish about its command line.
@Suite struct TurkishHelpTests {
  private let learner: Learner

  init() throws { learner = try Learner() }

  private func turkish(_ words: [String]) throws -> Run {
    try learner.run(words, with: ["DILIM_INTERFACE": "tr"])
  }

  @Test func helpIsTurkish() throws {
    let overview = try turkish(["help"])
    #expect(overview.code == 0 && overview.errors == "")
    #expect(overview.output.contains("Örnekler:") && overview.output.contains("Komutlar:"))
    #expect(!overview.output.contains("Examples:"))
    let config = try turkish(["help", "config"])
    #expect(config.output.contains("Kullanım: dilim config [show|path|get|set|unset|preset]"))
    let text = config.output.replacing("\n", with: " ")
    #expect(text.contains("hiçbir yere hiçbir şey gönderilmez"))
  }

  @Test func helpFitsEightyColumns() throws {
    let offers = try turkish(["completions", "offer", "--", ""]).output.split(separator: "\n")
    #expect(offers.count > 20)
    for name in offers.map({ String($0.prefix { $0 != "\t" }) }) {
      for line in try turkish(["help", name]).output.split(separator: "\n") {
        #expect(line.count <= 80, "\(name): \(line)")
      }
    }
    for line in try turkish(["help"]).output.split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test func errorsOfACommandLineAreTurkish() throws {
    let option = try turkish(["config", "--jsn"])
    #expect(option.code == 2)
    #expect(option.errors == "dilim config komutunda --jsn seçeneği yok. Bkz. dilim help config.\n")
    let command = try turkish(["confg"])
    #expect(command.code == 2)
    #expect(
      command.errors
        == "confg diye bir komut yok. Şunu mu demek istedin: config? Bkz. dilim help.\n"
    )
  }

  /// The manual page is installed for everybody, so it is in one language.
  @Test func theManualPageStaysEnglish() throws {
    #expect(try turkish(["help", "--man"]).output == learner.run(["help", "--man"]).output)
  }

  @Test func completionsExplainInTurkish() throws {
    let offers = try turkish(["completions", "offer", "--", "doct"]).output
    #expect(offers.contains("doctor\ther şey çalışıyor mu denetle"))
  }
}
