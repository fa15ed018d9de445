import Asking
import ChatAPI
import Feedback
import Screens
import TerminalUI
import TextSafety

extension Assistant {
  /// Reads the settings; throws if no endpoint is set or the settings can't be used.
  ///
  /// With `readsKey` false nothing is run and no key is read: for those who ask nobody.
  init(
    _ settings: Settings,
    _ environment: Environment,
    total: Setting = .totalTimeout,
    readsKey: Bool = true,
    pacing: Pacing = .live()
  ) throws(Failure) {
    guard settings.hasEndpoint else {
      throw Failure(
        code: .usage,
        message: "No endpoint is set, so there is nobody to ask. See dilim help config."
      )
    }
    let language = try Self.language(settings)
    var endpoint = try settings.endpoint(total: total)
    let keySource = KeySource(settings, environment, for: endpoint.base)
    if readsKey, let keySource { endpoint.key = try keySource.key(settings, environment) }
    self.init(
      client: ChatClient(endpoint, pacing: pacing),
      model: settings[.model],
      language: language,
      maxTokens: settings.count(.maxTokens),
      hasKey: keySource != nil,
      modelAdvice: Wording.modelAdvice
    )
  }

  /// The language that things are explained in.
  static func language(_ settings: Settings) throws(Failure) -> TeachingLanguage {
    guard let language = TeachingLanguage(code: settings[.language]) else {
      throw .data("\(settings.path): language = \(settings[.language]): expected a code as en, tr.")
    }
    guard ReplyGuard.canJudge(language) else {
      let known = ReplyGuard.judgedLanguages.joined(separator: ", ")
      throw .data(
        "\(settings.path): language = \(language.code): AI replies can't be checked in it, so nobody "
          + "is asked. They can in: \(known). As: dilim config set language en"
      )
    }
    return language
  }
}

extension Settings {
  /// The values that asking depends on.
  var asking: AskingSettings {
    AskingSettings(
      model: self[.model],
      endpoint: endpointName,
      fingerprint: fingerprint,
      maxTokens: count(.maxTokens),
      totalTimeout: milliseconds(.totalTimeout),
      limits: SendLimits(
        requestsPerRun: count(.requestsPerRun),
        requestsPerDay: count(.requestsPerDay),
        tokensPerDay: count(.tokensPerDay)
      )
    )
  }

  /// Differs where the settings that decide whether the endpoint can be used differ.
  private var fingerprint: String {
    let kinds: [Setting] = [.baseURL, .model, .keyCommand, .keyFile, .caFile]
    return SHA256.hex(of: kinds.map { self[$0] })
  }
}

extension World {
  /// Days since 1970-01-01 in the learner's time zone.
  var day: Int {
    let now = now()
    let seconds = now / 1000 + Int64(secondsAheadOfUTC(at: now))
    return Int((Double(seconds) / 86_400).rounded(.down))
  }

  /// The clock for those who ask.
  var clock: AskingClock { AskingClock(now: now, day: { day }, sleep: sleep) }
}
