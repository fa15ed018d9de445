/// The status and the headers of a response.
package struct HTTPHead: Sendable, Hashable {
  package var status: Int
  /// The headers in order of arrival, with names in lower case.
  package var headers: [HTTPHeader]

  package init(status: Int, headers: [HTTPHeader] = []) {
    self.status = status
    self.headers = headers
  }

  /// The value of the first header with a name in lower case.
  package subscript(name: String) -> String? { headers.first { $0.name == name }?.value }
}
