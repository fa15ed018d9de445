import Coordination
import Curriculum
import Testing

@Suite struct WelcomeTests {
  @Test func `who wants the level found is asked for the keyboard, then takes the placement`() {
    var app = AppCoordinator(route: .home, profile: nil)
    _ = app.start(.home)
    #expect(app.handle(.intent(.choose(2), at: 0)) == [])
    let effects = app.handle(.intent(.choose(1), at: 0))
    #expect(effects.last == .open(.placement, request: 1))
    #expect(app.currentProfile.level == .a1 && !app.currentProfile.hasTurkishKeyboard)
  }

  @Test func `who goes back from the keyboard may still say to be new`() {
    var app = AppCoordinator(route: .home, profile: nil)
    _ = app.start(.home)
    for intent in [Intent.choose(2), .back, .choose(0)] {
      #expect(app.handle(.intent(intent, at: 0)) == [])
    }
    let effects = app.handle(.intent(.choose(0), at: 0))
    #expect(!effects.contains(.open(.placement, request: 1)))
  }
}
