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

  /// Reads the settings; throws if no endpoint is set or what is set can't be used.
  init(_ settings: Settings, _ environment: Environment, total: Setting = .totalTimeout)
    throws(Failure)
  {
    guard settings.hasEndpoint else {
      throw Failure(
        code: .usage,
        message: "No endpoint is set, so there is nobody to ask. See dilim help config."
      )
    }
    language = try Self.language(settings)
    model = settings[.model]
    maxTokens = settings.count(.maxTokens)
    let authorities = settings[.caFile]
    do {
      let endpoint = try Endpoint(
        settings[.baseURL],
        key: try KeySource.key(settings, environment),
        authorities: authorities.isEmpty ? nil : authorities,
        timeouts: Timeouts(
          connect: .milliseconds(settings.milliseconds(.connectTimeout)),
          firstByte: .milliseconds(settings.milliseconds(.firstByteTimeout)),
          silence: .milliseconds(settings.milliseconds(.silenceTimeout)),
          total: .milliseconds(settings.milliseconds(total))
        )
      )
      client = ChatClient(endpoint)
      address = endpoint.base.description
    } catch let failure as ChatFailure {
      let reason =
        failure.transfer == .insecure
        ? "\(failure.message.line) must be asked by https; http is for this machine alone."
        : Wording.sentence(for: failure, at: settings.shownAddress)
      throw .data("base_url = \(settings.shownAddress): \(reason)")
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .data("\(error)")
    }
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
