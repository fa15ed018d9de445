import Testing

/// Unless the language of the program is set, it is that of the locale; nobody is asked.
@Suite struct InterfaceLanguageTests {
  private let learner: Learner

  init() throws { learner = try Learner() }

  private func speaksTurkish(with variables: [String: String]) throws -> Bool {
    let output = try learner.run(["mistakes"], with: variables).output
    #expect(["Henüz yanlış yok.\n", "No mistakes yet.\n"].contains(output))
    return output.hasPrefix("Henüz")
  }

  /// POSIX lets `LC_ALL` decide before `LC_MESSAGES`, and that before `LANG`; an empty variable
  /// decides nothing.
  @Test(arguments: [
    ["LANG": "tr_TR.UTF-8"],
    ["LANG": "en_GB.UTF-8", "LC_MESSAGES": "tr_TR.UTF-8"],
    ["LANG": "C", "LC_MESSAGES": "en_GB.UTF-8", "LC_ALL": "tr_TR"],
    ["LANG": "tr_TR.UTF-8", "LC_MESSAGES": "", "LC_ALL": ""],
    ["LANG": "en_GB.UTF-8", "DILIM_INTERFACE": "tr"],
  ])
  func theFirstVariableThatIsSetDecidesForTurkish(variables: [String: String]) throws {
    #expect(try speaksTurkish(with: variables))
  }

  @Test(arguments: [
    ["LANG": "C"], ["LANG": "de_DE.UTF-8"], ["LANG": ""],
    ["LANG": "tr_TR.UTF-8", "LC_MESSAGES": "C"],
    ["LANG": "tr_TR.UTF-8", "LC_MESSAGES": "tr_TR.UTF-8", "LC_ALL": "C.UTF-8"],
    ["LANG": "tr_TR.UTF-8", "LC_ALL": "de_DE.UTF-8"],
    ["LANG": "tr_TR.UTF-8", "DILIM_INTERFACE": "en"],
  ])
  func theFirstVariableThatIsSetDecidesForEnglish(variables: [String: String]) throws {
    #expect(try !speaksTurkish(with: variables))
  }

  @Test func aGuessIsNotStoredAndASettingEndsIt() throws {
    #expect(try speaksTurkish(with: ["LANG": "tr_TR.UTF-8"]))
    #expect(try !speaksTurkish(with: ["LANG": "en_GB.UTF-8"]))
    #expect(try learner.run(["config", "set", "interface", "en"]).code == 0)
    #expect(try !speaksTurkish(with: ["LANG": "tr_TR.UTF-8"]))
  }
}
