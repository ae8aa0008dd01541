import FoundationEssentials
import SourceReport
import SwiftSyntax

/// Turns iOS source into source that compiles against Glissade's UIKit, and finds the values and roots in it.
public struct Porter {
  private let paths: [String]
  /// The paths from which the files are read.
  private let contents: [String]
  private let folder: String
  /// The name of the preferred root, or nil.
  private let root: String?
  /// The indexes of literals that stay unchanged.
  private let plain: Set<Int>
  /// The lines with calls of initializers of classes that are known only at run time.
  private let dynamic: Set<Line>

  /// Creates a porter.
  ///
  /// - Parameters:
  ///   - contents: The paths from which the files are read, or nil to read them from their own paths.
  ///   - folder: The folder for the ported copies. It must exist.
  ///   - root: The name of the preferred root, or nil.
  ///   - plain: The indexes of literals that stay unchanged, because the compiler can't type-check them otherwise.
  ///   - dynamic: The lines with calls of initializers of classes that are known only at run time.
  public init(
    paths: [String], contents: [String]? = nil, folder: String, root: String? = nil, plain: Set<Int> = [], dynamic: Set<Line> = []
  ) {
    self.paths = paths
    self.contents = contents ?? paths
    self.folder = folder
    self.root = root
    self.plain = plain
    self.dynamic = dynamic
  }

  /// A line of a file.
  public struct Line: Hashable, Sendable {
    var file: Int
    /// From 1.
    var line: Int

    /// Creates a line from its text, such as "0:12".
    public init?(_ text: some StringProtocol) {
      let parts = text.split(separator: ":")
      guard parts.count == 2, let file = Int(parts[0]), let line = Int(parts[1]) else { return nil }
      (self.file, self.line) = (file, line)
    }
  }

  /// Writes the ported copies, and returns the report about the files. Throws if a file can't be read or written.
  public func run() throws -> SourceReport {
    let files = try paths.enumerated().map { index, path in
      UserFile(index: index, path: path, bytes: [UInt8](try Data(contentsOf: URL(fileURLWithPath: contents[index]))))
    }
    var messages = files.flatMap(SyntaxErrors.messages)
    var declarations = Declarations()
    for file in files {
      let collector = DeclarationCollector(file: file, declarations: declarations)
      collector.walk(file.tree)
      declarations = collector.declarations
    }
    let literals = LiteralList(files: files, declarations: declarations, plain: plain)
    let registersInitializers = !dynamic.isEmpty || declarations.replacesInitializers
    var copies: [PortedFile] = []
    for file in files {
      let copy = PortedFile(file)
      let lines = Set(dynamic.filter { $0.file == file.index }.map(\.line))
      let initializers = InitializerEditor(file: copy, declarations: declarations, dynamicLines: lines)
      if registersInitializers { initializers.registerClasses() }
      EditVisitor(copy, declarations, initializers, hasSeveralFiles: files.count > 1).walk(file.tree)
      // The wrapper of a literal is inside other insertions before it, such as a label.
      literals.edit(file, &copy.edits)
      messages += copy.messages
      copies.append(copy)
    }
    copies.first?.appendix += AssetSymbols(files: files, declared: declarations.variableNames).declarations
    for copy in copies {
      for departure in copy.departures { copies[departure.file].take(departure, from: copy) }
    }
    let (roots, obstacles) = RootFinder(declarations: declarations, previews: copies.map(\.previews), preferred: root).find()
    messages += obstacles.map { type, reason in
      SourceMessage(
        .warning, path: files[type.file].path, line: type.line, column: 1, text: "\(type.name) can't be put on the stage, because \(reason)"
      )
    }
    let ported = files.indices.map { SourceFile(path: files[$0].path, portedPath: "\(folder)/File\($0).swift") }
    for (index, file) in ported.enumerated() {
      let text = copies[index].text(with: roots.filter { $0.root.file == index })
      try Data(text).write(to: URL(fileURLWithPath: file.portedPath))
    }
    let entry = EntryFile(
      paths: paths, replaced: EntryFile.replacements.filter { declarations.types[$0.name] == nil }, functions: declarations.functionNames)
    try Data(entry.text.utf8).write(to: URL(fileURLWithPath: "\(folder)/Entry.swift"))
    return SourceReport(
      files: ported, messages: messages, values: literals.values, timings: literals.timings, roots: roots.map(\.root),
      digest: SourceDigest(files: files, live: literals.liveRanges).text)
  }
}
