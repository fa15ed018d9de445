import Coordination
import Curriculum
import TextSafety

extension Command {
  static let remind = Command(
    name: "remind",
    summary: "set up a daily reminder of due cards",
    arguments: "install|remove|show [HH:MM]",
    details: [
      """
      install sets up a systemd timer for your user, or a crontab line without systemd: once a day, \
      at 18:00 unless you name a time, a notification (notify-send) shows the number of due \
      cards and the command, never the words. It shows what it will write, and asks first; \
      remove removes all of it. show prints what is installed.
      """,
      "The timer runs `dilim remind now`, which is silent if nothing is due.",
    ],
    options: [.rehearse, .yes, .noInput],
    examples: [
      Example(line: "dilim remind install 19:30", meaning: "every evening"),
      Example(line: "dilim remind remove", meaning: "remove the reminder"),
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
      case ("now", 1): try reminder.notify()
      default:
        throw Failure.usage(
          complaint(about: words[0], of: reminderActions, in: "remind")
        )
      }
      return .pass
    }
  )

  /// The actions of `dilim remind`.
  private static let reminderActions = ["install", "remove", "show"]
}
