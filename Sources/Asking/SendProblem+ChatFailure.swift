package import ChatAPI
package import Feedback

extension SendProblem {
  /// Converts a failure of the chat API into a problem of the queue.
  package init(_ kind: ChatFailure.Kind) {
    self =
      switch kind {
      case .network: .network
      case .timeout: .timeout
      case .certificate: .certificate
      case .address: .address
      case .setup: .setup
      case .key: .key
      case .forbidden: .forbidden
      case .quota: .quota
      case .rate: .rate
      case .model: .model
      case .request: .request
      case .server: .server
      case .overloaded: .overloaded
      case .redirect: .redirect
      case .notAnAPI: .notAnAPI
      case .malformed: .malformed
      case .truncated: .truncated
      case .empty: .empty
      case .filtered: .filtered
      case .cut: .cut
      case .refused: .refused
      case .tooLarge: .tooLarge
      case .cancelled: .cancelled
      }
  }

  /// The failure of the chat API that the problem comes from; nil if it arose in the queue.
  package var failureKind: ChatFailure.Kind? {
    ChatFailure.Kind.allCases.first { SendProblem($0) == self }
  }
}
