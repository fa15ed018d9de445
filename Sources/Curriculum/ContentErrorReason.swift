package import TextSafety

extension ContentError {
  /// The kind of fault, with the values that its message names.
  package enum Reason: Sendable, Equatable {
    // The bytes.
    case invalidUTF8
    case byteOrderMark
    /// Lines that end with CR LF; reported once, at the first of them.
    case carriageReturn(lines: Int)
    case tab
    case noBreakSpace
    /// U+0307, which `lowercased()` makes of the dot of a Turkish İ.
    case combiningDot
    case notComposed(Unicode.Scalar)
    case controlCharacter(Unicode.Scalar)
    case forbiddenCharacter(Unicode.Scalar)
    case trailingSpace
    case noFinalNewline

    // The file and its header.
    case emptyFile
    case fileName(String)
    case blankBeforeHeader
    case headerLine
    case bodyInHeader
    case unknownKey(String, suggestion: String?)
    case duplicateKey(String, firstLine: Int)
    case missingKey(String)
    case emptyValue(key: String)
    case badLevel(String)
    case badUnit(String)
    case badSkill(String, suggestion: String?)
    case badLessonID(String)
    case idDiffersFromFile(id: String, file: String)
    case levelDiffersFromFolder(level: String, folder: String)
    case differsFromID(key: String, value: String, id: String)
    /// A part of `voices` that is not a name with its voice.
    case castMember(String)
    case castTwice(String)

    // Tags and ids.
    case badTag(String)
    case unknownTag(String, suggestion: String?)
    case duplicateTag(String)
    case missingID
    case badID(String)
    case duplicateID(String, firstLine: Int)
    case malformedMark
    case markNotOnFirstLine

    // The body.
    case leadingSpace
    case unknownMarker(Character)
    case noSpaceAfterMarker(Character)
    case extraSpaceAfterMarker(Character)
    case emptyText(Character)
    case markerNotInSkill(Character, Skill)
    case lineWithoutItem(Character, after: SafeText)
    case questionWithoutText
    case textWithoutQuestion
    case recordingWithoutText
    case badRecording(String)
    case noExercises
    case itemBeforeScreen
    case screenWithoutItem
    case screenExample

    // Items.
    /// An item has no line with this marker; `holds` says what the line would hold.
    case missingLine(Character, holds: SafeText)
    case rightOptions(found: Int)
    case wrongOptions(found: Int)
    case trapInChoice
    case optionFields(found: Int, most: Int)
    /// Nothing before or after the ` :: ` of an option.
    case emptyOptionField
    case trapWithoutFeedback
    case trapWithTwoSeparators
    case cardFields(found: Int)
    case emptyCardField(SafeText)
    /// A second line of a kind that an item may have only once.
    case secondLine(Character)
    case gaps(found: Int)
    case emptyGap
    /// A sign of patterns outside the bracket of a gap, or another bracket in it.
    case signInGap(Character)
    case pieces(found: Int)
    case emptyPiece
    case smallFirstPiece
    case faults(found: Int)
    case faultFields
    /// A mistake that is only a part of a word.
    case faultInWord(SafeText)
    /// A bracket without its partner.
    case signInCorrection(Character)
    case pairs(found: Int)
    case pairFields
    case turnSpeaker
    case turnWithoutAnswer
    /// A turn with an id that is more than `Name: …`.
    case learnersTurn
    /// The number of words of a monologue.
    case wordCount(String)
    case points(found: Int)
    case pointFields
    /// No point with something to look for.
    case noEvidence
    case modelSentences(found: Int)

    // The syllabus and the word lists.
    case emptySyllabus
    case syllabusFields(found: Int)
    case badUnitName(String)
    case unitOutOfOrder(String, after: String)
    case emptySyllabusField(SafeText)
    case tagOfAnotherUnit(String, unit: String)
    case wordOutOfOrder(String, after: String)
    case duplicateWord(String)
    case wordWithSpaces(String)
    case noReason(word: String)

    // What one can do after a level.
    case canDoFields(found: Int)
    case badCanDoName(String)
    case canDoOutOfOrder(String)
    case emptyCanDo(SafeText)

    // The lines of drills.
    case drillFields(found: Int)
    case drillWords(String)
    case drillSuffix(String)
    case drillPlace(String)
    case emptyDrillCue

    // Grammar notes.
    case noteHeading(expected: SafeText)
    case noteLineMisplaced(section: String)
    case noteLineTooLong(found: Int, widest: Int)
    case noteRow(found: Int, expected: Int)
    case noteExample
    case noteExamples(found: Int)
    case notePitfall
    case noteWithout(SafeText)
  }
}
