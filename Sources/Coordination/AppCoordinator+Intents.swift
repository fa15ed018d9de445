import Cards
import Curriculum
import Scoring

/// The handling of intents in each place.
extension AppCoordinator {
  mutating func handle(_ intent: Intent, at time: Int64) -> [Effect] {
    switch place {
    case .welcome(let welcome): handle(intent, in: welcome)
    case .home(let home): handle(intent, in: home)
    case .levels: handleLevels(intent)
    case .course(let course): handle(intent, in: course)
    case .lesson(let lesson): handle(intent, in: lesson, at: time)
    case .judged(let judged): handle(intent, in: judged, at: time)
    case .summary(let summary): handle(intent, in: summary)
    case .levelEnd(let end): handle(intent, in: end)
    case .mistakes(let mistakes): handle(intent, in: mistakes)
    case .mistake(let mistake): handle(intent, in: mistake)
    case .profile(let profile): handle(intent, in: profile)
    case .review(let review): handle(intent, in: review, at: time)
    case .scramble(let game): handle(intent, in: game)
    case .drill(let drill): handle(intent, in: drill, at: time)
    case .sounds(let sounds): handle(intent, in: sounds, at: time)
    case .today(let today): handle(intent, in: today, at: time)
    case .placement(let placement): handle(intent, in: placement, at: time)
    case .levelTest(let test): handle(intent, in: test, at: time)
    case .progress(let progress): handle(intent, in: progress)
    case .search(let search): handle(intent, in: search)
    case .notes(let notes): handle(intent, in: notes)
    case .note(let note): handle(intent, in: note)
    }
  }

  private mutating func handle(
    _ intent: Intent,
    in review: ReviewCoordinator,
    at time: Int64
  ) -> [Effect] {
    switch intent {
    case .back: return pop()
    case .next where review.asked == nil: return isInToday ? endCards(at: time) : pop()
    default: break
    }
    var review = review
    let effects = review.handle(intent, at: time)
    replaceTop(.review(review))
    return effects + (isOverForToday(review) ? endCards(at: time) : review.request)
  }

  private mutating func handle(
    _ intent: Intent,
    in welcome: WelcomeCoordinator
  ) -> [Effect] {
    var welcome = welcome
    let answer = welcome.handle(intent)
    replaceTop(.welcome(welcome))
    switch answer {
    case .accepted: return []
    case .unclear: return [.say(.unclear)]
    case .done(let profile, let wantsPlacement):
      replaceTop(.home(HomePlace(profile: profile, overview: overview)))
      let effects = save(profile) + [.loadOverview]
      if welcome.learner != nil { return effects }
      return effects + (wantsPlacement ? [open(.placement)] : openToday())
    }
  }

  private mutating func handle(_ intent: Intent, in home: HomePlace) -> [Effect] {
    switch intent {
    case .next:
      guard home.hasToday else { return openCourse() }
      return openToday()
    case .openPractice: return [open(.practice(usualPractice))]
    case .openNotes: return [open(.notes)]
    case .openSearch: return openSearch()
    case .resumeUnfinished:
      guard let left = home.unfinished else { return [.say(.unclear)] }
      return [open(.resume(session: left.session))]
    case .dropUnfinished:
      guard let left = home.unfinished else { return [.say(.unclear)] }
      return [.abandon(session: left.session), .loadOverview]
    case .openCourse: return openCourse()
    case .openLevels:
      path.append(.levels(LevelsPlace(current: profile.level)))
      return []
    case .openProfile:
      path.append(.profile(ProfileCoordinator(profile)))
      return []
    case .openReview: return [open(.review(ReviewRequest()))]
    case .openProgress: return openProgress()
    case .openMistakes: return [open(.mistakes)]
    case .openGame: return [open(.game(GameRequest()))]
    case .openDrill: return [open(.drill(DrillRequest()))]
    case .openSounds: return [open(.sounds(SoundRequest()))]
    case .openPlacement: return [open(.placement)]
    case .openLevelTest: return [open(.levelTest(profile.level))]
    case .openTutor: return [.talk, .loadOverview]
    case .back: return [.leave]
    default: return [.say(.unclear)]
    }
  }

  private mutating func openCourse() -> [Effect] {
    guard let course = overview?.nearestCourse(profile.level), let place = CoursePlace(course)
    else {
      return [.say(.noLessons(profile.level))]
    }
    path.append(.course(place))
    return []
  }

  private mutating func handleLevels(_ intent: Intent) -> [Effect] {
    switch intent {
    case .choose(let index) where Level.allCases.indices.contains(index):
      var changed = profile
      changed.level = Level.allCases[index]
      return save(changed) + pop()
    case .back, .next: return pop()
    case .openPlacement: return [open(.placement)]
    case .openLevelTest: return [open(.levelTest(profile.level))]
    default: return [.say(.unclear)]
    }
  }

  private mutating func handle(_ intent: Intent, in course: CoursePlace) -> [Effect] {
    var course = course
    switch intent {
    case .choose(let index):
      let lessons = course.unit.lessons
      guard lessons.indices.contains(index) else {
        return [.say(.optionOutOfRange(count: lessons.count))]
      }
      return [open(.lesson(lessons[index].id))]
    case .turnPage(let step):
      course.turnPage(by: step)
      replaceTop(.course(course))
      return []
    case .next:
      let lesson = course.unit.lessons.first { !$0.isDone }
      return lesson.map { [open(.lesson($0.id))] } ?? [.say(.unclear)]
    case .back: return pop()
    default: return [.say(.unclear)]
    }
  }

