import CardFiles
import Screens
import TextSafety

/// What a learner reads of the parts of a file that have no place in cards.
enum LeftOutWording {
  /// What stands behind the name of the file.
  static func text(_ leftOut: LeftOut) -> String {
    let notes = Wording.count(leftOut.count, "note")
    return switch leftOut.part {
    case .header(let line, let text): ":\(line): says nothing here: \(SafeText(text).line)"
    case .column(let name): ": left out: the column “\(SafeText(name).line)”"
    case .field(let name, let type):
      ": left out: the field “\(SafeText(name).line)” of \(notes) of type \(SafeText(type).line)"
    case .template(let name, let type):
      ": left out: the cards “\(SafeText(name).line)” of \(notes) of type \(SafeText(type).line), "
        + "for a word is asked in two directions"
    case .media(let type):
      ": left out: what \(notes) of type \(SafeText(type).line) "
        + "\(leftOut.count == 1 ? "has" : "have") beyond one picture and one sound"
    }
  }
}
