import JSON
package import TextSafety
import Transport

extension ChatClient {
  /// The time limit for a list of models that only serves a better message.
  private static let modelListTimeout = Duration.seconds(5)

  /// Returns the names of the endpoint's models.
  package func models() async throws(ChatFailure) -> [SafeText] {
    let secret = endpoint.key?.secret
    return try await modelNames(within: endpoint.timeouts.total).map {
      SafeText($0, hiding: secret)
    }
  }

  /// Returns the failure with similar model names, if the list of models can be read.
  func explained(_ failure: ChatFailure, _ request: ChatRequest) async -> ChatFailure {
    guard failure.kind == .model || failure.kind == .address, failure.status != nil else {
      return failure
    }
    guard let names = try? await modelNames(within: Self.modelListTimeout) else { return failure }
    var failure = failure
    let secret = endpoint.key?.secret
    // If the server has a list of models, the address is right.
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

  /// Reads `{"data":[{"id":…}]}` and the variants of other servers.
  private static func names(in body: [UInt8]) -> [String]? {
    guard let node = JSONValue.parse(body) else { return nil }
    let list = node.elements ?? node["data"]?.elements ?? node["models"]?.elements
    return list?.compactMap { model in
      model["id"]?.string ?? model["name"]?.string ?? model["model"]?.string ?? model.string
    }
  }
}
