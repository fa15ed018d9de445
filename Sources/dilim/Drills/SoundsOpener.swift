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
    let pairs = SoundPair.all(of: library.lexicon, taught: library.taughtWords)
    guard let set = SoundSet(pairs, upTo: DrillOpener.band(of: level), seed: seed) else {
      throw .data("\(library.folder.path)/lexicon.tsv: \(Wording.noSoundPairs)")
    }
    let answers = try record.reading { (store) throws(DatabaseError) in try store.drills.all() }
    return OpenedSounds(
      request: request,
      set: set,
      tallies: SoundTally.tallies(of: answers ?? []),
      session: world.newID()
    )
  }
}
