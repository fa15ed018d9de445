/// A public key of OpenSSH, of the kind ed25519, without its comment.
package struct PublicKey: Sendable, Hashable {
  /// The kind and the base64, as in a file `.pub`.
  package let text: String

  private static let kind = "ssh-ed25519"
  /// The base64 of the 51 bytes of such a key.
  private static let length = 68
  /// How every such key begins: the name of the kind and the length of the key.
  private static let start = "AAAAC3NzaC1lZDI1NTE5AAAAI"

  /// Reads a line of a file `.pub`; nil for anything else, so that a key adds nothing but itself to a
  /// list of signers.
  package init?(_ line: String) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count >= 2, words[0] == Self.kind else { return nil }
    let base64 = words[1].last == "\n" ? words[1].dropLast() : words[1]
    guard base64.utf8.count == Self.length, base64.hasPrefix(Self.start),
      base64.utf8.allSatisfy(Self.isBase64)
    else { return nil }
    text = "\(Self.kind) \(base64)"
  }

  private static func isBase64(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"):
      true
    default: false
    }
  }

  /// Returns the line of a file of allowed signers that lets this key sign under one name.
  package func allowing(_ name: String, for use: SignatureUse) -> String {
    "\(name) namespaces=\"\(use.rawValue)\" \(text)\n"
  }
}

/// What a signature is for; the raw value is its namespace, so that none can be used for another.
package enum SignatureUse: String, Sendable, CaseIterable {
  case assignment = "dilim-assignment"
  case handIn = "dilim-hand-in"
  case result = "dilim-result"
}
