package import Coordination
import Curriculum

extension CardBox {
  /// The words of the course that were forgotten as cards since a time, each as a failed try.
  package func forgottenWords(since time: Int64) throws(DatabaseError) -> [FirstTry] {
    try connection.all(
      """
      SELECT e.id, max(r.time) FROM review AS r JOIN card AS c ON c.number = r.card
      JOIN card_entry AS e ON e.number = c.entry
      WHERE r.time >= ? AND r.rating = 1
      GROUP BY e.id
      """,
      [.integer(time)]
    ) { (id: $0.text(0), time: $0.integer(1)) }.compactMap { word in
      ItemID(word.id).map { FirstTry(item: $0, time: word.time, passes: false) }
    }
  }
}
