extension HostileWorld {
  /// A class of a teacher, and files that strangers have sent.
  static func plantClass(_ learner: Learner) throws {
    let id = String(repeating: "ab", count: 16)
    let json = Hostile.json
    let files = [
      "class/class.json": #"{"class":"\#(id)","schema":1,"title":"t\#(json)","type":"join"}"#,
      "class/roster.csv": "student,pseudonym,email,number,public key\nAda,0123456789abcdef,,,\n",
      "class/assignments/week0.jsonl": assignment(id, "week0"),
      "sent/join.jsonl": #"{"class":"\#(id)","schema":1,"title":"t\#(json)","type":"join"}"#,
      "sent/assignment.jsonl": assignment(id, json.replacing("\\u0000", with: "")),
      "sent/a.jsonl": handIn(id, student: json) + "\n",
      "sent/b.jsonl": handIn(id, student: "Ada") + "\n"
        + #"{"answer":"\#(json)","item":"i\#(json)","sequence":0,"session":"\#(id)","time":1,"type":"answer"}"#,
      "sent/result.jsonl":
        #"{"assignment":"\#(id)","class":"\#(id)","credit":"note=1","made":1,"name":"w","schema":1,"student":"\#(json)","type":"result"}"#,
      "sent/c.jsonl": #"{"type":"\#(json)"}"#,
      "sent/d.jsonl": handIn(id, student: "Ada") + "\n{\(Hostile.line)\n",
      "sent/quiz.gift": "::t\(Hostile.line)::q\(Hostile.line){=a\(Hostile.line)}\n\nx{=",
      "sent/quiz.xml":
        "<quiz><question type=\"q\(Hostile.line)\"/><question type=\"shortanswer\"><name><text>n&#27;[31m"
        + "</text></name><questiontext><text>q&#x202e;&#10;</text></questiontext><answer "
        + "fraction=\"100\"><text>ev&#7;</text></answer></question></quiz>",
      "sent/e.jsonl": #"{"class":"\#(id)","schema":1,"student":"\#(json)","type":"join_answer"}"#,
    ]
    for (name, text) in files { _ = try learner.write(text + "\n", to: name) }
  }

  private static func handIn(_ id: String, student: String) -> String {
    #"{"assignment":"\#(id)","class":"\#(id)","made":1,"schema":1,"student":"\#(student)","type":"hand_in"}"#
  }

  private static func assignment(_ id: String, _ name: String) -> String {
    #"{"attempt":"last","class":"\#(id)","credit":"note=1","due":9,"id":"\#(id)","key":"now","made":1,"name":"\#(name)","schema":1,"type":"assignment"}"#
      + "\n"
      + #"{"asked":"q\#(Hostile.json)","item":"i\#(Hostile.json)","own":true,"type":"item"}"#
  }
}
