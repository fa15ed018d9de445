import Cards
import Curriculum

extension NearName {
  /// The nearest name, ignoring case and the marks of letters: `sehri` is near `ŞEHİR`.
  static func folded(of text: String, in names: [String]) -> String? {
    let folded = names.map(CardEntry.searchable)
    let near = of(CardEntry.searchable(text), in: folded)
    return near.flatMap(folded.firstIndex).map { names[$0] }
  }
}
