import FoundationEssentials
import SourceReport
import SwiftSyntax

/// Turns iOS source into source that compiles against Glissade's UIKit, and finds the values and roots in it.
public struct Porter: Sendable {
  private let paths: [String]
  /// The paths from which the files are read.
  private let contents: [String]
  private let folder: String
  private let options: PortingOptions

  /// Creates a porter.
  ///
  /// - Parameters:
  ///   - contents: The paths from which the files are read, or nil to read them from their own paths.
  ///   - folder: The folder for the ported copies. It must exist.
  ///   - options: The options.
  public init(paths: [String], contents: [String]? = nil, folder: String, options: PortingOptions = PortingOptions()) {
    self.paths = paths
    self.contents = contents ?? paths
    self.folder = folder
    self.options = options
  }

  /// Writes the ported copies, and returns the report about the files. Throws if a file can't be read or written.
  public func run() throws -> SourceReport {
    let texts = try contents.map { try Self.contents(of: $0) }
    let files = Array(texts.indices).concurrentMap { UserFile(index: $0, path: paths[$0], bytes: texts[$0]) }
    var messages = files.flatMap(SyntaxErrors.messages)
    var causes: [SourceMessage] = []
    var found = DeclarationCollector.declarations(in: files)
    found.findSwiftUITypes()
    for path in options.interfaces { found.addLibrary(UserFile(index: 0, path: path, bytes: try Self.contents(of: path))) }
    let declarations = found
    let literals = LiteralList(files: files, declarations: declarations, plain: options.plain, areLive: options.library == nil)
    let registersInitializers = !options.dynamic.isEmpty || declarations.replacesInitializers
    let modules = ModuleNames(options: options, paths: paths)
    let copies = files.concurrentMap { [options] file in
      let copy = PortedFile(file, library: options.library)
      let lines = Set(options.dynamic.filter { $0.file == file.index }.map(\.line))
      let initializers = InitializerEditor(file: copy, declarations: declarations, dynamicLines: lines)
      if registersInitializers { initializers.registerClasses() }
      EditVisitor(copy, declarations, initializers, modules).walk(file.tree)
      // The wrapper of a literal is inside other insertions before it, such as a label.
      literals.edit(file, &copy.edits)
      return copy
    }
    for copy in copies {
      messages += copy.messages
      causes += copy.causes.filter { cause in !causes.contains { $0.text == cause.text } }
    }
    if options.library == nil {
      copies.first?.appendix += AssetSymbols(files: files, declared: declarations.variableNames).declarations
    }
    for copy in copies {
      for departure in copy.departures { copies[departure.file].take(departure, from: copy) }
    }
    let roots = self.roots(in: declarations, of: copies, files, &messages)
    let ported = files.indices.map {
      SourceFile(path: files[$0].path, portedPath: "\(folder)/File\($0).swift", edits: copies[$0].editsByKind)
    }
    // Nothing changes any more.
    nonisolated(unsafe) let finished = copies
    let failures = Array(ported.indices).concurrentMap { index in
      let text = finished[index].text(with: roots.filter { $0.root.file == index })
      return Result { try Data(text).write(to: URL(fileURLWithPath: ported[index].portedPath)) }
    }
    for failure in failures { try failure.get() }
    let entry = EntryFile(
      paths: paths, library: options.library, firstIndexes: options.library == nil && files.count > 1 ? literals.firstIndexes : [],
      replaced: EntryFile.replacements.filter { declarations.types[$0.name] == nil }, functions: declarations.functionNames)
    try Data(entry.text.utf8).write(to: URL(fileURLWithPath: "\(folder)/Entry.swift"))
    if options.library != nil {
      try Data(LibraryInterface(files: files).text.utf8).write(to: URL(fileURLWithPath: "\(folder)/Interface.swift"))
    }
    return SourceReport(
      files: ported, messages: causes + messages, values: literals.values, timings: literals.timings, roots: roots.map(\.root),
      digest: SourceDigest(files: files, live: literals.liveRanges).text, missingModules: Set(copies.flatMap(\.missingModules)).sorted())
  }

  private static func contents(of path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) }

  /// Returns the roots, and adds warnings about those that can't be created. A library has none.
  private func roots(
    in declarations: Declarations, of copies: [PortedFile], _ files: [UserFile], _ messages: inout [SourceMessage]
  ) -> [RootFinder.Found] {
    guard options.library == nil else { return [] }
    let finder = RootFinder(
      declarations: declarations, previews: copies.map(\.previews), preferred: options.root, hasStoryboard: options.hasStoryboard)
    let (roots, obstacles) = finder.find()
    messages += obstacles.map { type, reason in
      SourceMessage(
        .warning, path: files[type.file].path, line: type.line, column: 1, text: "\(type.name) can't be put on the stage, because \(reason)"
      )
    }
    return roots
  }
}