  private mutating func handle(
    _ intent: Intent,
    in lesson: LessonCoordinator,
    at time: Int64
  ) -> [Effect] {
    var lesson = lesson
    if lesson.asksRestart { return answerRestart(intent, lesson) }
    switch intent {
    case .back: return pop()
    case .restart: return restart(lesson)
    case .askRestart:
      guard lesson.canRestart else { return [.say(.unclear)] }
      lesson.asksRestart = true
      replaceTop(.lesson(lesson))
      return []
    default: break
    }
    let step = lesson.handle(intent, at: time)
    leavesOutSpeaking = leavesOutSpeaking || lesson.leavesOutSpeaking
    replaceTop(.lesson(lesson))
    let asking = step.judged.map { arrive(at: $0) } ?? []
    return step.effects + asking + finishIfOver(at: time)
  }

  /// Starts the lesson over, or returns to the present item.
  private mutating func answerRestart(_ intent: Intent, _ lesson: LessonCoordinator) -> [Effect] {
    guard intent == .restart || intent == .back else { return [.say(.unclear)] }
    var lesson = lesson
    lesson.asksRestart = false
    replaceTop(.lesson(lesson))
    return intent == .restart ? restart(lesson) : []
  }

  private mutating func restart(_ lesson: LessonCoordinator) -> [Effect] {
    guard case .lesson(let id) = lesson.plan.kind else { return [.say(.unclear)] }
    // A session enters the record with its first entry.
    let isKept = !lesson.progress.entries.isEmpty
    return (isKept ? [.abandon(session: lesson.plan.id)] : []) + [open(.lessonAnew(id))]
  }

  private mutating func handle(
    _ intent: Intent,
    in judged: JudgedItem,
    at time: Int64
  ) -> [Effect] {
    if judged.isCopying, let effects = copy(intent, in: judged, at: time) { return effects }
    switch intent {
    case .next where judged.isUnsure:
      var judged = judged
      judged.isCopying = true
      replaceTop(.judged(judged))
      return []
    case .next: return goOn(from: judged, at: time)
    case .skip where judged.isUnsure: return goOn(from: judged, at: time)
    case .propose where judged.isUnsure:
      var judged = judged
      judged.isProposed = true
      replaceTop(.judged(judged))
      return changeLesson { $0.propose(at: time) }
    case .undo where judged.outcome.verdict != nil:
      path.removeLast()
      return changeLesson { $0.undo(at: time) }
    case .overrule where judged.outcome.verdict?.fails == true || judged.isOpen:
      var judged = judged
      judged.isOverruled = true
      judged.dialogue.turns = []
      replaceTop(.judged(judged))
      return changeLesson { $0.overrule(at: time) }
    case .why, .note, .readText, .explainWords:
      var judged = judged
      let effects = judged.background.handle(intent) ?? []
      replaceTop(.judged(judged))
      return effects
    case .play:
      if let word = judged.word {
        return [.pronounce(Pronunciation(word.wordAndExample))]
      }
      if let model = judged.model { return [.pronounce(model)] }
      guard let deciding = judged.deciding else { return [.say(.unclear)] }
      return [.play(Playback(judged.item, deciding, playsLeft: 0))]
    case .playMine: return [judged.isRecorded ? .playMine : .say(.unclear)]
    case .explain: return ask(nil) ?? [.say(.unclear)]
    case .followUp(let kind): return ask(kind) ?? [.say(.unclear)]
    case .report: return report() ?? [.say(.unclear)]
    case .back:
      path.removeLast()
      return pop()
    default: return [.say(.unclear)]
    }
  }

  /// Goes on to the next item.
  private mutating func goOn(from judged: JudgedItem, at time: Int64) -> [Effect] {
    path.removeLast()
    let effects = changeLesson { (lesson) -> [Effect] in
      lesson.background = judged.background
      return lesson.advance(at: time)
    }
    return effects + (pauseWordsIfTimeUp() ?? finishIfOver(at: time))
  }

  /// Lets the learner type the listed answer once; nil for what is handled as at the mark.
  private mutating func copy(
    _ intent: Intent,
    in judged: JudgedItem,
    at time: Int64
  ) -> [Effect]? {
    switch intent {
    case .submit(let text) where judged.isCopy(text): goOn(from: judged, at: time)
    case .submit: [.say(.notCopied)]
    case .skip, .next: goOn(from: judged, at: time)
    default: nil
    }
  }

  private mutating func handle(
    _ intent: Intent,
    in coordinator: ProfileCoordinator
  ) -> [Effect] {
    var coordinator = coordinator
    if !coordinator.isNaming {
      switch intent {
      case .openLevels:
        path.append(.levels(LevelsPlace(current: profile.level)))
        return []
      case .back, .next: return pop()
      default: break
      }
    }
    let answer = coordinator.handle(intent)
    replaceTop(.profile(coordinator))
    switch answer {
    case .accepted: return []
    case .unclear: return [.say(.unclear)]
    case .changed(let profile): return save(profile)
    case .switchesLanguage(let use): return [.switchLanguage(use)]
    }
  }
}
