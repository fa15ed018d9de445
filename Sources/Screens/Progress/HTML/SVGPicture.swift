import TextSafety

/// An inline picture with a title, drawn in the colours and patterns of the page.
struct SVGPicture {
  let title: SafeText
  let width: Int
  let height: Int
  private var shapes = ""

  init(_ title: SafeText, width: Int, height: Int) {
    self.title = title
    self.width = width
    self.height = height
  }

  /// A fill that differs from the others by its pattern as well as its shade.
  enum Fill: Int, CaseIterable {
    case none, dots, stripes, cross, solid

    /// The fill of a step, 0 to 4.
    init(step: Int) { self = Fill(rawValue: min(4, max(0, step))) ?? .none }
  }

  /// The patterns, which every page has once.
  static let patterns = """
    <defs>
    <pattern id="dots" width="6" height="6" patternUnits="userSpaceOnUse">\
    <rect width="6" height="6" class="s1"/><circle cx="3" cy="3" r="1.2" class="ink"/></pattern>
    <pattern id="stripes" width="6" height="6" patternUnits="userSpaceOnUse">\
    <rect width="6" height="6" class="s2"/><path d="M0 6L6 0" class="thin"/></pattern>
    <pattern id="cross" width="6" height="6" patternUnits="userSpaceOnUse">\
    <rect width="6" height="6" class="s3"/><path d="M0 6L6 0M0 0L6 6" class="thin"/></pattern>
    </defs>

    """

  var text: String {
    "<svg role=\"img\" viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\" height=\"\(height)\">"
      + "\n\(HTMLText.element("title", title))\n\(shapes)</svg>\n"
  }

  mutating func addPatterns() { shapes += Self.patterns }

  mutating func add(_ fill: Fill, x: Int, y: Int, width: Int, height: Int, about: SafeText = "") {
    let paint =
      switch fill {
      case .none: "class=\"s0\""
      case .dots: "class=\"edge\" fill=\"url(#dots)\""
      case .stripes: "class=\"edge\" fill=\"url(#stripes)\""
      case .cross: "class=\"edge\" fill=\"url(#cross)\""
      case .solid: "class=\"s4\""
      }
    let box = "x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" \(paint)"
    shapes +=
      about.isEmpty
      ? "<rect \(box)/>\n" : "<rect \(box)>\(HTMLText.element("title", about))</rect>\n"
  }

  mutating func add(_ text: SafeText, x: Int, y: Int, isEnd: Bool = false) {
    let anchor = isEnd ? " text-anchor=\"end\"" : ""
    shapes += HTMLText.element("text", text, "x=\"\(x)\" y=\"\(y)\"\(anchor)") + "\n"
  }

  mutating func addLine(_ points: [(x: Int, y: Int)], isThin: Bool = false) {
    let path = points.enumerated().map { "\($0 == 0 ? "M" : "L")\($1.x) \($1.y)" }.joined()
    shapes += "<path d=\"\(path)\" class=\"\(isThin ? "thin" : "line")\"/>\n"
  }

  mutating func addDot(x: Int, y: Int) {
    shapes += "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"4\" class=\"ink\"/>\n"
  }
}
