import Screens
import TerminalUI
import TextSafety

/// The notice of the data sent to an endpoint, which is shown once for each endpoint.
struct FirstContact {
  private let path: String
  private let service: Service

  init(_ folders: Folders, for service: Service = .model) {
    path = "\(folders.state)/\(service.contacts)"
    self.service = service
  }

  /// Returns the notice before the first request to an address, and nil from then on.
  ///
  /// If it can't be stored that the notice was shown, it is shown again the next time.
  func notice(_ address: String) -> SafeText? {
    let known = known
    guard !known.contains(address) else { return nil }
    let text = (known + [address]).map { $0 + "\n" }.joined()
    let folder = String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)])
    try? FileSystem.createFolder(folder)
    try? FileSystem.replace(path, with: Array(text.utf8), mode: 0o600)
    return switch service {
    case .model: Wording.firstContact(with: address)
    case .speech: Wording.firstSpeech(at: address)
    case .transcripts: Wording.firstTranscript(at: address)
    }
  }

  private var known: [String] {
    guard let bytes = try? FileSystem.read(path) else { return [] }
    // Earlier versions stored addresses with the keys in them.
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
      .filter { EndpointAddress($0).complaint == nil }
  }
}
