/// The word game.
extension AppCoordinator {
  mutating func handle(_ intent: Intent, in game: ScrambleCoordinator) -> [Effect] {
    var game = game
    switch intent {
    case .back:
      if game.stepBack() {
        replaceTop(.scramble(game))
        return []
      }
      return told(game) + pop()
    case .newRound where game.phase == .playing || game.phase == .over,
      .next where game.phase == .over:
      return told(game) + [open(.game(game.game.request.next))]
    default:
      let effects = game.handle(intent)
      replaceTop(.scramble(game))
      return effects
    }
  }

  /// What is said of a round that is left before its end.
  private func told(_ game: ScrambleCoordinator) -> [Effect] {
    game.isPlaying && game.attempts > 0 ? [.say(.round(game.summary))] : []
  }

  /// Changes the game in sight; what comes for one that was left is dropped.
  mutating func changeGame(
    _ change: (inout ScrambleCoordinator) -> [Effect]
  ) -> [Effect] {
    guard case .scramble(var game) = place else { return [] }
    let effects = change(&game)
    replaceTop(.scramble(game))
    return effects
  }
}
