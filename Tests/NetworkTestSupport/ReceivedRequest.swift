/// A request as the server has read it.
package struct ReceivedRequest: Sendable {
  /// 0 for the first that the server got.
  package var number: Int
  /// 0 for the first connection that was made.
  package var connection: Int
  package var method: String
  package var target: String
  /// In the order in which they came, names as they were written.
  package var headers: [(name: String, value: String)]
  package var body: [UInt8]

  package var text: String { String(decoding: body, as: UTF8.self) }

  /// The first header of this name, in whichever case.
  package subscript(name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }
}
