import DilimEngine
import DilimFiles
import Foundation
import Testing

struct CourseFolderTests {
  private static let lesson = """
    id: a1-u1-writing
    level: A1
    unit: 1
    skill: writing
    title: Kedi

    ? The cat is here. {#cat}
    = Kedi burada.

    """

  /// Writes files below a new folder, reads the course and deletes the folder.
  private func course(_ files: [String: String]) throws -> Course {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("dilim-files-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    return try Course(folder: folder.path)
  }

  @Test func `a folder is read with its lessons and its syllabus`() throws {
    let course = try course([
      "a1/a1-u1-writing.lesson": Self.lesson,
      "syllabus.txt": "A1.1 | Hayvanlar | Animals | cats\n",
      "notes/cats.md": "# Cats\n", "a1/.a1-u1-writing.lesson.swp": "x",
    ])
    #expect(course.lessons.map(\.id.rawValue) == ["a1-u1-writing"])
    #expect(course.units(of: .a1).first?.englishTitle == "Animals")
  }

  @Test func `a fault names the path of its file`() throws {
    let errors = try #require(throws: CourseErrors.self) {
      try course(["a1/a1-u1-writing.lesson": Self.lesson.replacing("skill: ", with: "skil: ")])
    }
    #expect(errors.errors.allSatisfy { $0.file.hasSuffix("/a1/a1-u1-writing.lesson") })
    #expect(errors.errors.contains { $0.line == 4 })
  }

  @Test func `a folder that is not there is a fault`() throws {
    let path = "/no/such/folder"
    let errors = try #require(throws: CourseErrors.self) { try Course(folder: path) }
    #expect(errors.errors.map(\.file) == [path])
    #expect(errors.errors.first?.reason == "No such file or directory")
  }
}
