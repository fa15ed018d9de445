/// The content of a collection file of Anki, as far as cards need it.
package struct AnkiCollection: Sendable, Equatable {
  /// The beginning of day 0 in Unix seconds.
  package var created: Int64
  /// The seconds that local time is ahead of UTC.
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

  /// An options group: settings that several decks may share.
  package struct Options: Sendable, Equatable {
    package var id: Int64
    package var name: String
    package var newLimit: Int
    package var reviewLimit: Int
    package var leechThreshold: Int
    /// The parameters of FSRS-6; nil if the decks have another scheduler.
    package var parameters: [Double]?
    package var desiredRetention: Double
    package var maximumInterval: Int
    /// In minutes.
    package var learningSteps: [Double]
    package var relearningSteps: [Double]

    /// The default options of Anki.
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

  /// A deck with the options that it replaces.
  package struct Deck: Sendable, Equatable {
    package var id: Int64
    /// The path of the deck: `Turkish::A1`.
    package var name: String
    /// The description, which is HTML if Anki wrote it.
    package var about: String
    /// The id of the options group.
    package var options: Int64
    /// Whether it is a filtered deck, which borrows cards of other decks.
    package var isFiltered = false
    /// Values that replace those of the options group.
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

  /// A note type: the fields of its notes and the templates of their cards.
  package struct Notetype: Sendable, Equatable {
    package var id: Int64
    package var name: String
    /// Whether it is a cloze type, whose notes have gaps instead of a front and a back.
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

  /// The template of a card, with the HTML of its sides.
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

  /// A note, from which its type makes cards.
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

  /// A card with its schedule.
  package struct Card: Sendable, Equatable {
    /// Milliseconds since 1970, unique.
    package var id: Int64
    package var note: Int64
    package var deck: Int64
    /// The index of its template in the note type; in a cloze type the number of the gap, from 0.
    package var ordinal: Int
    package var type: CardType
    package var queue: Queue
    /// The position of a new card, Unix seconds for a step, else the number of a day.
    package var due: Int64 = 0
    /// In days.
    package var interval = 0
    /// The ease factor of SM-2, in thousandths.
    package var factor = 2500
    package var reps = 0
    package var lapses = 0
    /// The remaining steps modulo 1000; the thousands are the steps that are left today.
    package var left = 0
    /// The memory under FSRS, as JSON; may be empty.
    package var data = ""
    /// The number of its flag, from 1; 0 for none.
    package var flag = 0
    /// The filtered deck that has borrowed the card.
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

  /// The stage of a card.
  package enum CardType: Int, Sendable {
    case new, learning, review, relearning
  }

  /// The queue of a card, which is its stage unless the card is buried or suspended.
  package enum Queue: Int, Sendable {
    case buried = -3
    case buriedSibling = -2
    case suspended = -1
    case new, learning, review
    /// In a step of a day or longer.
    case dayLearning
    case preview
  }

  /// An entry of the review log.
  package struct Review: Sendable, Equatable {
    /// Milliseconds since 1970, unique.
    package var id: Int64
    package var card: Int64
    /// 1 to 4; 0 for a manual change.
    package var rating: Int
    /// In days if positive; a negative number is in seconds.
    package var interval: Int
    package var lastInterval: Int
    /// The ease factor of SM-2; 0 for an answer that does not change the schedule.
    package var factor: Int
    package var milliseconds: Int
    /// 0 learning, 1 review, 2 relearning, 3 filtered deck, 4 manual.
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
  /// The collection for old versions of Anki, which can't read the other one in the package.
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
