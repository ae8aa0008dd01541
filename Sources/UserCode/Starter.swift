import Foundation
import Host
import Rehearsal

/// A file for a new transition: a template whose type names begin with the user's name for it.
package struct Starter: Equatable, Sendable {
  /// The templates, named as their files in the folder "Starters".
  package enum Template: String, CaseIterable, Sendable {
    case card, sheet, zoom, push, flip, tab, blank
  }

  /// The name in the templates with which all type names begin.
  private static let placeholder = "MyTransition"
  private static let maximumLength = 100

  package let path: String
  /// The name of the main type, with which all type names begin.
  package let typeName: String

  /// Creates a starter from what a person typed: a name such as "BouncyCard" or "bouncy-card", which may follow a folder.
  ///
  /// - Throws: A `GlissadeError` if no file and no type can have the name.
  package init(name typed: String) throws(GlissadeError) {
    let named = typed.hasSuffix(".swift") ? String(typed.dropLast(6)) : typed
    let slash = named.lastIndex(of: "/")
    let folder = slash.map { String(named[...$0]) } ?? ""
    let base = slash.map { String(named[named.index(after: $0)...]) } ?? named
    let isPlain = base.allSatisfy { $0.isLetter || $0.isNumber || " -_".contains($0) }
    guard let first = base.first, first.isLetter, isPlain, base.count <= Self.maximumLength else {
      throw .usage("“\(typed)” cannot name a type: begin with a letter, and use letters, digits, hyphens and spaces")
    }
    let words = base.split { !$0.isLetter && !$0.isNumber }
    let typeName = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    if let reason = Self.refusal(of: typeName) { throw .usage("“\(typed)” cannot name a transition: \(reason)") }
    path = folder + base + ".swift"
    self.typeName = typeName
  }

  /// Returns why a transition's type can't have a name, or nil if it can.
  private static func refusal(of name: String) -> String? {
    if name == "Main" { return "Swift reads main.swift as a program" }
    if taken.contains(name) { return "Swift has a type of that name" }
    let prefix = ["UI", "CA", "CG", "NS"].first { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
    return prefix.map { "Apple's own types begin with \($0)" }
  }

  private static let taken: Set = [
    "Any", "AnyObject", "Array", "Bool", "Bundle", "Character", "Data", "Date", "Dictionary", "Double", "Error", "Float", "Int", "Never",
    "Optional", "Protocol", "Result", "Selector", "Self", "Set", "String", "Task", "Timer", "Type", "Void",
  ]

  func text(of template: String) -> String {
    let file = (path as NSString).lastPathComponent
    return template.replacing(Self.placeholder + ".swift", with: file).replacing(Self.placeholder, with: typeName)
  }

  /// Writes the file, which must not exist yet.
  ///
  /// - Throws: A `GlissadeError` if the template can't be found, or the file can't be created.
  package func write(_ template: Template, from assets: AssetFolders) throws(GlissadeError) {
    let source = try assets.folder("Starters") + "/" + template.rawValue + ".swift"
    guard let text = try? String(contentsOfFile: source, encoding: .utf8) else { throw .noInput("“\(source)” cannot be read") }
    let folder = (path as NSString).deletingLastPathComponent
    if !folder.isEmpty, FileKind(folder) != .folder { throw .cannotCreate("cannot write “\(path)”: there is no folder “\(folder)”") }
    do {
      try Data(self.text(of: text).utf8).write(to: URL(fileURLWithPath: path), options: .withoutOverwriting)
    } catch {
      let isThere = FileKind(path) != .nothing
      throw .cannotCreate(isThere ? "“\(path)” exists already: choose another name" : "cannot write “\(path)”: \(Self.reason(error))")
    }
  }

  private static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    guard let underlying, underlying.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    return String(cString: strerror(Int32(underlying.code)))
  }
}
