package import Curriculum

/// A line of `drills.txt`: a form of a grammar point, the words to ask it of, and the cue.
package struct DrillLine: Sendable, Equatable {
  package var tag: GrammarTag
  package var words: DrillWordFilter
  package var form: DrillForm
  package var cue: DrillCue
  /// The number of the line in the file, from 1.
  package var line: Int
}
