import TerminalUI

extension ComposeTable {
  /// `;s` for ş and so on, as a foreign keyboard can type them.
  static let turkish = ComposeTable(
    prefix: ";",
    letters: [
      "c": "ç", "C": "Ç", "g": "ğ", "G": "Ğ", "i": "ı", "I": "İ", "o": "ö", "O": "Ö",
      "s": "ş", "S": "Ş", "u": "ü", "U": "Ü", "a": "â", "A": "Â",
    ],
    picker: ["ç", "ğ", "ı", "ö", "ş", "ü", "İ", "â", "î"]
  )
}
