#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The folders in which programs are looked for.
package struct ProgramPath: Sendable {
  private let folders: [String]
  private let home: String?

  /// Creates the folders of the variables `PATH` and `HOME`.
  package init(path: String?, home: String?) {
    folders = (path ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":").map(String.init)
      .filter { $0.hasPrefix("/") }
    self.home = home
  }

  /// Returns the path of a program; nil if there is none.
  package func path(of name: String) -> String? {
    folders.lazy.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  /// The Turkish models of Piper in the first of the usual folders that has some.
  var piperModels: [String] {
    let own = home.map { ["\($0)/.local/share/piper-voices", "\($0)/.local/share/piper"] } ?? []
    let shared = ["/usr/local/share/piper-voices", "/usr/share/piper-voices"]
    for folder in own + shared {
      let models = Self.names(in: folder).filter { $0.hasPrefix("tr_TR") && $0.hasSuffix(".onnx") }
      if !models.isEmpty { return models.sorted().map { "\(folder)/\($0)" } }
    }
    return []
  }

  package static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { names.append(String(cString: $0)) }
      }
    }
    return names.filter { $0 != "." && $0 != ".." }
  }
}
