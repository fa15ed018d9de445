import TerminalUI

extension ComposeTable {
  /// Turkish letters for a foreign keyboard: `;s` gives ş.
  static let turkish = ComposeTable(
    prefix: ";",
    letters: [
      "c": "ç", "C": "Ç", "g": "ğ", "G": "Ğ", "i": "ı", "I": "İ", "o": "ö", "O": "Ö",
      "s": "ş", "S": "Ş", "u": "ü", "U": "Ü", "a": "â", "A": "Â",
    ],
    picker: ["ç", "ğ", "ı", "ö", "ş", "ü", "İ", "â", "î"]
  )
}
