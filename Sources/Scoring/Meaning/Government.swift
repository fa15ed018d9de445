import Bilingual
import Turkish

/// The cases that the verbs and postpositions of a sentence take.
struct Government {
  private let senses: [(entry: LexiconEntry, isMeant: [Bool])]

  /// Takes the words of a listed answer and the English that it translates.
  init(_ units: [MeaningUnit], _ prompt: EnglishPrompt, _ lexicon: BilingualLexicon) {
    senses = units.flatMap { unit in
      let entries = unit.forms.flatMap { lexicon.entries(of: $0.lemma) }
        .map(Self.unrestricted)
        .filter { entry in entry.senses.contains { !$0.government.isEmpty } }
        .map { entry in
          let isMeant = entry.senses.map { sense in
            sense.glosses.contains { !prompt.matches(of: $0.english).isEmpty }
          }
          return (entry: entry, isMeant: isMeant)
        }
      // Of several readings that count which translate a word of the English.
      let meant = entries.filter { $0.isMeant.contains(true) }
      return meant.isEmpty ? entries : meant
    }
  }

  /// The entry without what is said only of some things: to speak a language.
  private static func unrestricted(_ entry: LexiconEntry) -> LexiconEntry {
    var entry = entry
    entry.senses.removeAll { !$0.objects.isEmpty }
    return entry
  }

  /// Whether a word takes the case.
  func takes(_ suffix: Suffix) -> Bool {
    senses.contains { entry, _ in
      entry.senses.contains { $0.government.joined().contains { $0.suffix == suffix } }
    }
  }

  /// Whether a word takes either case for the same complement: köprüyü geçmek, köprüden geçmek.
  ///
  /// Two cases that it takes together belong to different complements: bana onu söyle.
  func takesEither(_ own: Suffix, or typed: Suffix) -> Bool {
    senses.contains { entry, isMeant in
      let meant = zip(entry.senses, isMeant).filter(\.1).flatMap(\.0.government)
      return (entry.senses.map(\.government) + [meant]).contains { frames in
        Self.mayChoose(own, typed, frames)
      }
    }
  }

  private static func mayChoose(_ own: Suffix, _ typed: Suffix, _ frames: [Sense.Frame]) -> Bool {
    let cases = frames.map { Set($0.compactMap(\.suffix)) }
    return cases.contains { $0.contains(own) && !$0.contains(typed) }
      && cases.contains { $0.contains(typed) && !$0.contains(own) }
  }
}
