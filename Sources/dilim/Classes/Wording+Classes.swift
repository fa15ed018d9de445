import Classes
import Screens
import TextSafety

/// What `dilim grade --csv` and `dilim accept` say.
extension Wording {
  static var noAnswerFiles: SafeText {
    "Name the files of answers, or their folder: dilim grade --csv FOLDER"
  }

  static func unreadable(_ problem: FileSystem.Problem) -> SafeText {
    if problem.isMissing {
      return """
        \(problem.reason). Name the table that you have exported, or the folder that holds it.
        """
    }
    if problem.isForbidden {
      return "\(problem.reason). Ask its owner for the permission to read it, or for a copy."
    }
    return "\(problem.reason)"
  }

  static func folderUnreadable(_ path: String) -> SafeText {
    "\(path): the folder can't be read. Ask its owner for the permission, or copy it."
  }

  static func noTables(in path: String) -> SafeText {
    """
    \(path): the folder holds no table (.csv, .tsv or .txt). Export the answers as CSV into it.
    """
  }

  static var noAnswers: SafeText { "The files hold no answers below their headers." }

  static func notAnItem(_ name: String) -> SafeText {
    """
    \(name) is not an item of the course, and neither the column of --accept nor the file of --key has \
    its accepted answers.
    """
  }

  static func otherItem(_ name: String, _ place: String) -> SafeText {
    "\(name) has other accepted answers or another English sentence here than at \(place)"
  }

  static func wouldReplace(_ path: String) -> SafeText {
    "\(path) is one of the files that are read. Choose another name; nothing was written."
  }

  static func wouldBeRead(_ path: String) -> SafeText {
    "The next run would read \(path) as answers. Choose another folder; nothing was written."
  }

  static func holdsAnswers(_ folder: String) -> SafeText {
    "\(folder) holds the answers. Choose another folder for the feedback; nothing was written."
  }

  static func notAPage(_ path: String) -> SafeText {
    "\(path) exists and is not a page of feedback. Move it, or choose another folder."
  }

  static func noAcceptedFile(_ path: String) -> SafeText {
    "\(path): there is no such list of accepted answers. `dilim accept` makes one."
  }

  static func feedbackWritten(_ count: Int, _ folder: String) -> SafeText {
    "Pages of feedback in \(folder): \(count)"
  }

  static func mendFirst(_ path: String) -> SafeText {
    "Correct \(path) first; nothing was written."
  }

  static func notAnswered(_ item: String, near: String?, _ names: [String]) -> SafeText {
    "No answer belongs to the item \(item).\(suggestion(near)) Items: \(names.joined(separator: "; "))"
  }

  /// Returns a mark that changes: whose, for which answer, from what to what.
  static func changed(_ change: MarkedClass.Change) -> SafeText {
    let given = change.after.given
    let place = SafeText(line: "\(given.file):\(given.line): \(given.student): “\(given.text)”: ")
    let before = change.before.map { ClassWording.markAndCredit($0.mark) } ?? "not marked"
    return place + before + SafeText(" → ") + ClassWording.markAndCredit(change.after.mark)
  }

  static func changedMarks(_ count: Int) -> SafeText { "Marks that change: \(count)" }
}
