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
      return roundResult(of: game) + pop()
    case .newRound where game.phase == .playing || game.phase == .over,
      .next where game.phase == .over:
      return roundResult(of: game) + [open(.game(game.game.request.next))]
    default:
      let effects = game.handle(intent)
      replaceTop(.scramble(game))
      return effects
    }
  }

  /// The result of a round that the learner leaves before its end; empty without an attempt.
  private func roundResult(of game: ScrambleCoordinator) -> [Effect] {
    game.isPlaying && game.attempts > 0 ? [.say(.round(game.summary))] : []
  }

  /// Changes the game; does nothing if the learner has left it.
  mutating func changeGame(
    _ change: (inout ScrambleCoordinator) -> [Effect]
  ) -> [Effect] {
    guard case .scramble(var game) = place else { return [] }
    let effects = change(&game)
    replaceTop(.scramble(game))
    return effects
  }
}
