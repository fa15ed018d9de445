package import Turkish

/// The form that a line of drills asks for: suffixes, a helper and words after it.
///
/// In the file: `negative future person`, `değil copulaPast person`, `infinitive + için`.
package struct DrillForm: Sendable, Equatable {
  /// One suffix of the form, or a place for that of a person.
  enum Part: Sendable, Equatable {
    case suffix(Suffix)
    /// The personal ending of any person, or of the named one.
    case person
    /// The possessive of any person but the third plural, which -lArI leaves open.
    case possessive
  }

  var parts: [Part]
  /// The suffixes after değil; nil without it.
  var afterDegil: [Part]?
  /// Words after the form, with the space: “ için”; empty if there are none.
  var tail: String

  struct Fault: Error { let name: String }

  static func read(_ text: String) -> Result<DrillForm, Fault> {
    let sides = text.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    var parts: [Part] = []
    var afterDegil: [Part]?
    for name in sides[0].split(separator: " ").map(String.init) {
      if name == "değil" {
        afterDegil = []
        continue
      }
      guard let part = part(name) else { return .failure(Fault(name: name)) }
      if afterDegil == nil { parts.append(part) } else { afterDegil?.append(part) }
    }
    guard !parts.isEmpty || afterDegil != nil else { return .failure(Fault(name: "")) }
    let words = sides.count > 1 ? sides[1].split(separator: " ").joined(separator: " ") : ""
    return .success(
      DrillForm(parts: parts, afterDegil: afterDegil, tail: words.isEmpty ? "" : " " + words)
    )
  }

  private static func part(_ name: String) -> Part? {
    switch name {
    case "person": .person
    case "possessive": .possessive
    default: Suffix(rawValue: name).map(Part.suffix)
    }
  }

  /// The persons for which the form can be asked; nil alone if it has no person.
  package var persons: [DrillPerson?] {
    let all = parts + (afterDegil ?? [])
    if all.contains(.possessive) { return DrillPerson.allCases.filter { $0 != .thirdPlural } }
    guard all.contains(.person) else { return [fixedPerson] }
    // Without an ending the word itself would be the answer.
    let isBare = all == [.person]
    return DrillPerson.allCases.filter { !isBare || $0 != .third || afterDegil != nil }
  }

  /// The person whose suffix the form names.
  private var fixedPerson: DrillPerson? {
    DrillPerson.allCases.first { person in
      parts.contains(.suffix(person.possessive))
        || (person.ending.map { parts.contains(.suffix($0)) } ?? false)
    }
  }

  /// The form for a person as inflections, the usual one first.
  ///
  /// With a copula the third person plural has two orders: geliyorlardı, geliyordular.
  package func inflections(_ kind: PartOfSpeech, for person: DrillPerson?) -> [Inflection] {
    let plain = suffixes(parts, person)
    guard let afterDegil else {
      return Self.orders(of: plain).map { Inflection(kind, $0) }
    }
    return Self.orders(of: suffixes(afterDegil, person)).map {
      Inflection(kind, plain, helper: .degil($0))
    }
  }

  private static func orders(of suffixes: [Suffix]) -> [[Suffix]] {
    guard suffixes.last == .person3p, let copula = suffixes.dropLast().last, copula.slot == .copula
    else { return [suffixes] }
    return [suffixes.dropLast(2) + [.person3p, copula], suffixes]
  }

  private func suffixes(_ parts: [Part], _ person: DrillPerson?) -> [Suffix] {
    var suffixes = parts.compactMap { part -> Suffix? in
      switch part {
      case .suffix(let suffix): suffix
      case .person: person?.ending
      case .possessive: person?.possessive
      }
    }
    // The ending -lAr comes before the particle: geliyorlar mı, but geliyor musun.
    if suffixes.suffix(2) == [.question, .person3p] {
      suffixes.removeLast(2)
      suffixes += [.person3p, .question]
    }
    return suffixes
  }
}
