import Classes
import Screens
import TextSafety

/// Signatures of files by OpenSSH.
enum Signing {
  /// Whether files can be signed and checked on this machine.
  static var isThere: Bool { Shell.has("ssh-keygen") }

  /// The ending of a signature beside its file.
  static let ending = ".sig"

  /// Makes a pair of keys, `path` and `path.pub`, unless it is there; nil without OpenSSH.
  static func key(at path: String) throws(Failure) -> PublicKey? {
    let publicPath = "\(path).pub"
    if !FileSystem.exists(path) {
      guard isThere else { return nil }
      let command = "ssh-keygen -q -t ed25519 -N '' -C dilim -f \(word(path)) </dev/null"
      guard Shell.output(command).status == 0 else { throw .data(Wording.keyNotMade(path)) }
    }
    let bytes: [UInt8]
    do { bytes = try FileSystem.read(publicPath) } catch { throw .data(error.message) }
    guard let key = PublicKey(String(decoding: bytes, as: UTF8.self)) else {
      throw .data(Wording.notAPublicKey(publicPath))
    }
    return key
  }

  /// The public key of a pair that is there; nil without one.
  static func keyMade(at path: String) -> PublicKey? {
    (try? FileSystem.read("\(path).pub")).flatMap {
      PublicKey(String(decoding: $0, as: UTF8.self))
    }
  }

  /// Writes a file, and its signature beside it, whose path is returned; without a key an older
  /// signature is removed.
  static func write(
    _ bytes: [UInt8],
    to path: String,
    by key: String?,
    for use: SignatureUse
  ) throws(Failure) -> String? {
    // Nobody would take the file for signed.
    guard key == nil || isThere else { throw .data(Wording.signerMissing(path)) }
    let signature = path + ending
    do {
      // An old signature must not lie beside a new file.
      if FileSystem.exists(signature) { try FileSystem.remove(signature) }
      try FileSystem.replace(path, with: bytes, mode: 0o600)
    } catch {
      throw .data(error.message)
    }
    guard let key else { return nil }
    let command =
      "ssh-keygen -q -Y sign -f \(word(key)) -n \(use.rawValue) <\(word(path)) 2>/dev/null"
    let (status, made) = Shell.output(command, atMost: 1 << 16)
    guard status == 0, !made.isEmpty else { throw .data(Wording.notSigned(path)) }
    do { try FileSystem.replace(signature, with: made, mode: 0o600) } catch {
      throw .data(error.message)
    }
    return signature
  }

  /// Whether a signature beside a file is that of a signer for these bytes and this use.
  static func confirms(
    _ bytes: [UInt8],
    at path: String,
    signer: String,
    among signers: String,
    for use: SignatureUse
  ) -> Bool {
    let command = """
      ssh-keygen -q -Y verify -f \(word(signers)) -I \(word(signer)) -n \(use.rawValue) \
      -s \(word(path + ending)) >/dev/null 2>&1
      """
    return Shell.feed(bytes, to: command)
  }

  /// The fingerprint of a key, as `ssh-keygen -l` prints it.
  static func fingerprint(_ key: PublicKey) -> String {
    let (status, bytes) = Shell.output(
      "printf '%s\\n' \(Shell.quoted(key.text)) | ssh-keygen -l -f - 2>/dev/null",
      atMost: 4096
    )
    let words = String(decoding: bytes, as: UTF8.self).split(separator: " ")
    guard status == 0, words.count > 1 else { return key.text }
    return String(words[1])
  }

  /// A path as a word of a shell command, which no program takes for an option.
  private static func word(_ path: String) -> String {
    Shell.quoted(path.hasPrefix("-") ? "./\(path)" : path)
  }
}
