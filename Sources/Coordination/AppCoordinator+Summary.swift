/// The place after a session.
extension AppCoordinator {
  mutating func handle(_ intent: Intent, in summary: Summary) -> [Effect] {
    switch intent {
    case .next:
      guard let next = summary.next?.lesson else { return pop() }
      return [open(.lesson(next))]
    case .back: return pop()
    case .restart: return again(summary).map { [open($0)] } ?? [.say(.unclear)]
    case .practise:
      guard let request = summary.plan else { return [.say(.unclear)] }
      return [open(.focus(request))]
    default: return [.say(.unclear)]
    }
  }

  /// The request that repeats a session: the lesson, or other items for the same purpose.
  private func again(_ summary: Summary) -> OpenRequest? {
    switch summary.kind {
    case .lesson(let id): .lessonAnew(id)
    case .practice(let skill, let level):
      .practice(
        PracticeRequest(skill: skill, level: level, unit: nil, count: summary.total, seed: nil)
      )
    case .focused(let focus, _): .focus(FocusRequest(focus))
    case .today, .placement, .levelTest: nil
    }
  }
}
