extension ClaimWords {
  static let english = ClaimWords(
    right: list(
      """
      right, correct, correctly, the better, the best, common, usual, normal, standard,
      widespread, elegant, follows this rule, follows the rule, no problem, unproblematic,
      proper spelling, fine, ok, okay, acceptable, accepted, perfect, perfectly, valid, good,
      great, excellent, possible, natural, naturally, grammatical, works, proper, legitimate,
      allowed, permissible, appropriate, suitable, well formed, makes sense, sounds natural,
      flawless, spot on
      """
    ),
    wrong: list(
      """
      wrong, incorrect, incorrectly, mistaken, mistake, mistakes, error, errors, inaccurate,
      unacceptable, invalid, ungrammatical, false, unnatural, faulty, flawed, inappropriate,
      impossible, a slip, a bug
      """
    ),
    negators: list(
      """
      not, no, never, nothing, none, hardly, without, neither, nor, isn't, wasn't, aren't,
      weren't, doesn't, don't, didn't, can't, cannot, won't, wouldn't, couldn't, shouldn't,
      hasn't, haven't, far from, less
      """
    ),
    answers: list(
      """
      your answer, your sentence, your translation, your version, your response, your attempt,
      your form, your word, your wording, your spelling, your turkish, your original*, your
      solution, what you wrote, what you have written, what you've written, what you typed,
      what you put, the learner's answer, learner's answer, the student's answer, the
      learner's form, the learner's sentence, your input, your phrase, your reply, your text
      """
    ),
    yours: list("your"),
    wholes: list("answer, sentence, translation, version, response, attempt, solution"),
    parts: list(
      """
      verb, verbs, word, words, noun, tense, case, person, stem, idea, order, ending, suffix,
      vowel, consonant, meaning, letters, letter, root, choice, pronoun, plural, beginning,
      rest
      """
    ),
    graders: list(
      """
      grader*, grading, program, programme, marker, marking, your mark, the mark, system, app,
      software, checker, evaluation, verdict, answer key, the key, dilim, algorithm, computer,
      machine, examiner, exercise's answer, model answer, expected answer, given answer,
      accepted answer, official answer, reference answer, the tool, automatic correction,
      assessment
      """
    ),
    marking: list(
      """
      mark, marks, marked, count*, flag*, treat*, consider*, find, finds, found, says, said,
      say, show*, point*, call, calls, called, note*, notice*, list*, see, sees, saw, caught,
      catches, name*, highlight*, tells, asks, wants, expects, expected, underline*, report*,
      reject*
      """
    ),
    doubts: list(
      """
      wrongly, incorrectly, unfairly, unfair, too strict, too harsh, overly, picky, pedantic,
      by mistake, in error, disagree*, not agree, don't agree, should accept, should have
      accepted, failed to, fails to, misjudge*, misread*, missed that, a bug, ignore,
      overrule, not trust, don't trust, unreliable, outdated
      """
    ),
    marks: list(
      """
      should have been accepted, should be accepted, should have been marked, should have
      counted, should count as right, should count as correct, marked wrong unfairly, wrongly
      marked, marked wrongly, deserves full, full marks, deserved to pass, is a false alarm,
      can be ignored, ignore the note, ignore this note, ignore the mark, may be ignored, rule
      has been dropped, should be ignored, is outdated
      """
    ),
    disputes: list(
      """
      i disagree, i do not agree, i don't agree, i would accept, i'd accept, there is no
      mistake, there's no mistake, there is no error, there's no error, no mistake here, no
      mistakes here, no mistake in, no error in, no errors in, nothing wrong, nothing is
      wrong, no need to change, needs no change, need not change, you may ignore, you can
      ignore, keep your answer, keep your version, no correction is needed, no correction
      needed, no need to correct, nothing to correct, don't worry about, do not worry about,
      nothing to worry about, you can choose, choose whichever, whichever feels, keep using,
      keep writing, keep saying, can leave it, leave it as it is, follows this rule
      """
    ),
    equals: list(
      """
      interchangeabl*, whichever, mean the same, means the same, same meaning, no difference,
      doesn't matter, does not matter, up to you, a matter of taste, a matter of style,
      stylistic, still means, equally, either one, either way, optional, synonym*, identical
      in meaning
      """
    ),
    usage: list(
      """
      colloquial*, informal*, spoken turkish, everyday turkish, everyday speech, dialect*,
      regional*, native speakers, many turks, most turks, most people, many people, many
      speakers, some speakers, in the street, on the street, in practice, in real life, nobody
      would, just as common, equally common, modern turkish, slang, casual*, in speech, spoken
      language, nowadays, turks say, people say, widely used, often used, commonly used
      """
    ),
    both: list("both, either, each of them, the two forms are, all of these"),
    demands: list(
      """
      should be, should say, should read, should write, should use, should have been, should
      have written, should have used, should have said, should end, should look, should
      become, should take, must be, must say, must write, must use, must read, must take, must
      become, has to be, have to be, have to say, have to write, have to use, has to become,
      needs to be, need to be, need to say, need to write, need to use, needs to become, ought
      to be, ought to say, want to say, right form, correct form, right answer, correct
      answer, right version, correct version, right word, correct word, right sentence,
      correct sentence, right spelling, correct spelling, proper form, right way, correct way,
      correct translation, right translation, correct one, right one, correct ending, right
      ending, correct suffix, right suffix, correct is, right is, correctly is, correction is,
      better is, corrected, correction, also say, also write, also use, also be, also
      possible, also correct, also right, also accept*, also works, also fine, alternatively,
      as an alternative, another right, another correct, another possible, more natural to
      say, would rather say, better to say, better to write, better to use, better say, better
      write, change it to, changed to, change this to, replace it with, replaced by, replace
      it by, replace with, needed is, needed here is, need here is, needs the form, requires
      the form, takes the form, needs the ending, takes the ending, requires the ending, needs
      the suffix, takes the suffix, requires the suffix, need the ending, need the suffix,
      takes, needs, requires
      """
    ),
    demandsAfter: list(
      """
      is needed, is required, is what you need, is the one you need, is the one needed,
      belongs here, is called for, is the form, would be better, is better, sounds better, is
      the form you, is the form to, is the version you, is the right, is the correct, fits
      here, is the answer
      """
    ),
    advice: list(
      """
      you say, we say, one says, turkish says, turks say, people say, speakers say, use,
      write, say, try, you use, you write, we use, we write, it is, it's, you can say, you
      could say, you can write, you could write, you can use, you could use, you may say, you
      might say, i would say, i'd say, i'd write, becomes, gives, you get, type, spell it,
      spelled, spelt, written
      """
    ),
    stops: list(
      """
      not, instead, rather, never, than, without, no, because, since, when, if, like, such,
      with, after, before, unlike, but, whereas, while, don't, doesn't, isn't, as, for, from,
      means, meaning, where, which, says, and not, however, why
      """
    ),
    denials: [],
    limits: list(
      """
      if, when, elsewhere, another sentence, other sentence*, would be, could be, would have
      been, where, only, unless, with, for, after, in a sentence
      """
    ),
    mere: list("just means, simply means, only means, just says, only says, simply says"),
    ofs: list("of"),
    meanings: list("mean*, would, says, say, if, translat*, stand*, i e"),
    hedges: list(
      """
      as far as, else, the rest, only says, but it says, almost, nearly, mostly, partly,
      partially, except, apart, otherwise, close to, half, not quite, but for, would be, would
      have been, if, aside from, once, as soon as
      """
    ),
    contrasts: list("but, however, yet, whereas, while, although, though, still, only"),
    here: list("here, this, in your sentence, in the sentence"),
    also: list("also, too, as well, equally, just as, likewise, alike, even so"),
    fillers: list(
      "therefore, thus, really, actually, indeed, hence, then, surely, certainly, of course"
    ),
    topics: list(
      """
      end*, suffix*, verb*, noun*, case, dative, accusative, locative, ablative, genitive,
      word*, letter*, vowel*, consonant*, harmony, wr*, spell*, say*, mean*, sentence,
      turkish, tense, past, present, future, plural, singular, person, negative, question,
      particle, apostrophe, capital, form*, order, possessive, stem, root, sound*, need*,
      use*, add, missing, means, right, wrong, between, before, after
      """
    ),
    orders: list(
      """
      json, reply with, respond with, the learner was asked, you are a friendly, you are a
      helpful, you are a tutor, you are a teacher, you are an, the grader's verdict is,
      learner's answer is, your task, the prompt
      """
    ),
    refusals: list(
      """
      i can't help, i cannot help, i can't assist, i cannot assist, i can't explain, i cannot
      explain, i can't answer, i cannot answer, i can't provide, i cannot provide, i am
      unable, i'm unable, unable to help, unable to assist, unable to comply, unable to
      provide, i won't, i will not, can't comply, cannot comply, as an ai, language model, i'm
      sorry, i am sorry, i apologize, i apologise, not able to help, not able to explain,
      against my guidelines, content policy, safety guidelines, i must decline, i'm just an, i
      don't know, i do not know, i have no idea, can't do that, cannot do that, don't have
      enough information
      """
    ),
    examples: list("example, examples, instance, e g, eg")
  )
}
