import JSON
package import TextSafety
import Transport

extension ChatClient {
  /// How long a list of models may take that is only wanted for a better message.
  private static let patience = Duration.seconds(5)

  /// The names of the models that the endpoint has.
  package func models() async throws(ChatFailure) -> [SafeText] {
    let secret = endpoint.key?.secret
    return try await modelNames(within: endpoint.timeouts.total).map {
      SafeText($0, hiding: secret)
    }
  }

  /// Adds to a failure what a list of models can say about it.
  func explained(_ failure: ChatFailure, _ request: ChatRequest) async -> ChatFailure {
    guard failure.kind == .model || failure.kind == .address, failure.status != nil else {
      return failure
    }
    guard let names = try? await modelNames(within: Self.patience) else { return failure }
    var failure = failure
    let secret = endpoint.key?.secret
    // Where there is a list, the address is right.
    if failure.status == 404, !names.contains(request.model) { failure.kind = .model }
    failure.nearModels = NearModels.of(request.model, in: names)
      .map { SafeText($0, hiding: secret) }
    return failure
  }

  private func modelNames(within time: Duration) async throws(ChatFailure) -> [String] {
    let secret = endpoint.key?.secret
    let response: HTTPResponse
    do throws(TransferError) {
      response = try await http.response(to: endpoint.request("/models", .get, total: time))
    } catch {
      throw ChatFailure(error, secret: secret)
    }
    guard (200..<300).contains(response.head.status) else {
      throw ChatFailure(response.head, body: response.body, date: pacing.date(), secret: secret)
    }
    guard let names = Self.names(in: response.body) else {
      let complaint = ServerComplaint(body: response.body)
      throw ChatFailure(.notAnAPI, message: complaint.text(hiding: secret))
    }
    return names
  }

  /// `{"data":[{"id":…}]}`, as others write it too.
  private static func names(in body: [UInt8]) -> [String]? {
    guard let node = JSONValue.parse(body) else { return nil }
    let list = node.elements ?? node["data"]?.elements ?? node["models"]?.elements
    return list?.compactMap { model in
      model["id"]?.string ?? model["name"]?.string ?? model["model"]?.string ?? model.string
    }
  }
}
