// Types that an app uses as they are. They live in the module of their field, and an app that
// imports DilimEngine sees these and no others of those modules.
@_exported public import enum Coordination.Hint
@_exported public import struct Curriculum.ItemID
@_exported public import struct Curriculum.LessonID
@_exported public import enum Curriculum.Level
@_exported public import enum Curriculum.Skill
@_exported public import enum Explanations.ExplanationLanguage
@_exported public import enum Memory.Due
@_exported public import struct Memory.Moment
@_exported public import enum Memory.Rating
@_exported public import struct Memory.StudyDay
@_exported public import struct Scoring.Alignment
@_exported public import struct Scoring.Finding
@_exported public import struct Scoring.Judgement
@_exported public import struct Scoring.MonologueJudgement
@_exported public import enum Scoring.SoundReason
@_exported public import struct Scoring.SpeechJudgement
@_exported public import enum Scoring.Verdict
