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
    /// Why the file can't be read, or nil if it can.
    let failure: InterfaceProblem?
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

  /// Returns why a file, such as "Main.storyboard", can't be read, with its name and the line, or nil.
  package func failure(ofFile name: String) -> String? {
    let parts = name.split(separator: ".")
    guard parts.count > 1, let suffix = parts.last.map(String.init) else { return nil }
    let stem = name.dropLast(suffix.count + 1)
    let failure = (entry(named: String(stem), extension: suffix) ?? entry(named: stem + "~iphone", extension: suffix))?.failure
    return failure.map { "\(name):\($0.line): \($0.text)" }
  }

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
    var file: InterfaceFile?
    var failure: InterfaceProblem?
    do {
      file = try Self.parse(path)
    } catch {
      failure = error
    }
    for problem in failure.map({ [$0] }) ?? file?.problems ?? [] { code.warn(problem, inFile: path) }
    let entry = Entry(version: version, file: file, nib: file.map { InterfaceNib($0, code: code) }, failure: failure)
    entries[path] = entry
    return entry
  }

  private static func parse(_ path: String) throws(InterfaceProblem) -> InterfaceFile {
    guard let bytes = FileManager.default.contents(atPath: path) else {
      let isThere = FileManager.default.fileExists(atPath: path)
      throw InterfaceProblem(line: 1, isThere ? "The file can’t be read: allow it for your user" : "The file is gone")
    }
    return try InterfaceFile(contentsOf: path, bytes: bytes)
  }
}
