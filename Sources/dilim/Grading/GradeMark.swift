import Coordination
import Explanations
import JSON
import Scoring
import Turkish

/// The outcome of an answer as JSON.
struct GradeMark: JSONWritable {
  let id: JSONValue?
  let outcome: Outcome
  let language: ExplanationLanguage

  var verdict: Verdict { outcome.verdict ?? .wrong }

  func write(to json: inout JSONWriter) {
    json.object { json in
      if case .text(let judgement) = outcome { write(judgement.differences, to: &json) }
      writeFindings(to: &json)
      if let id {
        json.key("id")
        id.write(to: &json)
      }
      if case .speech(let speech) = outcome { write(speech.misheard, to: &json) }
      json.key("nearest")
      json.string(outcome.nearest ?? "")
      if case .text(let judgement) = outcome { writeLicences(of: judgement, to: &json) }
      if case .text(let judgement) = outcome { write(judgement.parts, to: &json) }
      // From 0 to 1, rounded to hundredths.
      json.key("score")
      json.number((outcome.score * 100).rounded() / 100)
      if case .text(let judgement) = outcome, let trap = judgement.trap {
        json.key("trap")
        json.string(trap)
      }
      json.key("verdict")
      json.string(verdict.rawValue)
      if case .speech(let speech) = outcome { write(speech.words, to: &json) }
    }
  }

  /// Writes the words that were heard as others, with the reasons that their letters give.
  private func write(_ misheard: [SpeechJudgement.Misheard], to json: inout JSONWriter) {
    json.key("misheard")
    json.array(misheard) { json, word in
      json.object { json in
        json.key("expected")
        json.string(word.expected)
        json.key("heard")
        json.string(word.heard)
        json.key("reasons")
        json.array(word.reasons) { json, reason in
          json.object { json in
            json.key("kind")
            json.string(reason.name)
            json.key("letters")
            json.string(reason.text)
          }
        }
      }
    }
  }

  private func write(_ words: [SpeechJudgement.Word], to json: inout JSONWriter) {
    json.key("words")
    json.array(words) { json, word in
      json.object { json in
        json.key("mark")
        json.string(word.mark.rawValue)
        json.key("text")
        json.string(word.text)
      }
    }
  }

  private func write(_ differences: [Judgement.Difference], to json: inout JSONWriter) {
    guard !differences.isEmpty else { return }
    json.key("differences")
    json.array(differences) { json, difference in
      json.object { json in
        json.key("category")
        json.string(difference.category.rawValue)
        json.key("expected")
        json.string(difference.expected)
        json.key("found")
        json.string(difference.found)
      }
    }
  }

  private func write(_ parts: [Judgement.Part], to json: inout JSONWriter) {
    guard !parts.isEmpty else { return }
    json.key("parts")
    json.array(parts) { json, part in
      json.object { json in
        json.key("expected")
        json.string(part.expected)
        json.key("found")
        json.string(part.found)
        json.key("name")
        json.string(part.name)
      }
    }
  }

  private func writeLicences(of judgement: Judgement, to json: inout JSONWriter) {
    if let practised = judgement.practised {
      json.key("practised")
      json.string(practised)
    }
    guard !judgement.licences.isEmpty else { return }
    json.key("rules")
    json.array(judgement.licences) { $0.string($1.rawValue) }
  }

  /// Writes the findings as a member of the current object.
  func writeFindings(to json: inout JSONWriter) {
    json.key("findings")
    json.array(outcome.findings) { json, finding in
      write(finding, to: &json)
    }
  }

  private func write(_ finding: Finding, to json: inout JSONWriter) {
    json.object { json in
      json.key("category")
      json.string(finding.category.rawValue)
      json.key("expected")
      json.string(finding.expected)
      json.span("expected_span", finding.expectedSpan)
      let features = Features(finding.facts)
      if !features.isEmpty {
        json.key("features")
        features.write(to: &json)
      }
      json.key("found")
      json.string(finding.found)
      json.span("found_span", finding.foundSpan)
      json.key("message")
      json.string(FindingExplanation(finding, in: language).sentence)
      for case .takenApart(let expected, let found) in finding.facts {
        json.key("taken_apart")
        json.object { json in
          json.key("expected")
          json.string(expected)
          json.key("found")
          json.string(found)
        }
        break
      }
    }
  }
}

extension JSONWriter {
  /// Writes a half-open range of Unicode scalars; writes nothing without a range.
  fileprivate mutating func span(_ name: StaticString, _ span: Finding.Span?) {
    guard let span else { return }
    key(name)
    array([span.lowerBound, span.upperBound]) { $0.integer($1) }
  }
}

/// The names of the suffixes in which two words differ.
private struct Features: JSONWritable {
  private var expected: [String] = []
  private var found: [String] = []

  init(_ facts: [Finding.Fact]) {
    for fact in facts {
      switch fact {
      case .form(let right, let typed):
        if let right { expected.append(right.suffix.rawValue) }
        if let typed { found.append(typed.suffix.rawValue) }
      case .shape(let form, _):
        expected.append(form.suffix.rawValue)
        found.append(form.suffix.rawValue)
      default: break
      }
    }
  }

  var isEmpty: Bool { expected.isEmpty && found.isEmpty }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("expected")
      json.array(expected) { $0.string($1) }
      json.key("found")
      json.array(found) { $0.string($1) }
    }
  }
}
