import Cards
import Coordination
import Memory
import Storage
import TerminalUI

/// The number of cards that a review would ask now.
///
/// Home, the day, `dilim due`, `dilim decks`, `dilim status`, `dilim progress` and the prompt of a
/// shell all show this number.
struct DueCount {
  let record: Record
  let environment: Environment
  let moment: Moment
  let limits: DayLimits
  /// Finds the course; nil if there is none.
  let library: () -> CourseLibrary?

  /// Returns the cached number if it is still right, else counts the cards.
  func cards() throws(Failure) -> Overview.Cards {
    // The cache is keyed by the file before it is opened, which creates files beside it.
    let memo = (try? Folders(environment: environment))
      .flatMap { DueMemo($0, at: moment, within: limits) }
    if let cards = memo?.cards { return cards }
    let begun = try? library().map { library throws(Failure) in
      try ReadLists(library: library, record: record).begin()
    }
    let total = try record.reading { (store) throws(DatabaseError) in
      try store.due.total(at: moment, within: limits)
    }
    let cards = Overview.Cards(due: total?.due ?? 0, new: total?.new ?? 0)
    if begun != true { memo?.save(cards, until: total?.nextStep) }
    return cards
  }
}

extension Invocation {
  func dueCount(in record: Record) -> DueCount {
    DueCount(
      record: record,
      environment: world.environment,
      moment: moment,
      limits: dayLimits,
      library: { try? library }
    )
  }
}
