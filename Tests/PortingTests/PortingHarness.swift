import Foundation
import SourceReport
import Testing

@testable import Porting

/// Files that were ported, with the copies.
struct PortingHarness {
  /// The report.
  let report: SourceReport
  /// The texts of the copies.
  let copies: [String]
  /// What code that imports the files as a library must know, or nil.
  let interface: String?
  /// The text of the file through which the loader enters the code.
  let entry: String

  /// Ports files with the given texts.
  init(_ sources: String..., root: String? = nil, plain: Set<Int> = [], dynamic: Set<Int> = [], options: PortingOptions = PortingOptions())
    throws
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Porting.\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = try sources.enumerated().map { index, source in
      let file = folder.appendingPathComponent("User\(index).swift")
      try Data(source.utf8).write(to: file)
      return file.path
    }
    // The name of the folder would be in the digest.
    var options = options
    if let root { options.root = root }
    options.plain = plain
    options.dynamic = Set(dynamic.compactMap { PortingOptions.Line("0:\($0)") })
    report = try Porter(paths: paths, folder: folder.path, options: options).run()
    interface = try? String(contentsOfFile: "\(folder.path)/Interface.swift", encoding: .utf8)
    entry = try String(contentsOfFile: "\(folder.path)/Entry.swift", encoding: .utf8)
    copies = try report.files.map { try String(contentsOfFile: $0.portedPath, encoding: .utf8) }
  }

  /// The user's code in the first copy: what is between the first lines and the registration at the end.
  var code: String {
    let lines = copies[0].split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
    return lines.prefix { $0 != "#sourceLocation()" }.joined(separator: "\n")
  }

  /// The errors.
  var errors: [SourceMessage] { report.messages.filter { $0.severity == .error } }

  /// Returns the value with an identifier.
  func value(_ id: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> SourceValue {
    try #require(report.values.first { $0.id == id }, "\(report.values.map(\.id))", sourceLocation: sourceLocation)
  }

  /// Returns the number with an identifier.
  func number(_ id: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> SourceValue.NumberContent {
    guard case .number(let number) = try value(id, sourceLocation: sourceLocation).content else { throw Missing() }
    return number
  }

  /// A value isn't a number.
  struct Missing: Error {}
}
