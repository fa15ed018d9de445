import Classes
import Explanations
import Screens
import TextSafety

/// The folder with a page for each pupil.
struct FeedbackFolder {
  private let folder: String
  private let files: AnswerFiles?
  private let isHTML: Bool

  init(_ folder: String, _ files: AnswerFiles?, isHTML: Bool) {
    self.folder = folder
    self.files = files
    self.isHTML = isHTML
  }

  /// A page that was written.
  struct Page: Encodable {
    let file: String
    let student: String
  }

  /// Writes all pages; pages of an earlier run are replaced, other files never.
  func write(_ report: ClassReport, in language: ExplanationLanguage) throws(Failure) -> [Page] {
    var names = FeedbackNames(ending: isHTML ? "html" : "txt")
    var pages: [(path: String, student: ClassReport.Student)] = []
    for student in report.students {
      let path = "\(folder)/\(names.name(for: student.name))"
      guard files?.contains(path) != true else { throw .usage(Wording.wouldReplace(path)) }
      if let old = try? FileSystem.read(path), !FeedbackPage.isPage(old) {
        throw .data(Wording.notAPage(path))
      }
      pages.append((path, student))
    }
    do {
      try FileSystem.createFolder(folder)
      for page in pages {
        let made = FeedbackPage(of: page.student, in: report, language: language)
        let text = SafeText(isHTML ? made.html : made.text).string
        try FileSystem.replace(page.path, with: Array(text.utf8), mode: 0o600)
      }
    } catch {
      throw .data(error.message)
    }
    return pages.map { Page(file: $0.path, student: $0.student.name) }
  }
}
