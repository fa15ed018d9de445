/// Status and headers of a response.
package struct HTTPHead: Sendable, Hashable {
  package var status: Int
  /// In the order in which they came, names in lower case.
  package var headers: [HTTPHeader]

  package init(status: Int, headers: [HTTPHeader] = []) {
    self.status = status
    self.headers = headers
  }

  /// The first header of this name (in lower case).
  package subscript(name: String) -> String? { headers.first { $0.name == name }?.value }
}
