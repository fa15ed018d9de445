/// The columns that the teacher has named, by header or number; the others are found by their usual
/// headers.
package struct ColumnNames: Sendable {
  /// Several columns together are the name: first name and surname.
  package var student: [String] = []
  package var item: String?
  package var accept: String?
  package var english: String?
  package var answer: String?

  package init() {}
}

/// The places of the columns of a table with one answer a row.
struct AnswerColumns {
  let student: [Int]
  let item: Int?
  let accept: Int?
  let english: Int?
  let answer: Int

  init(_ names: ColumnNames, in header: [String]) throws(TableFault) {
    student = try Self.students(names, in: header)
    item = try Self.place(names.item, .item, in: header)
    accept = try Self.place(names.accept, .accept, in: header)
    english = try Self.place(names.english, .english, in: header)
    guard let answer = try Self.place(names.answer, .answer, in: header) else {
      throw TableFault(ClassWording.noColumn("--answer", in: header))
    }
    self.answer = answer
    guard item != nil || accept != nil else {
      throw TableFault(ClassWording.noItemColumn(in: header))
    }
  }

  /// Returns the places of the columns with the name of a pupil.
  static func students(_ names: ColumnNames, in header: [String]) throws(TableFault) -> [Int] {
    if names.student.isEmpty {
      guard let place = try HeaderName.usualPlace(of: .student, in: header) else {
        throw TableFault(ClassWording.noColumn("--student", in: header))
      }
      return [place]
    }
    var places: [Int] = []
    for name in names.student {
      if let place = try place(name, .student, in: header) { places.append(place) }
    }
    return places
  }

  private static func place(
    _ name: String?,
    _ column: HeaderName.Column,
    in header: [String]
  ) throws(TableFault) -> Int? {
    guard let name else { return try HeaderName.usualPlace(of: column, in: header) }
    guard let place = try HeaderName.place(of: name, in: header) else {
      throw TableFault(ClassWording.noSuchColumn(name, in: header))
    }
    return place
  }
}
