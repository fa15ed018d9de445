import Bilingual
import Coordination
import Curriculum
import Drills
import Screens
import Storage
import TextSafety

/// Opens pairs of sounds: makes them of the lexicon and reads the answers of earlier sittings.
struct SoundsOpener {
  let library: CourseLibrary
  let record: Record
  let world: World

  func open(_ request: SoundRequest) throws(Failure) -> OpenedSounds {
    var request = request
    let profile = try record.profile()
    let level = request.level ?? profile?.level ?? .a1
    let seed = request.seed ?? world.random()
    (request.level, request.seed) = (level, seed)
    let pairs = pairs.filter { request.contrast == nil || $0.contrast == request.contrast }
    guard let set = SoundSet(pairs, upTo: DrillOpener.band(of: level), seed: seed) else {
      throw .data("\(library.folder.path)/lexicon.tsv: \(Wording.noSoundPairs)")
    }
    return OpenedSounds(
      request: request,
      set: set,
      tallies: try tallies(),
      session: world.newID()
    )
  }

  /// A contrast with its pairs and the learner's answers.
  struct Standing {
    let contrast: SoundContrast
    let pairs: Int
    let heard: SoundTally
    let said: SoundTally
  }

  /// The contrasts in their usual order.
  func contrasts() throws(Failure) -> [Standing] {
    let (pairs, tallies) = (pairs, try tallies())
    func tally(of contrast: SoundContrast, isSaid: Bool) -> SoundTally {
      tallies[SoundTally.tag(of: contrast, isSaid: isSaid)] ?? SoundTally()
    }
    return SoundContrast.allCases.map { contrast in
      Standing(
        contrast: contrast,
        pairs: pairs.count { $0.contrast == contrast },
        heard: tally(of: contrast, isSaid: false),
        said: tally(of: contrast, isSaid: true)
      )
    }
  }

  private var pairs: [SoundPair] {
    SoundPair.all(of: library.lexicon, taught: library.taughtWords)
  }

  private func tallies() throws(Failure) -> [GrammarTag: SoundTally] {
    let answers = try record.reading { (store) throws(DatabaseError) in try store.drills.all() }
    return SoundTally.tallies(of: answers ?? [])
  }
}
