import Foundation
import Testing

/// Pictures and recordings of cards, in the record and in packages.
struct CardMediaTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  private func media(_ learner: Learner) -> [String: String] {
    var found: [String: String] = [:]
    for (name, bytes) in learner.files where name.hasPrefix("data/dilim/media/") {
      found[String(name.dropFirst("data/dilim/media/".count))] = String(
        decoding: bytes,
        as: UTF8.self
      )
    }
    return found
  }

  /// A package whose one card has a picture of this name and content.
  private func package(_ word: String, picture name: String, _ content: String) throws -> String {
    let author = try Learner()
    let picture = try author.write(content, to: name)
    let added = try author.run(["cards", "add", word, "x", "--image", picture])
    #expect(added.code == 0, "\(added.errors)")
    let path = "\(author.home)/out.apkg"
    #expect(try author.run(["cards", "export", path]).code == 0)
    let bytes = try Data(contentsOf: URL(filePath: path))
    let kept = "\(learner.home)/\(word).apkg"
    try bytes.write(to: URL(filePath: kept))
    return kept
  }

  private func picture(_ word: String) throws -> String {
    let line = try learner.run(["cards", "show", word, "--json"]).output
    let value = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    return value?["image"] as? String ?? ""
  }

  @Test func `pictures of one name in two packages stay two pictures`() throws {
    let first = try package("ev", picture: "pic.jpg", "a house")
    let second = try package("su", picture: "pic.jpg", "water")
    for path in [first, second] { #expect(try learner.run(["cards", "import", path]).code == 0) }
    let found = media(learner)
    #expect(found.count == 2 && found["pic.jpg"] == "a house", "\(found)")
    #expect(try picture("ev") == "media/pic.jpg")
    let other = try picture("su")
    #expect(found[String(other.dropFirst("media/".count))] == "water", "\(other)")
    for path in [first, second] {
      for extra in [[], ["--dry-run"]] {
        let again = try learner.run(["cards", "import", path, "--quiet"] + extra)
        #expect(again.output.hasPrefix("0 added, 0 updated, 1 duplicate, 0 refused"))
      }
    }
    #expect(media(learner) == found)
  }

  @Test func `a picture that no card uses leaves no file`() throws {
    #expect(try learner.run(["cards", "add", "ev", "x"]).code == 0)
    let path = try package("ev", picture: "pic.jpg", "a house")
    let run = try learner.run(["cards", "import", path, "--quiet"])
    #expect(run.output == "0 added, 0 updated, 1 duplicate, 0 refused\n")
    #expect(media(learner).isEmpty)
  }

  @Test func `a failed import leaves no media behind`() throws {
    let path = try package("ev", picture: "pic.jpg", "a house")
    _ = try learner.write("no record", to: "data/dilim/learner.db")
    #expect(try learner.run(["cards", "import", path]).code != 0)
    #expect(media(learner).isEmpty)
  }

  @Test func `a picture is copied beside the record, wherever it was`() throws {
    _ = try learner.write("a house", to: "here/rel&'.png")
    let added = try learner.shell(
      "cd '\(learner.home)/here' && \"$DILIM\" cards add ev house --image \"rel&'.png\""
    )
    #expect(added.code == 0, "\(added.errors)")
    #expect(try picture("ev") == "media/rel&'.png")
    #expect(media(learner) == ["rel&'.png": "a house"])
    let path = "\(learner.home)/out.apkg"
    let exported = try learner.run(["cards", "export", path])
    #expect(exported.code == 0 && exported.errors.isEmpty)
    let other = try Learner()
    #expect(try other.run(["cards", "import", path]).code == 0)
    #expect(media(other) == media(learner))
  }

  @Test func `a missing picture is refused, and a dry run copies none`() throws {
    let run = try learner.run(["cards", "add", "ev", "house", "--image", "none.png"])
    #expect(run.code == 2 && run.errors.contains("none.png: No such file"), "\(run.errors)")
    let picture = try learner.write("x", to: "x.png")
    let rehearsed = ["cards", "add", "ev", "house", "--image", picture, "--dry-run"]
    #expect(try learner.run(rehearsed).code == 0)
    #expect(media(learner).isEmpty)
    #expect(try !learner.run(["cards", "list"]).output.contains("house"))
  }

  @Test func `an export names missing pictures`() throws {
    let words = try learner.write(
      #"{"word": "ev", "meaning": "house", "image": "gone.jpg"}"#,
      to: "words.jsonl"
    )
    #expect(try learner.run(["cards", "import", words]).code == 0)
    let run = try learner.run(["cards", "export", "\(learner.home)/out.apkg"])
    #expect(run.code == 0 && run.errors == "left out: gone.jpg: there is no such file\n")
  }

  @Test func `options for a known word are not ignored silently`() throws {
    #expect(try learner.run(["cards", "add", "ev", "house"]).code == 0)
    let run = try learner.run(["cards", "add", "ev", "house", "--example", "Ev büyük."])
    #expect(run.output.hasPrefix("Known already: ev: house"))
    #expect(run.errors.hasPrefix("Left out: --example. dilim cards edit "))
  }

  @Test func `a picture that the editor names is kept too, or refused`() throws {
    #expect(try learner.run(["cards", "add", "ev", "house"]).code == 0)
    let picture = try learner.write("a house", to: "new.png")
    for (path, text) in [("none.png", "none.png: No such file"), (picture, "Changed: ev")] {
      let editor = "sed -i 's|^image:.*|image: \(path)|'"
      let terminal = try PseudoTerminal(
        learner,
        ["cards", "edit", "ev"],
        with: ["EDITOR": editor, "VISUAL": ""]
      )
      try terminal.see(text)
      _ = terminal.end()
    }
    #expect(try self.picture("ev") == "media/new.png")
    #expect(media(learner) == ["new.png": "a house"])
  }
}
