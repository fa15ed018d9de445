import Classes
import Turkish

/// An element of an XML file, without comments.
struct XMLElement {
  let name: String
  let attributes: [String: String]
  /// From 1.
  let line: Int
  var children: [XMLElement] = []
  /// The text of the element itself.
  var text = ""

  /// Reads an element after its start.
  init(
    _ name: String,
    _ attributes: [String: String],
    line: Int,
    from scanner: inout XMLScanner
  ) throws(TableFault) {
    self.name = name
    self.attributes = attributes
    self.line = line
    while let token = try scanner.next() {
      switch token {
      case .start(let name, let attributes, let line):
        children.append(try XMLElement(name, attributes, line: line, from: &scanner))
      case .text(let text): self.text += text
      case .comment: continue
      case .end: return
      }
    }
  }

  func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  func all(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }
}
