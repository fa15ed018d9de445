import Screens
import TextSafety

/// Sentences of `dilim proposals`.
extension Wording {
  static var noProposals: SafeText {
    "No answer is waiting. Unsure answers, and marks that you overrule, are listed here."
  }

  static var acceptProposal: SafeText {
    "dilim proposals --accept ID --into DIR writes one into a course folder."
  }

  static func noProposal(_ id: String, near: String?) -> SafeText {
    "There is no answer \(id).\(suggestion(near)) `dilim proposals` lists them."
  }

  static func notATranslation(_ item: String) -> SafeText {
    "\(item): only a translation has lines of accepted answers."
  }

  static func notAccepted(_ answer: String) -> SafeText {
    "\(answer): the lesson would not accept it with this line; nothing was written."
  }

  static func acceptedBefore(_ answer: String, _ item: String) -> SafeText {
    "\(item) accepts it already: \(answer)"
  }

  static func wrote(_ line: AcceptedLine) -> SafeText {
    "\(line.path):\(line.line): \(line.text)"
  }

  static func checkCourse(_ folder: String) -> SafeText {
    "Check the course now: dilim check \(folder)"
  }

  static func counts(of proposal: Proposal) -> SafeText {
    let parts: [SafeText] = [
      proposal.unsure > 0 ? "\(proposal.unsure) unsure" : "",
      proposal.overruled > 0 ? "\(proposal.overruled) overruled" : "",
      proposal.proposed > 0 ? "\(proposal.proposed) proposed" : "",
    ]
    return parts.filter { !$0.string.isEmpty }.joined(separator: ", ")
  }

  static func practisedInstead(_ form: String) -> SafeText { "The item practises \(form)." }

  static func badProposal(line: Int, _ reason: SafeText) -> SafeText { "line \(line): \(reason)" }

  static var notAProposal: SafeText { "expected a line of dilim proposals --json" }
}
