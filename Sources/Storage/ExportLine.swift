import Coordination
import Curriculum

/// One line of an export; the field `type` says which, except for the header.
enum ExportLine: Codable {
  /// The first line, with the version of the format.
  case header(version: Int)
  case profile(Profile)
  case session(SessionRow)
  case entry(EntryRow, session: String)
  case job(JobRow)
  case followUp(FollowUpRow)
  case conversation(ConversationRow)
  case turn(TurnRow, conversation: String)
  case deck(DeckRow)
  case deletedDeck(String)
  case cardEntry(CardEntryRow, deck: String)
  case card(CardRow)
  case review(ReviewRow)
  case gameBest(GameBestRow)
  case drillAnswer(DrillAnswerRow)

  /// The newest version of the format, up to which all versions are read.
  ///
  /// Version 1 has only the profile, sessions and entries. Version 2 lacks cards and games, version
  /// 3 deleted decks, version 4 days, placements, level tests and the focus of a practice, version 5
  /// unsure answers and proposals, version 6 answers to drills, version 7 texts that were read
  /// in place of hearing them.
  static let version = 8

  /// The version to write: the oldest that can hold all lines.
  static func version(
    withDeletedDecks: Bool,
    withNewKinds: Bool = false,
    withUnsure: Bool = false,
    withDrills: Bool = false,
    withRead: Bool = false
  ) -> Int {
    if withRead { return version }
    if withDrills { return 7 }
    if withUnsure { return 6 }
    return withNewKinds ? 5 : withDeletedDecks ? 4 : 3
  }

  private enum Key: String, CodingKey {
    case dilim, version, type
    case name, level
    case turkishKeyboard = "turkish_keyboard"
    case keyboardKnown = "keyboard_known"
    case session, conversation, deck, id, minutes
  }

  private enum Kind: String, Codable, CaseIterable {
    case profile, session, entry, job
    case followUp = "follow_up"
    case conversation, turn, deck
    case deletedDeck = "deleted_deck"
    case cardEntry = "card_entry"
    case card, review
    case gameBest = "game_best"
    case drillAnswer = "drill_answer"
  }

  /// The values of `type`, for the error message about a wrong one.
  static let kinds = Kind.allCases.map(\.rawValue).joined(separator: ", ")

  private enum Mark: String, Codable {
    case export
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    if try fields.decodeIfPresent(Mark.self, forKey: .dilim) != nil {
      self = .header(version: try fields.decode(Int.self, forKey: .version))
      return
    }
    switch try fields.decode(Kind.self, forKey: .type) {
    case .profile:
      self = .profile(
        Profile(
          name: try fields.decode(String.self, forKey: .name),
          level: try fields.decode(Level.self, forKey: .level),
          hasTurkishKeyboard: try fields.decode(Bool.self, forKey: .turkishKeyboard),
          isKeyboardKnown: try fields.decodeIfPresent(Bool.self, forKey: .keyboardKnown) ?? true,
          minutes: try fields.decodeIfPresent(Int.self, forKey: .minutes)
        )
      )
    case .session:
      self = .session(try SessionRow(from: decoder))
    case .entry:
      self = .entry(
        try EntryRow(from: decoder),
        session: try fields.decode(String.self, forKey: .session)
      )
    case .job: self = .job(try JobRow(from: decoder))
    case .followUp: self = .followUp(try FollowUpRow(from: decoder))
    case .conversation: self = .conversation(try ConversationRow(from: decoder))
    case .turn:
      self = .turn(
        try TurnRow(from: decoder),
        conversation: try fields.decode(String.self, forKey: .conversation)
      )
    case .deck: self = .deck(try DeckRow(from: decoder))
    case .deletedDeck: self = .deletedDeck(try fields.decodeID(forKey: .id))
    case .cardEntry:
      self = .cardEntry(
        try CardEntryRow(from: decoder),
        deck: try fields.decode(String.self, forKey: .deck)
      )
    case .card: self = .card(try CardRow(from: decoder))
    case .review: self = .review(try ReviewRow(from: decoder))
    case .gameBest: self = .gameBest(try GameBestRow(from: decoder))
    case .drillAnswer: self = .drillAnswer(try DrillAnswerRow(from: decoder))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    switch self {
    case .header(let version):
      try fields.encode(Mark.export, forKey: .dilim)
      try fields.encode(version, forKey: .version)
    case .profile(let profile):
      try fields.encode(Kind.profile, forKey: .type)
      try fields.encode(profile.name, forKey: .name)
      try fields.encode(profile.level, forKey: .level)
      try fields.encode(profile.hasTurkishKeyboard, forKey: .turkishKeyboard)
      if !profile.isKeyboardKnown { try fields.encode(false, forKey: .keyboardKnown) }
      try fields.encodeIfPresent(profile.minutes, forKey: .minutes)
    case .session(let session):
      try fields.encode(Kind.session, forKey: .type)
      try session.encode(to: encoder)
    case .entry(let entry, let session):
      try fields.encode(Kind.entry, forKey: .type)
      try fields.encode(session, forKey: .session)
      try entry.encode(to: encoder)
    case .job(let job):
      try fields.encode(Kind.job, forKey: .type)
      try job.encode(to: encoder)
    case .followUp(let followUp):
      try fields.encode(Kind.followUp, forKey: .type)
      try followUp.encode(to: encoder)
    case .conversation(let conversation):
      try fields.encode(Kind.conversation, forKey: .type)
      try conversation.encode(to: encoder)
    case .turn(let turn, let conversation):
      try fields.encode(Kind.turn, forKey: .type)
      try fields.encode(conversation, forKey: .conversation)
      try turn.encode(to: encoder)
    case .deck(let deck):
      try fields.encode(Kind.deck, forKey: .type)
      try deck.encode(to: encoder)
    case .deletedDeck(let id):
      try fields.encode(Kind.deletedDeck, forKey: .type)
      try fields.encode(id, forKey: .id)
    case .cardEntry(let entry, let deck):
      try fields.encode(Kind.cardEntry, forKey: .type)
      try fields.encode(deck, forKey: .deck)
      try entry.encode(to: encoder)
    case .card(let card):
      try fields.encode(Kind.card, forKey: .type)
      try card.encode(to: encoder)
    case .review(let review):
      try fields.encode(Kind.review, forKey: .type)
      try review.encode(to: encoder)
    case .gameBest(let best):
      try fields.encode(Kind.gameBest, forKey: .type)
      try best.encode(to: encoder)
    case .drillAnswer(let answer):
      try fields.encode(Kind.drillAnswer, forKey: .type)
      try answer.encode(to: encoder)
    }
  }
}

extension KeyedDecodingContainer {
  /// Reads the id of an item.
  func decodeItem(forKey key: Key) throws -> ItemID {
    try ItemID(checking: try decode(String.self, forKey: key)) {
      DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: $0)
    }
  }
}

extension ItemID {
  /// Reads the text of an id that comes from outside.
  ///
  /// Refuses spaces and line breaks, because the record stores lists of ids as lines.
  init(checking text: String, failing: (String) -> DecodingError) throws {
    guard text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }), let item = ItemID(text) else {
      throw failing("an item such as a1-u1-writing#tea")
    }
    self = item
  }
}
