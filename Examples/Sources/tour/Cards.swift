import DilimEngine

/// Answers a card once and stores what the scheduler remembers of it.
func scheduleCard() throws {
  let scheduler = CardScheduler.fsrs(retention: 0.9, isFuzzed: false)
  let now = Moment(seconds: 1_767_600_000, utcOffset: 10_800, rolloverHour: 4)
  var card = scheduler.newCard(on: now.day)
  card = scheduler.answer(card, .easy, at: now)
  guard case .on(let day) = card.due, let read = CardState(text: card.text) else { return }
  let chance = scheduler.retrievability(of: read, on: day) ?? 0
  print("due in \(day.number - now.day.number) days, at \(Int(chance * 100)) % recall")
}

/// Prepares a question to a language model and judges two replies.
func askTutor() throws {
  let key = try AnswerKey(accepting: ["(Ben) okula gidiyorum."])
  guard
    let question = TutorQuestion(
      about: key.grade("okulda gidiyorum"),
      prompt: "I am going to school.",
      key: key,
      level: .a1
    )
  else { return }
  print(question.messages.map(\.role))
  for reply in ["Gitmek asks where to: okul-a.", "Your answer okulda is right."] {
    print(question.explanation(from: reply) ?? "(not shown)")
  }
}
