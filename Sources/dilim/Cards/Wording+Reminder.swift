import Screens
import TextSafety

/// Sentences about the daily reminder.
extension Wording {
  static var noReminder: SafeText { "There is no reminder." }
  static var installReminder: SafeText { "Install the reminder?" }
  static var removeReminder: SafeText { "Remove the reminder?" }
  static var reminderRemoved: SafeText { "Removed." }

  static var noOwnPath: SafeText {
    "The program can't find its own path, so no timer could run it."
  }

  static var nothingCanRemind: SafeText {
    "There is neither systemd for users nor cron here, so nothing can remind you."
  }

  static var crontabNotDeleted: SafeText { "crontab could not delete the table." }

  static var crontabNotChanged: SafeText {
    "crontab refused the change, so nothing was changed."
  }

  static var timerRefused: SafeText {
    "systemctl refused the timer. dilim remind remove takes its files away."
  }

  static func notATime(_ text: String) -> SafeText { "\(text): expected a time such as 18:00." }

  static func timerRefuses(path: String) -> SafeText {
    "\(path): a timer can't run a program with such a path."
  }

  static func cronRefuses(path: String) -> SafeText {
    "\(path): cron can't run a program with such a path."
  }

  static func reminderInstalled(at time: Reminder.Time) -> SafeText {
    "Installed: every day at \(time.text)."
  }

  static func writes(_ path: String, _ text: String) -> SafeText {
    "Writes \(path):\n\(SafeText(text))"
  }

  static func thenRuns(_ command: String) -> SafeText { "Then runs: \(command)" }

  static func addsToCrontab(_ line: String) -> SafeText { "Adds to your crontab:\n\(line)" }

  static func deletes(_ file: String) -> SafeText { "Deletes \(file)" }

  static func deletesCrontabLine(endingWith mark: String) -> SafeText {
    "Deletes the line of crontab that ends with \(mark)"
  }

  static func crontabUnreadable(_ message: String) -> SafeText {
    "crontab can't be read: \(message)"
  }
}
