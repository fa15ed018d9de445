import Curriculum
import Quizzes
import Screens
import TextSafety

/// Prints lessons as a worksheet.
struct SheetAction {
  let invocation: Invocation

  enum Format: String, CaseIterable, Encodable {
    case text, html, pdf
  }

  private var format: Format {
    get throws(Failure) {
      let name = invocation.value(.sheetFormat) ?? Format.text.rawValue
      guard let format = Format(rawValue: name) else {
        let names = Format.allCases.map(\.rawValue).joined(separator: ", ")
        throw .usage(Wording.notAChoice("--format", name, names))
      }
      return format
    }
  }

  func run() throws(Failure) {
    let format = try format
    let path = invocation.value(.outFile)
    if format == .pdf {
      guard path != nil else { throw .usage(Wording.pdfNeedsOut) }
      guard Shell.has("weasyprint") else { throw .data(Wording.noWeasyPrint) }
    }
    let sheet = try sheet()
    let withKey = invocation.has(.sheetKey)
    var text: String?
    switch format {
    case .text:
      // In a file a form feed begins the page of the answers.
      let gap = path == nil ? "\n\n" : "\u{0C}"
      text = try Delivery(sheet.text + (withKey ? gap + sheet.keyText : ""), to: path, invocation)
        .text
    case .html: text = try Delivery(sheet.html(withKey: withKey), to: path, invocation).text
    case .pdf: try writePDF(sheet.html(withKey: withKey), to: path ?? "")
    }
    try invocation.report(
      WrittenSheet(
        file: path,
        format: format,
        items: sheet.count,
        key: withKey,
        lessons: invocation.arguments,
        text: text
      )
    )
  }

  private func sheet() throws(Failure) -> Sheet {
    let library = try invocation.library
    var sheet = Sheet()
    for name in invocation.arguments {
      let id = LessonID(rawValue: name)
      let lesson = try library.lesson(id)
      // Glosses are looked up in the whole course, so only a text pays for them.
      let hasText = !lesson.passages.isEmpty && lesson.skill != .listening
      sheet.add(
        lesson,
        try ItemsActions.prepared(id, library),
        glossary: hasText ? library.glossary : nil
      )
    }
    return sheet
  }

  private func writePDF(_ html: String, to path: String) throws(Failure) {
    let draft = path + ".draft"
    let word = Shell.quoted(draft.hasPrefix("-") ? "./\(draft)" : draft)
    let isMade = Shell.feed(Array(html.utf8), to: "weasyprint -q - \(word)")
    defer { try? FileSystem.remove(draft) }
    guard isMade, let bytes = try? FileSystem.read(draft) else {
      throw .data(Wording.pdfNotMade(path))
    }
    try invocation.write(bytes, to: path)
  }
}
