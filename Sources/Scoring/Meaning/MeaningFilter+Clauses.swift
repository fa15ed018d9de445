import Bilingual
import Turkish

/// Links between clauses that have several forms.
extension MeaningFilter {
  /// Makes the forms of “because”, “until”, “although” and “and” one each.
  func joinClauses(_ units: inout [MeaningUnit]) {
    guard allows(.clauseLink), let english else { return }
    joinWishes(&units)
    joinCauses(&units)
    if english.has("because", "since", "as", "due") { joinReasons(&units) }
    if english.has("until", "till", "by") { joinLimits(&units) }
    if english.has("although", "though", "despite", "spite") { joinConcessions(&units) }
    if english.has("and") { joinSequence(&units) }
  }

  /// Makes görmeyi istemek görmek istemek.
  private func joinWishes(_ units: inout [MeaningUnit]) {
    for place in units.indices.dropLast() where units[place + 1].has("istemek") {
      for index in units[place].forms.indices {
        let form = units[place].forms[index]
        guard form.others.last == .verbalNoun, form.grammaticalCase == .accusative,
          form.possessive == nil
        else { continue }
        units[place].forms[index].others[form.others.count - 1] = .infinitive
        units[place].forms[index].grammaticalCase = nil
      }
    }
  }

  /// Makes hasta olduğu için, olduğundan and olduğundan dolayı one form.
  private func joinReasons(_ units: inout [MeaningUnit]) {
    join(&units, with: ["için", "dolayı", "ötürü"], isNeeded: false) { form, link in
      guard form.possessive != nil, let last = form.others.last,
        last == .pastParticiple || last == .futureParticiple,
        form.grammaticalCase == (link == "için" ? nil : .ablative)
      else { return nil }
      var form = form
      form.grammaticalCase = nil
      form.markers.insert(.reason)
      return form
    }
  }

  /// Makes gelene kadar and gelinceye kadar one form, with dek and değin too.
  private func joinLimits(_ units: inout [MeaningUnit]) {
    join(&units, with: ["kadar", "dek", "değin"], isNeeded: true) { form, _ in
      guard form.grammaticalCase == .dative, form.possessive == nil, let last = form.others.last,
        last == .participle || last == .when
      else { return nil }
      var form = form
      form.grammaticalCase = nil
      form.others.removeLast()
      form.markers.insert(.limit)
      return form
    }
  }

  /// Makes olmasına rağmen and olduğu hâlde one form.
  private func joinConcessions(_ units: inout [MeaningUnit]) {
    join(&units, with: ["rağmen", "karşın", "hal"], isNeeded: true) { form, link in
      guard form.possessive != nil, let last = form.others.last,
        last == (link == "hal" ? .pastParticiple : .verbalNoun),
        form.grammaticalCase == (link == "hal" ? nil : .dative)
      else { return nil }
      var form = form
      form.grammaticalCase = nil
      form.others.removeLast()
      form.markers.insert(.concession)
      return form
    }
  }

  /// Joins a verb form with the link after it, where `change` takes both; without a link only if
  /// none is needed.
  private func join(
    _ units: inout [MeaningUnit],
    with links: [String],
    isNeeded: Bool,
    _ change: (MeaningForm, String?) -> MeaningForm?
  ) {
    var joined: [MeaningUnit] = []
    for unit in units {
      let link = links.first { unit.has($0) }
      if let link, var before = joined.last,
        let changed = before.mapped({ change($0, link) })
      {
        before.forms = changed.forms
        before.words = before.words.joined(with: unit.words)
        joined[joined.count - 1] = before
        continue
      }
      // “dolayı” after the ablative adds nothing.
      if link != nil, link != "için", !isNeeded,
        joined.last?.forms.allSatisfy({ $0.markers.contains(.reason) }) == true
      {
        joined[joined.count - 1].words =
          joined[joined.count - 1].words.joined(with: unit.words)
        continue
      }
      joined.append(isNeeded ? unit : unit.mapped { change($0, nil) } ?? unit)
    }
    units = joined
  }

  /// Gives -(y)Ip the tense and the person of the verb after it, and leaves out ve between verbs:
  /// kalkıp gitti, kalktı ve gitti.
  private func joinSequence(_ units: inout [MeaningUnit]) {
    for place in units.indices.dropLast()
    where units[place].forms.first?.others.last == .andThen {
      guard
        let next = units[(place + 1)...].firstIndex(where: {
          $0.forms.first.map { $0.isFiniteVerb && !$0.tenses.isEmpty } ?? false
        }), let verb = units[next].forms.first, !verb.isNegative,
        !(next == place + 1 && verb.lemma == "durmak")
      else { continue }
      units[place] =
        units[place].mapped { form in
          guard form.others.last == .andThen, !form.isNegative else { return nil }
          var form = form
          form.others.removeLast()
          (form.tenses, form.person) = (form.tenses + verb.tenses, verb.person)
          return form
        } ?? units[place]
    }
    let old = units
    units = old.indices.compactMap { place in
      let isLink =
        place > 0 && old[place].has("ve") && !old[place].isAsked
        && old[place - 1].forms.first?.isFiniteVerb == true
      return isLink ? nil : old[place]
    }
  }
}
