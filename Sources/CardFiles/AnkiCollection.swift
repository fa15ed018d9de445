/// What a collection file of Anki holds, as far as cards need it.
package struct AnkiCollection: Sendable, Equatable {
  /// The beginning of day 0 in Unix seconds, from which days are counted.
  package var created: Int64
  /// How far local time is ahead of UTC, in seconds.
  package var utcOffset: Int
  package var rolloverHour: Int
  package var options: [Options] = []
  package var decks: [Deck] = []
  package var notetypes: [Notetype] = []
  package var notes: [Note] = []
  package var cards: [Card] = []
  package var reviews: [Review] = []

  package init(created: Int64, utcOffset: Int, rolloverHour: Int) {
    self.created = created
    self.utcOffset = utcOffset
    self.rolloverHour = rolloverHour
  }

  /// How the cards of some decks are asked.
  package struct Options: Sendable, Equatable {
    package var id: Int64
    package var name: String
    package var newLimit: Int
    package var reviewLimit: Int
    package var leechThreshold: Int
    /// FSRS-6; nil where another scheduler has the decks.
    package var parameters: [Double]?
    package var desiredRetention: Double
    package var maximumInterval: Int
    /// In minutes.
    package var learningSteps: [Double]
    package var relearningSteps: [Double]

    /// What Anki has from the start.
    package static let usual = Options(
      id: 1,
      name: "Default",
      newLimit: 20,
      reviewLimit: 200,
      leechThreshold: 8,
      parameters: nil,
      desiredRetention: 0.9,
      maximumInterval: 36_500,
      learningSteps: [1, 10],
      relearningSteps: [10]
    )
  }

  package struct Deck: Sendable, Equatable {
    package var id: Int64
    /// Names of decks around it stand before it: `Turkish::A1`.
    package var name: String
    /// HTML where Anki wrote it.
    package var about: String
    package var options: Int64
    /// Whether it only borrows its cards.
    package var isFiltered = false
    /// What it has instead of the limits and the retention of its options.
    package var newLimit: Int?
    package var reviewLimit: Int?
    package var desiredRetention: Double?

    package init(id: Int64, name: String, about: String = "", options: Int64 = 1) {
      self.id = id
      self.name = name
      self.about = about
      self.options = options
    }
  }

  package struct Notetype: Sendable, Equatable {
    package var id: Int64
    package var name: String
    /// Whether its notes have gaps instead of a front and a back.
    package var isCloze: Bool
    package var fields: [String]
    package var templates: [Template]

    package init(
      id: Int64,
      name: String,
      isCloze: Bool = false,
      fields: [String],
      templates: [Template]
    ) {
      self.id = id
      self.name = name
      self.isCloze = isCloze
      self.fields = fields
      self.templates = templates
    }
  }

  /// How a card is made of a note.
  package struct Template: Sendable, Equatable {
    package var name: String
    package var front: String
    package var back: String

    package init(name: String, front: String, back: String) {
      self.name = name
      self.front = front
      self.back = back
    }
  }

  package struct Note: Sendable, Equatable {
    /// Milliseconds since 1970, unique.
    package var id: Int64
    package var guid: String
    package var notetype: Int64
    package var tags: [String]
    /// HTML.
    package var fields: [String]

    package init(id: Int64, guid: String, notetype: Int64, tags: [String], fields: [String]) {
      self.id = id
      self.guid = guid
      self.notetype = notetype
      self.tags = tags
      self.fields = fields
    }
  }

  package struct Card: Sendable, Equatable {
    /// Milliseconds since 1970, unique.
    package var id: Int64
    package var note: Int64
    package var deck: Int64
    /// The place of its template in the note type, from 0.
    package var ordinal: Int
    package var type: CardType
    package var queue: Queue
    /// The position of a new card, Unix seconds in a step, else a day.
    package var due: Int64 = 0
    /// In days.
    package var interval = 0
    /// What SM-2 lengthens intervals by, in thousandths.
    package var factor = 2500
    package var reps = 0
    package var lapses = 0
    /// Steps that are left, as Anki counts them.
    package var left = 0
    /// What FSRS knows of the card, as JSON; empty without.
    package var data = ""
    /// The colour of its flag, from 1; 0 for none.
    package var flag = 0
    /// The deck that has borrowed it from its own.
    package var filteredDeck: Int64?

    package init(
      id: Int64,
      note: Int64,
      deck: Int64,
      ordinal: Int,
      type: CardType,
      queue: Queue,
      reps: Int,
      lapses: Int
    ) {
      self.id = id
      self.note = note
      self.deck = deck
      self.ordinal = ordinal
      self.type = type
      self.queue = queue
      self.reps = reps
      self.lapses = lapses
    }
  }

  package enum CardType: Int, Sendable {
    case new, learning, review, relearning
  }

  package enum Queue: Int, Sendable {
    case buried = -3
    case buriedSibling = -2
    case suspended = -1
    case new, learning, review
    /// A step that is a day or longer.
    case dayLearning
    case preview
  }

  package struct Review: Sendable, Equatable {
    /// Milliseconds since 1970, unique.
    package var id: Int64
    package var card: Int64
    /// 1 to 4; 0 for a change by hand.
    package var rating: Int
    /// In days, or in seconds below 0.
    package var interval: Int
    package var lastInterval: Int
    /// What SM-2 would know; 0 for an answer that changes no schedule.
    package var factor: Int
    package var milliseconds: Int
    /// 0 learning, 1 review, 2 relearning, 3 out of turn, 4 by hand.
    package var kind: Int

    package init(
      id: Int64,
      card: Int64,
      rating: Int,
      interval: Int,
      lastInterval: Int,
      factor: Int,
      milliseconds: Int,
      kind: Int
    ) {
      self.id = id
      self.card = card
      self.rating = rating
      self.interval = interval
      self.lastInterval = lastInterval
      self.factor = factor
      self.milliseconds = milliseconds
      self.kind = kind
    }
  }
}

extension AnkiCollection {
  /// What versions of Anki show that can't read the collection beside it.
  package static var notice: AnkiCollection {
    var collection = AnkiCollection(created: 1_600_000_000, utcOffset: 0, rolloverHour: 4)
    collection.notetypes = [
      Notetype(
        id: 1_730_000_000_900,
        name: "Dilim notice",
        fields: ["Front", "Back"],
        templates: [
          Template(name: "Card 1", front: "{{Front}}", back: "{{FrontSide}}<br>{{Back}}")
        ]
      )
    ]
    collection.notes = [
      Note(
        id: 1_730_000_000_901,
        guid: "dilim-notice",
        notetype: 1_730_000_000_900,
        tags: [],
        fields: ["This file needs Anki 2.1 or later.", "Please update Anki and import it again."]
      )
    ]
    collection.cards = [
      Card(
        id: 1_730_000_000_902,
        note: 1_730_000_000_901,
        deck: 1,
        ordinal: 0,
        type: .new,
        queue: .new,
        reps: 0,
        lapses: 0
      )
    ]
    return collection
  }
}
