import Bilingual
import Turkish

/// Perfects, topics and reasons that are told by several words.
extension MeaningFilter {
  /// Makes satmış olduğu sattığı and bilmiş olsaydım bilseydim, for an English past.
  func joinPerfect(_ units: inout [MeaningUnit]) {
    guard allows(.pastTense), let english,
      !english.tenses.isDisjoint(with: [.simplePast, .perfect, .pastPerfect])
    else { return }
    var joined: [MeaningUnit] = []
    for unit in units {
      guard let before = joined.last,
        let copula = unit.forms.first(where: { form in
          form.lemma == "olmak"
            && (form.others == [.pastParticiple] || form.tenses == [.conditional, .copulaPast])
        }),
        let perfect = before.mapped({ form in
          guard form.kind == .verb, form.tenses == [.evidential], form.person == nil else {
            return nil
          }
          var perfect = copula
          (perfect.lemma, perfect.isNegative) = (form.lemma, form.isNegative)
          perfect.others = form.others + copula.others
          return perfect
        })
      else {
        joined.append(unit)
        continue
      }
      joined[joined.count - 1] = perfect
      joined[joined.count - 1].words = before.words.joined(with: unit.words)
      joined[joined.count - 1].isAsked = unit.isAsked
    }
    units = joined
  }

  /// Makes bu konu hakkında, bu konuyla ilgili and bu konuya dair one form, for “about”.
  func joinTopics(_ units: inout [MeaningUnit]) {
    guard allows(.topic), english?.has("about", "on", "concerning", "regarding") == true else {
      return
    }
    var joined: [MeaningUnit] = []
    for (place, unit) in units.enumerated() {
      let isLast = place + 1 == units.count
      // bu konuda, “about this subject”
      if !isLast, let topic = unit.mapped({ Self.subject($0) }) {
        joined.append(topic)
        continue
      }
      guard let before = joined.last, !isLast, !unit.isAsked,
        let topic = before.mapped({ Self.topic($0, before: unit) })
      else {
        joined.append(unit)
        continue
      }
      joined[joined.count - 1] = topic
      joined[joined.count - 1].words = before.words.joined(with: unit.words)
    }
    units = joined
  }

  /// The form of a noun before a word for “about”, which takes a case: none before hakkında, the
  /// instrumental before ilgili, the dative before dair.
  private static func topic(_ form: MeaningForm, before unit: MeaningUnit) -> MeaningForm? {
    guard form.kind != .verb, form.tenses.isEmpty, form.person == nil,
      let (_, grammaticalCase) = topics.first(where: { unit.has($0.words) }),
      form.grammaticalCase == grammaticalCase
        || form.kind == .pronoun && form.grammaticalCase == .genitive && grammaticalCase == nil
    else { return nil }
    var form = form
    form.grammaticalCase = nil
    form.markers.insert(.topic)
    return form
  }

  private static func subject(_ form: MeaningForm) -> MeaningForm? {
    guard form.lemma == "konu", form.grammaticalCase == .locative, form.possessive == nil,
      !form.others.contains(.relative), form.tenses.isEmpty, form.person == nil
    else { return nil }
    var form = form
    form.grammaticalCase = nil
    form.markers.insert(.topic)
    return form
  }

  private static let topics: [(words: Set<String>, grammaticalCase: Suffix?)] = [
    (["hakkında"], nil), (["ilgili"], .instrumental), (["dair", "ilişkin"], .dative),
  ]

  /// Makes A çünkü B and B, o yüzden A one form with -DIğI için: B-DIğI için A.
  func joinCauses(_ units: inout [MeaningUnit]) {
    guard let english, english.has("because"), let place = units.firstIndex(where: isLink),
      place > 0, place + 1 < units.count, !units[(place + 1)...].contains(where: isLink)
    else { return }
    let (before, after) = (Array(units[..<place]), Array(units[(place + 1)...]))
    let isBefore = !units[place].has("çünkü")
    var (cause, effect) = isBefore ? (before, after) : (after, before)
    guard let last = cause.popLast(), !last.isAsked, !effect.contains(where: \.isAsked),
      let reason = last.mapped({ reason($0, english) })
    else { return }
    units = cause + [reason] + effect
  }

  private func isLink(_ unit: MeaningUnit) -> Bool {
    unit.has(["çünkü", "o yüzden", "bu yüzden", "o nedenle", "bu nedenle", "bu sebeple"])
  }

  /// The form with -DIğI of a verb that tells a reason in a tense that the English has.
  private func reason(_ form: MeaningForm, _ english: EnglishGrammar) -> MeaningForm? {
    let past: Set<EnglishGrammar.Tense> = [.simplePast, .perfect, .pastPerfect]
    let isPast = !english.tenses.isDisjoint(with: past)
    guard form.isFiniteVerb, form.tenses == (isPast ? [.past] : [.progressive]) else { return nil }
    var form = form
    form.possessive = form.person ?? .third
    (form.person, form.tenses) = (nil, [])
    form.others.append(.pastParticiple)
    form.markers.insert(.reason)
    return form
  }
}
