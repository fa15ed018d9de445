/// Sentences on what a learner can do after each level, by skill.
package struct CanDo: Sendable, Equatable {
  /// In teaching order: by level, then by skill.
  package let sentences: [Sentence]

  /// One sentence, in the first person.
  package struct Sentence: Sendable, Equatable {
    package let level: Level
    package let skill: Skill
    package let english: String
    package let turkish: String
    /// The line in the file, from 1.
    package let line: Int
  }

  /// The skills that have sentences, in the order in which the file lists them.
  package static let skills: [Skill] = [.reading, .listening, .writing, .speaking]

  /// The sentences of a level.
  package func sentences(of level: Level) -> [Sentence] { sentences.filter { $0.level == level } }
}
