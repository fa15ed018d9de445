import Foundation
import Testing

/// The commands and links in the manual and the guide.
struct ManualTests {
  @Test(arguments: Document.all)
  func `every command line of a document is run, and shows what the document says`(
    document: Document
  ) throws {
    let run = try DocumentRun(document)
    for block in try document.blocks { try run.run(block) }
  }

  @Test(arguments: Document.all)
  func `every block of a document says what it is`(document: Document) throws {
    for block in try document.blocks {
      let place = "\(document):\(block.line)"
      #expect(DocumentBlock.languages.contains(block.language), "\(place): \(block.language)")
      if block.hasCommands {
        #expect(!block.commands.isEmpty, "\(place) has no command")
        #expect(block.remark == nil || block.isNotRun, "\(place): \(block.remark ?? "")")
      } else if block.language != "lesson" {
        // In a lesson the sign begins an item.
        for line in block.lines {
          #expect(!line.hasPrefix("$ ") && !line.hasPrefix("dilim "), "\(place): \(line)")
        }
      }
    }
  }

  @Test(arguments: Document.all)
  func `a block that is not run has its reason beside it`(document: Document) throws {
    for block in try document.blocks where block.isNotRun {
      #expect(block.surroundings.contains("Not run"), "\(document):\(block.line)")
    }
  }

  @Test(arguments: Document.all)
  func `a command that is run begins with the program or with make`(document: Document) throws {
    for block in try document.blocks where block.language == "sh" && !block.isNotRun {
      for command in block.commands {
        #expect(command.firstMatch(of: /\b(dilim|make)\b/) != nil, "\(document): \(command)")
      }
    }
  }

  @Test(arguments: Document.all + [Document.changes])
  func `every target that a document names is in the Makefile`(document: Document) throws {
    let makefile = try Document(path: "Makefile").text
    let targets = Set(makefile.matches(of: /(?m)^([a-z-]+):/).map { $0.1 })
    let named = try document.text.matches(of: /(?m)(?:`|^|\$ |eval |&& )make ([a-z][a-z-]*)/)
    for name in named { #expect(targets.contains(name.1), "make \(name.1)") }
  }

  @Test(arguments: Document.all + [Document.changes, Document(path: "Prompts/README.md")])
  func `every link inside the repository has a target`(document: Document) throws {
    let folder = URL(fileURLWithPath: "\(Document.root)/\(document)").deletingLastPathComponent()
    for link in try document.prose.matches(of: /\]\(([^)\s]+)\)/) {
      let target = String(link.1)
      if target.contains("://") { continue }
      let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let path = parts[0].isEmpty ? document.path : String(parts[0])
      let base = parts[0].isEmpty ? URL(fileURLWithPath: Document.root) : folder
      let file = base.appendingPathComponent(path).standardizedFileURL.path
      #expect(FileManager.default.fileExists(atPath: file), "\(document): \(target)")
      guard parts.count == 2, file.hasPrefix(Document.root) else { continue }
      let linked = Document(path: String(file.dropFirst(Document.root.count + 1)))
      try #expect(linked.anchors.contains(String(parts[1])), "\(document): \(target)")
    }
  }

  @Test(arguments: Document.all + [Document.changes, Document(path: "Prompts/README.md")])
  func `every command and option that a document names exists`(document: Document) throws {
    let learner = try Learner()
    var helps: [Substring: Run] = [:]
    for line in try document.text.matches(of: /(?m)(?:`|^|\$ |\| )dilim ([a-z]+)([^`\n#|]*)/) {
      let help = try helps[line.1] ?? learner.run(["help", String(line.1)])
      helps[line.1] = help
      #expect(help.code == 0, "dilim \(line.1)")
      for option in line.2.matches(of: /--[a-z-]+/) {
        #expect(help.output.contains("\n  \(option.0) "), "dilim \(line.1) \(option.0)")
      }
    }
  }

  @Test(arguments: Document.all)
  func `every path that a document names exists`(document: Document) throws {
    for path in try document.prose.matches(of: /`((?:Sources|Tests|Content|Prompts)\/[\w+.\/-]*)`/)
    {
      let file = "\(Document.root)/\(path.1)"
      #expect(FileManager.default.fileExists(atPath: file), "\(document): \(path.1)")
    }
  }

  @Test func `every type that the guide for contributors names has its file`() throws {
    var names: Set<String> = []
    for folder in ["Sources", "Tests"] {
      for file in FileManager.default.enumerator(atPath: "\(Document.root)/\(folder)") ?? .init() {
        let name = String((file as? String)?.split(separator: "/").last ?? "")
        names.insert(name.replacing(".swift", with: ""))
      }
    }
    let prose = try Document(path: "CONTRIBUTING.md").prose
    let named = prose.matches(of: /`([A-Z][a-z]+[A-Z][A-Za-z+]*)`/).map { String($0.1) }
    #expect(named.count > 20)
    for name in named { #expect(names.contains(name), "\(name)") }
  }

  @Test func `every key of the JSON that the manual shows is explained there`() throws {
    let document = Document(path: "docs/scripts-and-json.md")
    let prose = try document.prose
    var keys: Set<Substring> = []
    for block in try document.blocks where block.language == "console" {
      for line in block.lines where line.hasPrefix("{") {
        keys.formUnion(line.matches(of: /"([a-z_]+)":/).map { $0.1 })
      }
    }
    #expect(keys.count > 60)
    for key in keys.sorted() { #expect(prose.contains("`\(key)`"), "\(key)") }
  }

  @Test func `the guide for contributors names every module`() throws {
    let blocks = try Document(path: "CONTRIBUTING.md").blocks.filter { $0.language == "text" }
    let words = Set(blocks.flatMap(\.lines).joined(separator: " ").split { " ,;:<>".contains($0) })
    let sources = try FileManager.default.contentsOfDirectory(atPath: "\(Document.root)/Sources")
    // The modules of system libraries have a module map and no Swift.
    let modules = sources.filter { $0.first != "." && $0.wholeMatch(of: /C[A-Z].*/) == nil }
    for name in modules.sorted() { #expect(words.contains(name[...]), "\(name)") }
  }

  @Test func `the glossary defines every term once, in order`() throws {
    let document = Document(path: "docs/glossary.md")
    let terms = try document.prose.matches(of: /(?m)^\| \*\*([^*]+)\*\* \|/)
      .map { $0.1.lowercased() }
    #expect(terms.count > 40)
    #expect(terms == Set(terms).sorted())
  }
}
