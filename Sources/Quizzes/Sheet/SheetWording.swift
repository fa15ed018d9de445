import TextSafety

/// The sentences on a worksheet.
enum SheetWording {
  static var name: SafeText { "Name:" }
  static var date: SafeText { "Date:" }
  static func points(_ count: Int) -> SafeText { "Points: ____ / \(count)" }
  static var answers: SafeText { "The answers" }
  static var heard: SafeText { "Your teacher reads a text to you." }
  static var words: SafeText { "Words:" }
  static var readOut: SafeText { "Read this out:" }
}
