import ChatAPI
import Feedback
import Screens
import TerminalUI
import TextSafety
import Transport

/// The language model that the learner has set up; nothing is sent before one is.
struct Assistant: Sendable {
  let client: ChatClient
  /// Empty where the server has one model, or none was chosen.
  let model: String
  let language: TeachingLanguage
  let maxTokens: Int
  /// The address as it is shown.
  let address: String

  /// Where the key comes from; nil if none is sent.
  let keySource: KeySource?

  /// Reads the settings; throws if no endpoint is set or what is set can't be used.
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
    language = try Self.language(settings)
    model = settings[.model]
    maxTokens = settings.count(.maxTokens)
    var endpoint = try settings.endpoint(total: total)
    keySource = KeySource(settings, environment, for: endpoint.base)
    if readsKey, let keySource { endpoint.key = try keySource.key(settings, environment) }
    client = ChatClient(endpoint, pacing: pacing)
    address = endpoint.base.description
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
