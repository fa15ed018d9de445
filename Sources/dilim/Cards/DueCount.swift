import Cards
import Coordination
import Memory
import Storage
import TerminalUI

/// How many cards a review would ask now: the one number that home, `dilim due`, `dilim status` and
/// the prompt of a shell tell.
struct DueCount {
  let record: Record
  let environment: Environment
  let moment: Moment
  let limits: DayLimits
  /// Nil where the course is not found.
  let library: () -> CourseLibrary?

  /// From memory if it can be; what comes later is not looked for.
  func cards() throws(Failure) -> Overview.Cards {
    // As the record is before it is opened, which leaves files beside it.
    let memo = (try? Folders(environment: environment))
      .flatMap { DueMemo($0, at: moment, within: limits) }
    if let cards = memo?.cards { return cards }
    let begun = try? library().map { library throws(Failure) in
      try ReadLists(library: library, record: record).begin()
    }
    let tallies = try record.reading { (store) throws(DatabaseError) in
      try store.due.tallies(at: moment, within: limits)
    }
    let cards = (tallies ?? []).reduce(into: Overview.Cards()) {
      $0.due += $1.due
      $0.fresh += $1.fresh
    }
    if begun != true { memo?.keep(cards, until: tallies?.compactMap(\.nextStep).min()) }
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
