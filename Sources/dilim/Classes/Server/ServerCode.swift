/// The codes and passwords that the program makes.
///
/// They are secrets, so they never come from a seed of the environment.
enum ServerCode {
  /// Letters and digits that nobody takes for others on paper.
  private static let letters = Array("abcdefghjkmnpqrstuvwxyz23456789".unicodeScalars)
  private static let length = 20
  private static let group = 5

  /// A code of an invitation, to be typed from paper: 99 bits.
  static func new() -> String {
    var source = SystemRandomNumberGenerator()
    let scalars = (0..<length).map { _ in letters.randomElement(using: &source) ?? "a" }
    return grouped(scalars)
  }

  /// A password that nobody types: 128 bits.
  static func password() -> String {
    var source = SystemRandomNumberGenerator()
    return (0..<4).map { _ in String(UInt32.random(in: .min ... .max, using: &source), radix: 36) }
      .joined(separator: ".")
  }

  /// A secret as it was typed; a code may have other capitals, spaces and hyphens than on paper.
  static func typed(_ text: String) -> String {
    let scalars = text.lowercased().unicodeScalars.filter { $0 != "-" && $0 != " " }
    guard scalars.count == length, scalars.allSatisfy({ letters.contains($0) }) else { return text }
    return grouped(Array(scalars))
  }

  /// Whether a secret is a code, which is not kept, and no password of an account in use.
  static func isCode(_ secret: String) -> Bool {
    let groups = secret.split(separator: "-", omittingEmptySubsequences: false)
    return groups.count == length / group && groups.allSatisfy { $0.count == group }
  }

  private static func grouped(_ scalars: [Unicode.Scalar]) -> String {
    stride(from: 0, to: scalars.count, by: group).map { start in
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars[start..<min(start + group, scalars.count)])
      return String(text)
    }.joined(separator: "-")
  }
}
