import TextSafety

extension HTMLText {
  /// Returns a section with a picture and its table; the table of a large picture is folded.
  static func section(
    _ heading: SafeText,
    _ sentences: [SafeText],
    _ picture: SVGPicture?,
    _ table: String,
    isFolded: Bool = false
  ) -> String {
    var text = "<section>\n\(element("h2", heading))\n"
    for sentence in sentences { text += element("p", sentence) + "\n" }
    if let picture { text += "<figure tabindex=\"0\">\(picture.text)</figure>\n" }
    if !table.isEmpty {
      let summary = element("summary", Wording.sameAsTable)
      text += isFolded ? "<details>\(summary)\n\(table)</details>\n" : table
    }
    return text + "</section>\n"
  }
}
