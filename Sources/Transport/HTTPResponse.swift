/// A complete response.
package struct HTTPResponse: Sendable, Hashable {
  package var head: HTTPHead
  package var body: [UInt8]

  package init(head: HTTPHead, body: [UInt8]) {
    self.head = head
    self.body = body
  }
}
