import Coordination
import Curriculum

extension Command {
  static let remind = Command(
    name: "remind",
    summary: "be told once a day how many cards are due",
    arguments: "install|remove|show [HH:MM]",
    details: [
      "install sets up a timer of systemd for you alone, or a line of cron where there is no systemd: "
        + "once a day, at 18:00 unless you say otherwise, a notification (notify-send) tells the "
        + "number of cards and the command, never a word of them. It shows what it will write and "
        + "asks before; remove takes all of it away. show tells what is there.",
      "The timer runs `dilim remind now`, which says nothing when nothing is due.",
    ],
    options: [.rehearse, .yes, .noInput],
    examples: [
      Example(line: "dilim remind install 19:30", meaning: "every evening"),
      Example(line: "dilim remind remove", meaning: "no more of it"),
    ],
    argumentCount: 1...2,
    offers: { $0.isEmpty ? [.words(reminderActions)] : [] },
    run: { invocation in
      let words = invocation.arguments
      let reminder = try Reminder(invocation)
      switch (words[0], words.count) {
      case ("install", _): try reminder.install(at: words.count > 1 ? words[1] : "18:00")
      case ("remove", 1): try reminder.remove()
      case ("show", 1): try reminder.show()
      case ("now", 1): try reminder.tell()
      default:
        throw Failure.usage(
          complaint(about: words[0], of: reminderActions, in: "remind")
        )
      }
      return .pass
    }
  )

  /// What can stand behind `dilim remind`.
  private static let reminderActions = ["install", "remove", "show"]
}
