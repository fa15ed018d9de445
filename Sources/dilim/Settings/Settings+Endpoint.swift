import ChatAPI
import Screens
import TextSafety
import Transport

extension Settings {
  /// The endpoint of the settings, without its key.
  func endpoint(total: Setting = .totalTimeout) throws(Failure) -> Endpoint {
    let written = EndpointAddress(self[.baseURL])
    let authorities = path(.caFile)
    if let complaint = written.complaint { throw Self.failure(written, "\(complaint).") }
    do throws(ChatFailure) {
      return try Endpoint(
        written.text,
        authorities: authorities.isEmpty ? nil : authorities,
        timeouts: Timeouts(
          connect: .milliseconds(milliseconds(.connectTimeout)),
          firstByte: .milliseconds(milliseconds(.firstByteTimeout)),
          silence: .milliseconds(milliseconds(.silenceTimeout)),
          total: .milliseconds(milliseconds(total))
        )
      )
    } catch {
      throw Self.failure(written, Self.sentence(for: error, written))
    }
  }

  /// Parses an address for `base_url`; nil if libcurl, which parses it, is missing.
  static func address(_ text: String) throws(Failure) -> HTTPURL? {
    let written = EndpointAddress(text)
    do throws(ChatFailure) { return try Endpoint(text).base } catch {
      if error.kind == .setup { return nil }
      throw failure(written, sentence(for: error, written))
    }
  }

  /// The name of the endpoint in the record.
  var endpointName: String { (try? endpoint().base.description) ?? shownAddress }

  private static func failure(_ address: EndpointAddress, _ reason: SafeText) -> Failure {
    .data("base_url = \(address.shown): \(reason)")
  }

  private static func sentence(for failure: ChatFailure, _ address: EndpointAddress) -> SafeText {
    failure.transfer == .insecure
      ? Wording.mustBeHTTPS(failure.message.line)
      : Wording.sentence(for: failure, at: address.shown)
  }
}
