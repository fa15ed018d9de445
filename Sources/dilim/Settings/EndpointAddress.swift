import Screens
import TextSafety

/// An address as the learner has written it, which may contain a key or a password.
struct EndpointAddress {
  let text: String

  /// Substrings of parameter names that hold keys; `api-version` and `model` contain none of them.
  private static let secretNames = [
    "key", "token", "secret", "pass", "pwd", "auth", "cred", "sig", "code", "access", "session",
    "jwt", "bearer",
  ]

  init(_ text: String) { self.text = text }

  /// The reason why it is not a valid setting; nil if nothing in it looks like a secret.
  var complaint: String? {
    if text.contains("@") { return Wording.passwordInAddress.string }
    guard let secret = parameters.first(where: Self.isSecret) else { return nil }
    return Wording.keyInAddress(secret.value == nil ? nil : secret.name).string
  }

  /// The address without possible secrets, for messages.
  var shown: String {
    if let at = text.lastIndex(of: "@") {
      let host = text[at...].prefix { !"?#&=".contains($0) }
      return "…\(host)\(host.endIndex < text.endIndex ? "…" : "")"
    }
    guard let mark = text.firstIndex(where: Self.beginsQuery) else { return text }
    let shown = parameters.map { parameter in
      guard let value = parameter.value else { return "…" }
      return "\(parameter.name)=\(Self.isSecret(parameter) ? "…" : value)"
    }
    return "\(text[...mark])\(shown.joined(separator: "&"))"
  }

  private typealias Parameter = (name: String, value: String?)

  private var parameters: [Parameter] {
    guard let mark = text.firstIndex(where: Self.beginsQuery) else { return [] }
    return text[text.index(after: mark)...].split { "&;#?".contains($0) }.map { part in
      let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(halves[0]), halves.count == 2 ? String(halves[1]) : nil)
    }
  }

  private static func beginsQuery(_ character: Character) -> Bool {
    character == "?" || character == "#"
  }

  /// Whether a parameter may hold a key; a value without a name always may.
  private static func isSecret(_ parameter: Parameter) -> Bool {
    guard parameter.value != nil else { return true }
    // A percent-encoded name may hide any name.
    if parameter.name.contains("%") { return true }
    let letters = parameter.name.lowercased().filter(\.isLetter)
    return secretNames.contains { letters.contains($0) }
  }
}
