import Bilingual
import Turkish

/// Words of a listed answer that the English doesn't have.
///
/// A listed answer often says more than its English: lütfen, hâlâ, burada. Whoever leaves such a word
/// out still translates the whole sentence.
extension MeaningFilter {
  /// Marks the words of the listed answer that may be left out.
  func markUnsaid(_ units: inout [MeaningUnit]) {
    guard isListed, allows(.unsaidWord), let english, let prompt = witness.prompt,
      witness.lexicon.count > 0, units.count > 1
    else { return }
    let unsaid = units.indices.filter { place in
      guard !units[place].isAsked, place + 1 < units.count || isParticle(units[place]) else {
        return false
      }
      return isUnsaid(units[place], before: place + 1 < units.count ? units[place + 1] : nil)
    }
    guard !unsaid.isEmpty else { return }
    let links = PromptLinks(prompt, witness.lexicon)
    let rest = units.indices.filter { !unsaid.contains($0) }.map { units[$0] }
    let isAllSaid = english.adverbs.isSubset(
      of: rest.reduce(into: Set<Int>()) { $0.formUnion(links.places(of: $1)) }
    )
    for place in unsaid where isAllSaid || units[place].forms.first?.kind != .adverb {
      units[place].isOptional = true
    }
  }

  private func isUnsaid(_ unit: MeaningUnit, before next: MeaningUnit?) -> Bool {
    guard let english, let form = unit.forms.first else { return false }
    if form.kind == .pronoun, form.grammaticalCase == .accusative || form.grammaticalCase == .dative
    {
      return isObjectUnsaid(form)
    }
    // “the”: o before a noun.
    if unit.has("o"), form.isBare, english.has("the"),
      !english.has("this", "that", "these", "those"), next?.forms.first?.kind == .nominal
    {
      return unit.forms.contains { $0.kind == .determiner }
    }
    guard form.isBare || form.kind == .adverb || Self.places.contains(form.lemma) else {
      return false
    }
    let entries = unit.forms.flatMap { witness.lexicon.entries(of: $0.lemma) }
    guard let prompt = witness.prompt, let first = entries.first,
      [.adverb, .interjection, .particle].contains(first.partOfSpeech)
        || Self.places.contains(form.lemma) || Self.particles.contains(form.lemma)
    else { return false }
    return entries.allSatisfy { entry in
      entry.senses.allSatisfy { sense in
        sense.glosses.allSatisfy { prompt.matches(of: $0.english).isEmpty }
      }
    }
  }

  private func isParticle(_ unit: MeaningUnit) -> Bool { unit.has(Self.particles) }

  private static let particles: Set = ["ki", "lütfen", "işte", "artık", "hele"]
  private static let places: Set = [
    "burada", "orada", "oraya", "buraya", "orası", "burası", "ora", "bura",
  ]

  /// Whether the English has no object pronoun of this person.
  private func isObjectUnsaid(_ form: MeaningForm) -> Bool {
    guard let english else { return false }
    switch form.lemma {
    case "ben": return !english.has("me", "my", "mine", "myself")
    case "sen", "siz": return !english.has("you", "your", "yours", "yourself", "yourselves")
    case "biz": return !english.has("us", "our", "ours", "ourselves")
    case "o", "bu", "şu", "onlar", "bunlar":
      return !english.has(
        "him",
        "her",
        "it",
        "them",
        "this",
        "that",
        "these",
        "those",
        "his",
        "its",
        "their",
        "so"
      )
    default: return false
    }
  }
}
