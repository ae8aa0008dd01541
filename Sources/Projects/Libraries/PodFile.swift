/// What a Podfile names, as far as simple matching of its lines tells.
struct PodFile: Equatable {
  /// A library that it names.
  struct Pod: Equatable {
    /// The name without subspecs.
    var name: String
    /// The folder, for a library beside.
    var folder: String?
    /// The address of its repository, if it is named.
    var address: String?
  }

  /// The libraries, by name.
  let pods: [Pod]

  /// Reads a file, or nothing if it isn't there. Libraries for tests are left out.
  init(path: String) {
    let folder = FilePaths.folder(of: path)
    var pods: [String: Pod] = [:]
    var isTest = false
    for line in ((try? FileContents.text(at: path)) ?? "").split(separator: "\n") {
      let words = line.split(whereSeparator: { " \t(".contains($0) })
      let texts = QuotedTexts.texts(in: line)
      guard let first = words.first, let name = texts.first?.text else { continue }
      if first == "target" { isTest = name.hasSuffix("Tests") }
      guard first == "pod", !isTest, let root = name.split(separator: "/").first else { continue }
      func value(_ key: String) -> String? { texts.dropFirst().first { $0.label == key }?.text }
      let path = value("path") ?? value("podspec")
      let local = path.map { FilePaths.absolute($0, in: folder) }.map { FilePaths.suffix($0) == "podspec" ? FilePaths.folder(of: $0) : $0 }
      pods[String(root)] = Pod(name: String(root), folder: local, address: value("git"))
    }
    self.pods = pods.values.sorted { $0.name < $1.name }
  }
}

/// The texts in quotation marks on a line of Ruby or of a list of dependencies.
enum QuotedTexts {
  /// Returns the texts, each with the word before it that labels it, such as "path" in `:path => '../'` and `path: '../'`. What follows a number
  /// sign is a comment.
  static func texts(in line: Substring) -> [(label: String?, text: String)] {
    var texts: [(label: String?, text: String)] = []
    var word = ""
    var label: String?
    var rest = line
    while let character = rest.popFirst() {
      if character == "'" || character == "\"" {
        guard let end = rest.firstIndex(of: character) else { break }
        texts.append((label, String(rest[..<end])))
        rest = rest[rest.index(after: end)...]
        label = nil
        word = ""
      } else if character == "#" {
        break
      } else if character.isLetter || character == "_" {
        word.append(character)
        label = word
      } else {
        word = ""
        if character == "," { label = nil }
      }
    }
    return texts
  }
}
