import Screens
import TerminalUI
import TextSafety

/// Says once for each endpoint what is sent there.
struct FirstContact {
  private let path: String

  init(_ folders: Folders) { path = "\(folders.state)/endpoints" }

  /// What to say before the first request to an address; nil if it has been said.
  ///
  /// A note that can't be kept is no reason to stop: then it is said again.
  func notice(_ address: String) -> SafeText? {
    let known = known
    guard !known.contains(address) else { return nil }
    let text = (known + [address]).map { $0 + "\n" }.joined()
    let folder = String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)])
    try? FileSystem.createFolder(folder)
    try? FileSystem.replace(path, with: Array(text.utf8), mode: 0o600)
    return "Asking \(address). Sent there: for an explanation the task, the accepted answers, your "
      + "answer, what was found in it, and your level; in a chat what you write and what /share "
      + "shows; nothing else but the key, if one is set."
  }

  private var known: [String] {
    guard let bytes = try? FileSystem.read(path) else { return [] }
    // Addresses were once written down with the keys in them.
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
      .filter { EndpointAddress($0).complaint == nil }
  }
}
