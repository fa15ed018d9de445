package import Curriculum
package import Drills

/// The pairs of sounds to open.
package struct SoundRequest: Sendable, Equatable, Hashable {
  /// Whether the words are to be said; otherwise they are to be heard.
  package var isSaying: Bool
  /// The only contrast to ask; nil for all.
  package var contrast: SoundContrast?
  /// The level of the words that come first; nil for the learner's level.
  package var level: Level?
  /// The seed; the same seed gives the same pairs, nil draws at random.
  package var seed: UInt64?

  /// Creates a request.
  package init(
    isSaying: Bool = false,
    contrast: SoundContrast? = nil,
    level: Level? = nil,
    seed: UInt64? = nil
  ) {
    self.isSaying = isSaying
    self.contrast = contrast
    self.level = level
    self.seed = seed
  }
}

/// Pairs of sounds that are ready to begin.
package struct OpenedSounds: Sendable {
  package var request: SoundRequest
  package var set: SoundSet
  /// The answers of earlier sittings by ``SoundTally/tag(of:isSaid:)``.
  package var tallies: [GrammarTag: SoundTally]
  /// The name of this sitting, with which the ids of its answers begin.
  package var session: String

  /// Creates pairs.
  package init(
    request: SoundRequest,
    set: SoundSet,
    tallies: [GrammarTag: SoundTally],
    session: String
  ) {
    self.request = request
    self.set = set
    self.tallies = tallies
    self.session = session
  }
}

/// The answers to a contrast.
package struct SoundTally: Sendable, Equatable {
  package var answers = 0
  package var right = 0

  package init() {}

  mutating func add(passed: Bool) {
    answers += 1
    if passed { right += 1 }
  }

  /// The tag of a contrast in the record of drills: hear-i, say-i.
  package static func tag(of contrast: SoundContrast, isSaid: Bool) -> GrammarTag {
    GrammarTag(rawValue: (isSaid ? "say-" : "hear-") + contrast.rawValue)
  }

  /// The tallies that follow from answers to drills; those to forms of words don't count.
  package static func tallies(of answers: [DrillAnswer]) -> [GrammarTag: SoundTally] {
    let tags = Set(
      SoundContrast.allCases.flatMap { [tag(of: $0, isSaid: false), tag(of: $0, isSaid: true)] }
    )
    return answers.filter { tags.contains($0.tag) }.reduce(into: [:]) { tallies, answer in
      tallies[answer.tag, default: SoundTally()].add(passed: answer.passed)
    }
  }
}

/// The result of one sitting with pairs of sounds.
package struct SoundSummary: Sendable, Equatable {
  package let heard: [Part]
  package let said: [Part]

  /// A contrast and its answers.
  package struct Part: Sendable, Equatable {
    package let contrast: SoundContrast
    package let tally: SoundTally
  }

  package var answers: Int { (heard + said).reduce(0) { $0 + $1.tally.answers } }

  init(_ answers: [DrillAnswer]) {
    let tallies = SoundTally.tallies(of: answers)
    func parts(isSaid: Bool) -> [Part] {
      SoundContrast.allCases.compactMap { contrast in
        tallies[SoundTally.tag(of: contrast, isSaid: isSaid)].map {
          Part(contrast: contrast, tally: $0)
        }
      }
    }
    heard = parts(isSaid: false)
    said = parts(isSaid: true)
  }
}

/// The mark of a pair that was taken for the other one.
package struct SoundMark: Sendable, Equatable {
  package let item: SoundItem
  /// Whether the word was to be said.
  package let isSaid: Bool
  /// Whether what the learner said was kept, so that it can be heard.
  package let isRecorded: Bool
}

/// What came of playing a word of a pair.
package enum PairPlay: Sendable, Equatable {
  case heard
  /// The voice says both words alike, so nothing was played.
  case alike
  /// There is no sound, and the learner was told why.
  case failed
}
