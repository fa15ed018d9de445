package import JSON
import Scoring

extension ClassReport: JSONWritable {
  /// Writes the whole report; docs/scripts-and-json.md describes the keys.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      if let acceptedFile {
        json.key("accepted")
        json.object { json in
          json.key("answers")
          json.integer(acceptedFile.count)
          json.key("file")
          json.string(acceptedFile.path)
        }
      }
      json.key("answers")
      json.array(marked.answers) { write($1, to: &$0) }
      json.key("categories")
      json.array(categories) { write($1, to: &$0) }
      json.key("credit")
      json.object { json in
        json.member("almost", scale.almost)
        json.member("correct", scale.correct)
        json.member("note", scale.note)
        json.member("wrong", scale.wrong)
      }
      json.key("files")
      json.array(sources) { write($1, to: &$0) }
      json.key("items")
      json.array(items) { write($1, to: &$0) }
      json.key("schema")
      json.integer(1)
      json.key("students")
      json.array(students) { json, student in
        json.object { json in
          json.member("name", text: student.name)
          json.key("points")
          write(student.points, to: &json)
        }
      }
    }
  }

  private func write(_ answer: MarkedAnswer, to json: inout JSONWriter) {
    let (given, mark) = (answer.given, answer.mark)
    json.object { json in
      json.member("answer", text: given.text)
      json.key("categories")
      json.array(mark.categories) { $0.string($1.rawValue) }
      json.key("credit")
      mark.credit.map { json.number($0) } ?? json.null()
      json.member("file", text: given.file)
      json.member("item", text: marked.items[answer.item].name)
      json.key("line")
      json.integer(given.line)
      json.key("messages")
      json.array(mark.reasons(in: language)) { $0.string($1) }
      json.member("right", text: mark.right)
      json.member("student", text: given.student)
      json.member("verdict", text: mark.name)
    }
  }

  private func write(_ category: Category, to json: inout JSONWriter) {
    json.object { json in
      json.member("category", text: category.category.rawValue)
      json.member("expected", text: category.example.expected)
      json.key("failed")
      json.integer(category.failed)
      json.member("found", text: category.example.found)
      json.key("noted")
      json.integer(category.noted)
      json.key("students")
      json.integer(category.students.count)
    }
  }

  private func write(_ source: Source, to json: inout JSONWriter) {
    json.object { json in
      json.member("delimiter", text: source.delimiter.rawValue)
      json.member("encoding", text: source.encoding.rawValue)
      json.member("file", text: source.path)
      json.key("left_out")
      json.integer(source.faults)
      json.key("rows")
      json.integer(source.rows)
      json.key("unused")
      json.array(source.unused) { $0.string($1) }
    }
  }

  private func write(_ item: Item, to json: inout JSONWriter) {
    json.object { json in
      json.member("asked", text: item.item.asked)
      json.key("groups")
      json.array(item.groups) { write($1, to: &$0) }
      json.member("item", text: item.item.name)
      json.key("points")
      write(item.points, to: &json)
      json.member("right", text: item.item.right)
    }
  }

  private func write(_ group: AnswerGroup, to json: inout JSONWriter) {
    json.object { json in
      if let finding = group.example.mark.findings.first {
        json.member("category", text: finding.category.rawValue)
      }
      json.key("count")
      json.integer(group.count)
      json.key("messages")
      json.array(group.example.mark.reasons(in: language)) { $0.string($1) }
      json.key("texts")
      json.array(group.texts) { json, text in
        json.object { json in
          json.member("answer", text: text.answer)
          json.key("count")
          json.integer(text.count)
        }
      }
      json.member("verdict", text: group.example.mark.name)
    }
  }

  private func write(_ points: Points, to json: inout JSONWriter) {
    json.object { json in
      json.key("answers")
      json.integer(points.answers)
      json.key("marked")
      json.integer(points.marked)
      json.key("not_answered")
      json.integer(points.unanswered)
      json.member("sum", points.sum)
      json.key("unsure")
      json.integer(points.waiting)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ name: StaticString, text: String) {
    key(name)
    string(text)
  }

  /// Writes a number rounded to hundredths.
  fileprivate mutating func member(_ name: StaticString, _ value: Double) {
    key(name)
    number((value * 100).rounded() / 100)
  }
}
