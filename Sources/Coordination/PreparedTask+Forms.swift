import Curriculum
import Feedback
import Patterns
import Scoring
import Turkish

// Items on the form of a sentence: what is missing, its order, another form.
extension PreparedTask {
  init(_ gap: Gap, id: ItemID) throws(PreparationError) {
    let patterns = try Self.patterns([gap.sentence], id: id)
    let traps = try Self.traps(gap.sentenceTraps, id: id)
    let grader = GapGrader(gap, patterns, traps)
    let prompt = Exercise.Task.gap(gap).prompt
    self.init(
      prompt: prompt,
      solution: patterns.first?.shown ?? "",
      explained: .form(.gap(sentence: prompt, cue: gap.cue?.text)),
      patterns,
      hint: { Hint.step($0, for: gap) },
      mark: { grader.judge($0, strict: $1) }
    )
  }

  init(_ order: Order, id: ItemID, _ lexicon: LexiconSource) throws(PreparationError) {
    let sentence = AnswerPattern(literal: order.sentence)
    let patterns = [sentence] + (try Self.patterns(order.others, id: id))
    let traps = try Self.traps(order.traps, id: id)
    let grader = OrderGrader(order.pieces, listed: patterns, traps: traps)
    let pieces = ShownPieces(order, id: id) { shown in
      let bytes = Normalization.bytes(of: shown)
      return patterns.contains { $0.accepts(bytes) }
    }
    self.init(
      prompt: Exercise.Task.order(order).prompt,
      solution: order.sentence,
      explained: .form(.order(pieces: pieces.texts)),
      patterns,
      hint: { Hint.step($0, for: order) },
      mark: { answer, isStrict in
        let sentence =
          switch pieces.read(answer) {
          case .sentence(let text): text
          case .wrongNumbers: answer
          }
        var judgement = grader.judge(sentence, strict: isStrict, by: lexicon)
        // The mark then shows the sentence that the numbers made.
        if judgement.verdict == .correct { judgement.answer = answer }
        return judgement
      }
    )
    numbered = pieces.texts
    refusal = { answer in
      switch pieces.read(answer) {
      case .sentence: nil
      case .wrongNumbers: .notEachOnce(count: pieces.texts.count)
      }
    }
  }

  init(
    _ task: Transformation,
    id: ItemID,
    _ lexicon: LexiconSource,
    _ practices: [Practice]
  ) throws(PreparationError) {
    let patterns = try Self.patterns(task.accepted, id: id)
    let grader = TranslationGrader(
      accepted: patterns,
      traps: try Self.traps(task.traps, id: id)
    )
    let key = RequiredWords(task.keyParts)
    let source = Normalization.bytes(of: task.source)
    let solution = patterns.first?.shown ?? ""
    self.init(
      prompt: task.source,
      solution: solution,
      explained: .form(.transformation(source: task.source, key: task.key?.text)),
      patterns,
      hint: { Hint.step($0, for: solution) },
      mark: { answer, isStrict in
        // What dodges the key word, or changes nothing, is right only if it is listed.
        guard key.areKept(in: answer), Normalization.bytes(of: answer) != source else {
          return grader.judge(answer, strict: isStrict)
        }
        let witness = { lexicon.witness(english: nil, practices: practices) }
        return grader.judge(answer, strict: isStrict, witness: witness())
      }
    )
  }

  init(
    _ dialogue: Dialogue,
    id: ItemID,
    _ lexicon: LexiconSource,
    _ practices: [Practice]
  ) throws(PreparationError) {
    let patterns = try Self.patterns(dialogue.accepted, id: id)
    let traps = try Self.traps(dialogue.traps, id: id)
    let persons = dialogue.before.map(\.speaker).filter { $0 != dialogue.speaker }
    let grader = TurnGrader(accepted: patterns, traps: traps, persons: persons)
    let solution = patterns.first?.shown ?? ""
    var lines: [String] = []
    for turn in dialogue.before {
      let said = turn.isLearners ? try Self.patterns([turn.text], id: id).first?.shown : nil
      lines.append("\(turn.speaker): \(said ?? turn.text.text)")
    }
    lines.append("\(dialogue.speaker): \(Dialogue.open)")
    self.init(
      prompt: dialogue.cue.text,
      solution: solution,
      explained: .form(.dialogue(turns: lines, cue: dialogue.cue.text)),
      patterns,
      hint: { Hint.step($0, for: solution) },
      mark: { answer, isStrict in
        let witness = { lexicon.witness(english: nil, practices: practices) }
        return grader.judge(answer, strict: isStrict, witness: witness())
      }
    )
    turns = lines
  }

  init(_ task: Correction) {
    let grader = CorrectionGrader(task)
    let faults = task.faults.map(\.wrong)
    self.init(
      prompt: task.source,
      solution: task.corrected,
      explained: .form(.correction(paragraph: task.source)),
      [AnswerPattern(literal: task.corrected)],
      hint: { .words(Array(faults.prefix(max($0, faults.count * $0 / 3)))) },
      mark: { answer, _ in grader.judge(answer) }
    )
    refusal = { grader.strayPart(of: $0).map(Notice.notInText) }
  }

  init(_ matching: Matching, id: ItemID) {
    let pairs = ShownPairs(matching, id: id)
    self.init(
      prompt: matching.instruction,
      solution: pairs.solution,
      explained: .form(
        .matching(
          instruction: matching.instruction,
          firsts: pairs.firsts,
          seconds: pairs.seconds
        )
      ),
      [AnswerPattern(literal: pairs.solution)],
      hint: { .pairs(pairs.hint($0)) },
      mark: { answer, _ in pairs.judge(answer) }
    )
    numbered = pairs.firsts
    lettered = pairs.seconds
    refusal = { pairs.isComplete($0) ? nil : .notPaired(count: pairs.firsts.count) }
  }
}

extension CorrectionGrader {
  init(_ task: Correction) {
    var texts = [""]
    for piece in task.pieces {
      switch piece {
      case .text(let text): texts[texts.count - 1] += text
      case .fault: texts.append("")
      }
    }
    self.init(texts: texts, corrections: task.faults.map { ($0.wrong, $0.right) })
  }
}

extension Gap {
  /// The traps as whole sentences.
  fileprivate var sentenceTraps: [ExpectedMistake] {
    traps.map { trap in
      let text = sentence(with: trap.answer.text)
      return ExpectedMistake(
        answer: LocatedText(text: text, line: trap.answer.line),
        feedback: trap.feedback
      )
    }
  }
}
