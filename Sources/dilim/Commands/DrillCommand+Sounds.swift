import Coordination
import Drills
import Screens
import TextSafety

/// Pairs of sounds.
extension Command {
  static func drillSounds(
    _ invocation: Invocation,
    _ record: Record
  ) throws -> ExitCode {
    let contrast = try invocation.arguments.dropFirst().first.map { (name) throws(Failure) in
      guard let contrast = SoundContrast(named: name) else {
        throw .usage(Wording.noContrast(name))
      }
      return contrast
    }
    if invocation.has(.drillList) {
      try listSounds(invocation, record, contrast)
      return .pass
    }
    guard !invocation.has(.speed) else { throw Failure.usage(Wording.soundsHaveNoSpeed) }
    let isSaying = invocation.has(.sayPairs)
    if let contrast, isSaying, !contrast.isWritten {
      throw Failure.usage(Wording.notSaid(contrast))
    }
    let request = SoundRequest(
      isSaying: isSaying,
      contrast: contrast,
      level: try invocation.value(.level).map { (text) throws(Failure) in try parsedLevel(text) },
      seed: try invocation.number(.seed, in: 0...UInt64.max)
    )
    guard invocation.has(.json) else {
      return try runSession(invocation, from: .sounds(request), record: record)
    }
    var stream = try SoundStream(invocation, request, record)
    return try stream.run()
  }

  /// Prints the contrasts, or one of them.
  private static func listSounds(
    _ invocation: Invocation,
    _ record: Record,
    _ contrast: SoundContrast?
  ) throws(Failure) {
    let opener = SoundsOpener(
      library: try invocation.library,
      record: record,
      world: invocation.world
    )
    for standing in try opener.contrasts() where contrast == nil || standing.contrast == contrast {
      if invocation.has(.json) {
        try invocation.print(try JSONLine.encoded(SoundJSON.Contrast(standing)))
      } else {
        try invocation.print(Wording.line(for: standing))
      }
    }
  }
}
