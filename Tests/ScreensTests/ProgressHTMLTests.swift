import Foundation
import Screens
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The page for the browser: whole, alone, and readable without its pictures.
struct ProgressHTMLTests {
  private static let hostile = "\"><script src=\"https://x.example/\">\u{1B}[31m</svg>&'\u{202E}"

  @Test(arguments: [true, false])
  func `the page is well-formed`(hasGoals: Bool) throws {
    let page = ProgressHTML(SampleProgress.report(hasGoals: hasGoals)).text
    let reader = try PageReader(page)
    #expect(reader.names.contains("h1"))
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
  }

  @Test func `every picture has a title, and its section a table with caption and headings`() throws
  {
    let reader = try PageReader(ProgressHTML(SampleProgress.report()).text)
    #expect(reader.pictures >= 8)
    #expect(reader.untitledPictures == 0)
    #expect(reader.sectionsWithPicture == reader.sectionsWithPictureAndTable)
    #expect(reader.tables == reader.captions)
    #expect(reader.headingsWithoutScope == 0)
  }

  @Test func `the page names nothing outside itself and has no script`() throws {
    let page = ProgressHTML(SampleProgress.report()).text
    for text in ["http:", "https:", "//", "<script", "src=", "href=", "@import", "javascript"] {
      #expect(!page.contains(text), "\(text)")
    }
    let urls = page.matches(of: /url\(([^)]*)\)/).map { String($0.1) }
    #expect(Set(urls) == ["#dots", "#stripes", "#cross"])
  }

  @Test func `names from outside stay text`() throws {
    let page = ProgressHTML(SampleProgress.report(name: Self.hostile, tag: Self.hostile)).text
    let reader = try PageReader(page)
    #expect(!reader.names.contains("script"))
    #expect(reader.title.hasPrefix("\"><script src=\"https://x.example/\"></svg>&'"))
    #expect(!page.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E })
  }

  @Test func `the page is light and dark, and prints`() {
    let page = ProgressHTML(SampleProgress.report()).text
    #expect(page.contains("prefers-color-scheme: dark"))
    #expect(page.contains("@media print"))
  }
}

/// Counts the elements of a page.
private final class PageReader: NSObject, XMLParserDelegate {
  private(set) var names: Set<String> = []
  private(set) var pictures = 0
  private(set) var untitledPictures = 0
  private(set) var tables = 0
  private(set) var captions = 0
  private(set) var headingsWithoutScope = 0
  private(set) var sectionsWithPicture = 0
  private(set) var sectionsWithPictureAndTable = 0
  private(set) var title = ""
  private var path: [String] = []
  /// Whether the picture that was just opened waits for its title.
  private var awaitsTitle = false
  private var section = (hasPicture: false, hasTable: false)

  struct Malformed: Error { let reason: String }

  init(_ page: String) throws {
    super.init()
    let parser = XMLParser(data: Data(page.utf8))
    parser.delegate = self
    guard parser.parse() else {
      throw Malformed(reason: "\(parser.lineNumber): \(String(describing: parser.parserError))")
    }
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    if awaitsTitle {
      if name != "title" { untitledPictures += 1 }
      awaitsTitle = false
    }
    switch name {
    case "section": section = (false, false)
    case "svg":
      pictures += 1
      awaitsTitle = true
      section.hasPicture = true
    case "table":
      tables += 1
      section.hasTable = true
    case "caption": captions += 1
    case "th": if attributes["scope"] == nil { headingsWithoutScope += 1 }
    default: break
    }
    names.insert(name)
    path.append(name)
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    path.removeLast()
    guard name == "section", section.hasPicture else { return }
    sectionsWithPicture += 1
    if section.hasTable { sectionsWithPictureAndTable += 1 }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if path == ["html", "head", "title"] { title += text }
  }
}
