/// The filters before a field's name in a template: `{{text:Front}}`.
enum TemplateFilter {
  /// Applies filters to a field, the innermost first.
  ///
  /// An unknown filter, for example of an add-on, ends the filtering.
  static func piece(
    _ html: String,
    _ filters: [String],
    name: String,
    field: Int?,
    card: TemplateValues,
    isQuestion: Bool
  ) -> TemplatePiece {
    var piece = TemplatePiece(kind: .html, html: html, field: field)
    for filter in joined(filters) {
      // A further filter works on the HTML of the previous result.
      let text = piece.ankiHTML
      piece = TemplatePiece(kind: .html, html: text, field: field)
      switch filter {
      case "": break
      case "text": piece.html = AnkiText.stripped(text)
      case "furigana":
        piece.html = Furigana.replaced(text) { "<ruby><rb>\($0)</rb><rt>\($1)</rt></ruby>" }
      case "kanji": piece.html = Furigana.replaced(text) { base, _ in base }
      case "kana": piece.html = Furigana.replaced(text) { $1 }
      case "type": piece.kind = .typed(mark: name)
      case "type-nc": piece.kind = .typed(mark: "nc:\(name)")
      case "type-cloze": piece.kind = .typed(mark: "cloze:\(name)")
      case "hint":
        let isBlank = text.allSatisfy(\.isWhitespace)
        if !isBlank { piece.kind = .hint(name: name) }
      case "cloze":
        piece.html = ClozeText(text).revealed(card.cardNumber, isQuestion: isQuestion)
      case "cloze-only":
        piece.html = ClozeText(text).gaps(card.cardNumber, isQuestion: isQuestion)
      default:
        guard filter.hasPrefix("tts ") else { return piece }
        piece.kind = .speech
      }
    }
    return piece
  }

  /// Joins `type:cloze:` and `type:nc:` to one filter each, if there is no other filter.
  private static func joined(_ filters: [String]) -> [String] {
    switch filters {
    case ["cloze", "type"]: ["type-cloze"]
    case ["nc", "type"]: ["type-nc"]
    default: filters
    }
  }
}

extension TemplatePiece {
  /// The HTML that Anki writes for the piece.
  var ankiHTML: String {
    switch kind {
    case .html, .frontSide: html
    case .typed(let mark): "[[type:\(mark)]]"
    case .hint(let name):
      "\n<a class=hint href=\"#\">\n\(name)</a>\n<div class=hint style=\"display: none\">\(html)</div>\n"
    case .speech: "[anki:tts]\(html)[/anki:tts]"
    }
  }
}
