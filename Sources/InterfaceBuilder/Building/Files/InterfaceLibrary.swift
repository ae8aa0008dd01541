import Foundation
import UIKit

/// The Interface Builder files of a project.
///
/// A file is read when it is first asked for, and again after it has changed.
@MainActor
package final class InterfaceLibrary {
  private struct Entry {
    let version: Version
    let file: InterfaceFile?
    let nib: InterfaceNib?
  }

  /// What changes when a file is written.
  private struct Version: Equatable {
    let date: Date?
    let size: Int?

    init(path: String) {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      date = attributes?[.modificationDate] as? Date
      size = attributes?[.size] as? Int
    }
  }

  /// The code that the files refer to.
  package let code: any InterfaceCode
  private let paths: [String]
  private let languages: [String]
  private var entries: [String: Entry] = [:]

  /// Creates a library of files. Of a file in several languages, the first of `languages` that it has is used, or else its base file.
  package init(code: any InterfaceCode, paths: [String], languages: [String] = []) {
    (self.code, self.paths, self.languages) = (code, paths, languages)
  }

  /// Returns the contents of a nib, or nil if there is no such file or it can't be read.
  package func nib(named name: String) -> (any NibContents)? {
    (entry(named: name, extension: "xib") ?? entry(named: name + "~iphone", extension: "xib"))?.nib
  }

  /// Returns the description of a storyboard, or nil if there is no such file or it can't be read.
  package func storyboardFile(named name: String) -> InterfaceFile? {
    (entry(named: name, extension: "storyboard") ?? entry(named: name + "~iphone", extension: "storyboard"))?.file
  }

  /// The names of all storyboards.
  package var storyboardNames: [String] { names(withExtension: "storyboard") }
  /// The names of all nibs.
  package var nibNames: [String] { names(withExtension: "xib") }

  private func names(withExtension suffix: String) -> [String] {
    Set(paths.filter { $0.hasSuffix("." + suffix) }.map { String(URL(fileURLWithPath: $0).lastPathComponent.dropLast(suffix.count + 1)) })
      .sorted()
  }

  // MARK: Reading

  private func entry(named name: String, extension suffix: String) -> Entry? {
    let name = name.hasSuffix("." + suffix) ? name : "\(name).\(suffix)"
    let found = paths.filter { $0 == name || $0.hasSuffix("/" + name) }
    return found.min { rank($0) < rank($1) }.flatMap(read)
  }

  /// Returns the place of a file's language among those that are preferred.
  private func rank(_ path: String) -> Int {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().lastPathComponent
    guard folder.hasSuffix(".lproj") else { return languages.count + 1 }
    let language = folder.dropLast(".lproj".count)
    if let index = languages.firstIndex(where: { $0 == language }) { return index }
    return language == "Base" ? languages.count : languages.count + 2
  }

  private func read(_ path: String) -> Entry? {
    let version = Version(path: path)
    if let entry = entries[path], entry.version == version { return entry }
    let file = parse(path)
    for problem in file?.problems ?? [] { code.warn(problem, inFile: path) }
    let entry = Entry(version: version, file: file, nib: file.map { InterfaceNib($0, code: code) })
    entries[path] = entry
    return entry
  }

  private func parse(_ path: String) -> InterfaceFile? {
    guard let bytes = FileManager.default.contents(atPath: path) else {
      code.warn(InterfaceProblem(line: 1, "The file can’t be read"), inFile: path)
      return nil
    }
    do {
      return try InterfaceFile(contentsOf: path, bytes: bytes)
    } catch {
      code.warn(error, inFile: path)
      return nil
    }
  }
}
