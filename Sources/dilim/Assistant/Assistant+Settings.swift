import Asking
import ChatAPI
import Feedback
import Screens
import TerminalUI
import TextSafety

extension Assistant {
  /// Creates an assistant from the settings; throws if they set no endpoint or can't be used.
  ///
  /// With `readsKey` false no key is read and no key command run, so it can't send requests.
  init(
    _ settings: Settings,
    _ environment: Environment,
    total: Setting = .totalTimeout,
    readsKey: Bool = true,
    pacing: Pacing = .live()
  ) throws(Failure) {
    guard settings.hasEndpoint else {
      throw .usage(Wording.noModelToAsk)
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

  /// The language of explanations.
  static func language(_ settings: Settings) throws(Failure) -> TeachingLanguage {
    guard let language = TeachingLanguage(code: settings[.language]) else {
      throw .data(Wording.notALanguage(settings[.language], in: settings.path))
    }
    guard ReplyGuard.canJudge(language) else {
      throw .data(Wording.uncheckedLanguage(language.code, in: settings.path))
    }
    return language
  }
}

extension Settings {
  /// The settings of requests to the model.
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

  /// A hash of the settings that decide whether the endpoint can be used.
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

  /// The clock for requests to the model.
  var clock: AskingClock { AskingClock(now: now, day: { day }, sleep: sleep) }
}
