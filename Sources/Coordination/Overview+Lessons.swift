package import Curriculum

extension Overview.Course {
  /// Puts the lessons of a level, in teaching order, into their units.
  package init(
    level: Level,
    lessons: [Overview.Lesson],
    titles: (_ unit: Int) -> (turkish: String, english: String)?
  ) {
    // Each name is read once: home shows all lessons of the course.
    let byUnit = Dictionary(grouping: lessons) { $0.id.unit ?? 0 }
    let units = byUnit.keys.sorted().map { number in
      let title = titles(number)
      return Overview.Unit(
        number: number,
        title: title?.turkish ?? "",
        englishTitle: title?.english ?? "",
        lessons: byUnit[number] ?? []
      )
    }
    self.init(level: level, units: units)
  }
}
