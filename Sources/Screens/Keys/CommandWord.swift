/// A word after a colon that does in a line of text what a single key does.
package enum CommandWord: String, Sendable, CaseIterable {
  case help, next, back, quit
  // In a lesson and after an answer.
  case hint, skip, undo, right, proposal, restart, play, slowly, text, words, why, note, speak,
    silent, mine, stress
  case explain, example, differently, report
  // At home and in the places around the lessons.
  case review, lessons, game, level, profile, tutor, name, keyboard, previous
  // At home, of the day and the places around it.
  case practice, drill, sounds, mistakes, notes, find, progress, resume, drop, minutes
  // At pairs of sounds: the way in which they are asked.
  case say, hear
  // In a review and in the game.
  case edit, known, picture, add, end, new

  /// The words that work in a lesson, in some of its states.
  package static let inLesson: [CommandWord] = [
    .hint, .skip, .undo, .right, .proposal, .why, .note, .play, .slowly, .text, .words, .speak,
    .stress, .silent, .restart, .back, .quit, .help,
  ]

  /// The words that work in a review.
  package static let inReview: [CommandWord] = [
    .next, .undo, .edit, .play, .picture, .known, .skip, .back, .quit, .help,
  ]

  /// The words that work in the word game.
  package static let inGame: [CommandWord] = [
    .hint, .add, .end, .new, .next, .back, .quit, .help,
  ]

  /// The words that work in drills.
  package static let inDrill: [CommandWord] = [
    .hint, .skip, .undo, .why, .next, .back, .quit, .help,
  ]

  /// The words that work at pairs of sounds.
  package static let inSounds: [CommandWord] = [
    .play, .skip, .undo, .say, .hear, .speak, .next, .mine, .back, .quit, .help,
  ]

  /// The word as it is typed.
  package var typed: String { ":\(rawValue)" }

  /// The words as the manual lists them.
  package static func list(_ words: [CommandWord]) -> String {
    words.map(\.typed).joined(separator: ", ")
  }
}
