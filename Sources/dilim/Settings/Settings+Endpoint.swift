import Audio
import ChatAPI
import Screens
import TextSafety
import Transport
import Turkish

extension Settings {
  /// The time within which an endpoint must have said a text.
  private static let speechLimit = Duration.seconds(30)
  /// The most bytes of a spoken text: 4,096 letters said slowly take about half of it.
  private static let largestSound = 64 << 20

  /// The endpoint of the settings, without its key.
  func endpoint(total: Setting = .totalTimeout) throws(Failure) -> Endpoint {
    try endpoint(
      of: .model,
      Timeouts(
        connect: .milliseconds(milliseconds(.connectTimeout)),
        firstByte: .milliseconds(milliseconds(.firstByteTimeout)),
        silence: .milliseconds(milliseconds(.silenceTimeout)),
        total: .milliseconds(milliseconds(total))
      )
    )
  }

  /// The endpoint that says texts, without its key.
  func speechEndpoint() throws(Failure) -> Endpoint {
    var endpoint = try endpoint(
      of: .speech,
      Timeouts(
        connect: .milliseconds(milliseconds(.connectTimeout)),
        firstByte: Self.speechLimit,
        silence: Self.speechLimit,
        total: Self.speechLimit
      )
    )
    endpoint.limits = ResponseLimits(body: Self.largestSound)
    return endpoint
  }

  /// The endpoint that writes down what is said, without its key; the recording decides how long it
  /// may take.
  func transcriptEndpoint() throws(Failure) -> Endpoint {
    try endpoint(
      of: .transcripts,
      Timeouts(connect: .milliseconds(milliseconds(.connectTimeout)))
    )
  }

  private func endpoint(of service: Service, _ timeouts: Timeouts) throws(Failure) -> Endpoint {
    let written = EndpointAddress(self[service.address])
    let authorities = path(.caFile)
    if let complaint = written.complaint {
      throw Self.failure(written, "\(complaint).", service)
    }
    do throws(ChatFailure) {
      return try Endpoint(
        written.text,
        authorities: authorities.isEmpty ? nil : authorities,
        timeouts: timeouts
      )
    } catch {
      throw Self.failure(written, Self.sentence(for: error, written), service)
    }
  }

  /// Parses an address for a service; nil if libcurl, which parses it, is missing.
  static func address(_ text: String, of service: Service = .model) throws(Failure) -> HTTPURL? {
    let written = EndpointAddress(text)
    do throws(ChatFailure) { return try Endpoint(text).base } catch {
      if error.kind == .setup { return nil }
      throw failure(written, sentence(for: error, written), service)
    }
  }

  /// The name of the endpoint in the record.
  var endpointName: String { (try? endpoint().base.description) ?? shownAddress() }

  /// The name of the endpoint that says texts.
  var speechName: String {
    (try? speechEndpoint().base.description) ?? shownAddress(of: .speech)
  }

  /// The name of the endpoint that writes down what is said.
  var transcriptName: String {
    (try? transcriptEndpoint().base.description) ?? shownAddress(of: .transcripts)
  }

  /// The name of the voice that a speaker has at the endpoint; empty if it is left to the server.
  func speechVoice(of speaker: Speaker) -> String {
    let names =
      switch speaker.kind {
      case .narrator: [String]()
      case .woman: list(.speechWomen)
      case .man: list(.speechMen)
      }
    return names.isEmpty ? self[.speechVoice] : names[speaker.place % names.count]
  }

  /// The names in a setting that has commas between them.
  private func list(_ setting: Setting) -> [String] {
    self[setting].split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  private static func failure(
    _ address: EndpointAddress,
    _ reason: SafeText,
    _ service: Service
  ) -> Failure {
    .data("\(service.address.rawValue) = \(address.shown): \(reason)")
  }

  private static func sentence(for failure: ChatFailure, _ address: EndpointAddress) -> SafeText {
    failure.transfer == .insecure
      ? Wording.mustBeHTTPS(failure.message.line)
      : Wording.sentence(for: failure, at: address.shown)
  }
}
