import Interface
import JSON
import Screens
import TextSafety
import Turkish

/// A line of `dilim inflect --json`.
struct InflectRequest: JSONRequest {
  let id: JSONValue?
  let lemma: String
  let features: String

  init(id: JSONValue?, lemma: String, features: String) {
    self.id = id
    self.lemma = lemma
    self.features = features
  }

  init(_ fields: JSONFields) throws(JSONFields.Fault) {
    // An id of null is returned, too.
    id = fields["id"]
    lemma = try fields.string("lemma")
    features = try fields.string("features")
  }

  var reply: InflectReply {
    get throws(Failure) {
      let inflection: Inflection
      do {
        inflection = try UniMorph.inflection(features)
      } catch {
        throw .data(Wording.sentence(for: error))
      }
      guard let lemma = Lemma(lemma, inflection.partOfSpeech) else {
        throw Self.failure(noWord: lemma, inflection.partOfSpeech)
      }
      let forms = lemma.forms(inflection)
      guard !forms.isEmpty else {
        throw .data(Wording.sentence(for: .noForm(features)))
      }
      return InflectReply(id: id, forms: forms)
    }
  }

  static func failure(noWord word: String, _ kind: PartOfSpeech) -> Failure {
    .data(kind == .verb ? Wording.noVerb(word) : Wording.notInflected(word))
  }
}

/// The requested forms, the best first.
struct InflectReply: JSONWritable {
  let id: JSONValue?
  let forms: [String]

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("forms")
      json.array(forms) { $0.string($1) }
      if let id {
        json.key("id")
        id.write(to: &json)
      }
    }
  }
}

/// The inflection tables of a word as JSON; the property names are the keys, in snake case.
struct ParadigmReply: Encodable {
  struct Table: Encodable {
    let title: String
    let columns: [String]
    let rows: [Row]
  }

  struct Row: Encodable {
    let name: String
    let cells: [Cell]
  }

  struct Cell: Encodable {
    /// The features in UniMorph's schema; nil if it has none for the forms.
    let features: String?
    let forms: [String]
  }

  let lemma: String
  let partOfSpeech: String
  let stem: String
  /// Whether the stem is guessed because the lexicon lacks it.
  let guess: Bool
  let notes: [String]
  let tables: [Table]

  init(_ paradigm: Paradigm) {
    lemma = paradigm.text
    partOfSpeech = paradigm.partOfSpeech.rawValue
    stem = CodePage.decode(paradigm.stem.letters)
    guess = paradigm.stem.isGuess
    notes = InterfaceLanguage.$current.withValue(.english) { paradigm.notes.map(\.string) }
    tables = paradigm.tables.map { table in
      Table(
        title: table.title,
        columns: table.columns,
        rows: table.rows.map { row in
          Row(name: row.name, cells: row.cells.map { Cell(features: $0.features, forms: $0.forms) })
        }
      )
    }
  }
}
