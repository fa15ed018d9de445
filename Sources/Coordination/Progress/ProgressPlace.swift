/// The page of progress.
package struct ProgressPlace: Sendable, Equatable {
  /// Nil until it has been read.
  package internal(set) var report: ProgressReport?
  /// The first shown section, from 0; how many fit on a page is up to the screen.
  package internal(set) var section = 0

  /// Creates the place before its report has been read.
  package init(report: ProgressReport? = nil) { self.report = report }
}

extension AppCoordinator {
  mutating func openProgress() -> [Effect] {
    path.append(.progress(ProgressPlace()))
    return [.loadProgress]
  }

  mutating func show(_ report: ProgressReport) -> [Effect] {
    path = path.map { place in
      guard case .progress(var progress) = place else { return place }
      progress.report = report
      return .progress(progress)
    }
    return []
  }

  mutating func handle(_ intent: Intent, in progress: ProgressPlace) -> [Effect] {
    switch intent {
    case .turnPage(let step):
      var progress = progress
      progress.section = max(0, progress.section + step)
      replaceTop(.progress(progress))
      return []
    case .choose(let index):
      let points = progress.report?.weakest ?? []
      guard points.indices.contains(index) else {
        return [.say(.optionOutOfRange(count: points.count))]
      }
      return [open(.focus(FocusRequest(.grammar([points[index].tag]))))]
    case .back, .next: return pop()
    default: return [.say(.unclear)]
    }
  }
}
