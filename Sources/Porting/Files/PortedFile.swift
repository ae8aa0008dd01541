import SourceReport
import SwiftSyntax

/// The copy of a file for the compiler: the edits of the user's code, and what is added after it.
final class PortedFile {
  /// The module that ported code imports in place of UIKit, which it re-exports.
  static let module = "GlissadeLive"

  let source: UserFile
  var edits = SourceEdits()
  private(set) var messages: [SourceMessage] = []
  private(set) var previews: [PreviewBlock] = []
  /// The declarations that are added after the user's code.
  var appendix: [String] = []
  /// The statements that register what the file declares.
  var registrations: [String] = []
  /// The members that move into classes of other files.
  var departures: [Move] = []
  /// The edits that the user's code needs, by kind.
  private(set) var editsByKind: [PortingEdit] = []
  /// The bodies of types to which a member has been added.
  private var extended: Set<SyntaxIdentifier> = []

  /// The names of imported modules that don't exist here.
  private(set) var missingModules: [String] = []
  /// The messages about them, from which the compiler's errors may follow.
  private(set) var causes: [SourceMessage] = []
  private let library: String?

  init(_ source: UserFile, library: String? = nil) { (self.source, self.library) = (source, library) }

  /// The end of the names that are added in this file. A library's differ from those of the code that imports it.
  var suffix: String { library.map { "\($0)_\(source.index)" } ?? "\(source.index)" }

  /// Returns the text as UTF-8.
  func text(with roots: [RootFinder.Found]) -> [UInt8] {
    // All messages refer to the user's path and lines. Code before and after the user's belongs to the copy.
    let start = "import \(Self.module); import Foundation\n#sourceLocation(file: \(source.path.swiftLiteral), line: 1)\n"
    let edited = edits.apply(to: source.bytes)
    // A byte order mark is allowed only at the start of a file.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let user = edited.starts(with: mark) ? edited.dropFirst(mark.count) : edited[...]
    return Array(start.utf8) + user + Array("\n#sourceLocation()\n\(ending(with: roots))".utf8)
  }

  private func ending(with roots: [RootFinder.Found]) -> String {
    let statements = registrations + roots.map { "registry.addRoot(\($0.root.index)) { setting in \($0.expression) }" }
    let function = "@MainActor func _glissadeFile_\(suffix)(_ registry: LiveRegistry) {"
    return (appendix + [function] + statements.map { "  \($0)" } + ["}", ""]).joined(separator: "\n")
  }

  /// Reports an error at a node.
  func refuse(_ text: String, at node: some SyntaxProtocol) { report(.error, text, at: node.positionAfterSkippingLeadingTrivia) }

  /// Reports a warning at a node.
  func warn(_ text: String, at node: some SyntaxProtocol) { report(.warning, text, at: node.positionAfterSkippingLeadingTrivia) }

  /// Reports a module that doesn't exist here.
  func reportMissing(_ module: String, _ severity: SourceMessage.Severity, _ text: String, at node: some SyntaxProtocol) {
    missingModules.append(module)
    causes.append(source.message(severity, text, at: node.positionAfterSkippingLeadingTrivia))
  }

  func report(_ severity: SourceMessage.Severity, _ text: String, at position: AbsolutePosition) {
    messages.append(source.message(severity, text, at: position))
  }

  /// Counts what `edit` changes at a node as one edit of a kind, if it changes anything.
  func counting<Result>(_ kind: PortingEdit.Kind, at node: some SyntaxProtocol, _ edit: () -> Result) -> Result {
    let before = edits.count + departures.count
    let result = edit()
    guard edits.count + departures.count != before else { return result }
    if let index = editsByKind.firstIndex(where: { $0.kind == kind }) {
      editsByKind[index].count += 1
    } else {
      editsByKind.append(PortingEdit(kind: kind, count: 1, line: source.line(of: node)))
    }
    return result
  }

  /// Adds a preview, and returns the name of its function.
  func addPreview(_ title: String?, at node: some SyntaxProtocol) -> String {
    let function = "_glissadePreview_\(suffix)_\(previews.count)"
    previews.append(PreviewBlock(title: title, line: source.line(of: node), function: function))
    return function
  }
}

// Edits by nodes.
extension PortedFile {
  /// Returns the range of a node's code in UTF-8 bytes, without the trivia around it.
  func range(of node: some SyntaxProtocol) -> Range<Int> { source.range(of: node) }

  func replace(_ node: some SyntaxProtocol, with text: String) { edits.replace(range(of: node), with: text) }

  /// Replaces the code from the beginning of a node to the end of another one.
  func replace(from first: some SyntaxProtocol, through last: some SyntaxProtocol, with text: String) {
    edits.replace(range(of: first).lowerBound..<range(of: last).upperBound, with: text)
  }

  /// Replaces the code between a node and the end of another one.
  func replace(after node: some SyntaxProtocol, through last: some SyntaxProtocol, with text: String) {
    edits.replace(range(of: node).upperBound..<range(of: last).upperBound, with: text)
  }

  func insert(_ text: String, before node: some SyntaxProtocol) { edits.insert(text, at: range(of: node).lowerBound) }
  func insert(_ text: String, after node: some SyntaxProtocol) { edits.insert(text, at: range(of: node).upperBound) }

  /// Inserts text before a node, and replaces the code between it and the end of another one.
  func wrap(_ node: some SyntaxProtocol, in opening: String, _ closing: String, through last: some SyntaxProtocol) {
    insert(opening, before: node)
    replace(after: node, through: last, with: closing)
  }

  /// Removes a node's code, with the spaces after it.
  func remove(_ node: some SyntaxProtocol) {
    let range = range(of: node)
    let end = source.bytes[range.upperBound...].firstIndex { $0 != UInt8(ascii: " ") } ?? source.bytes.count
    edits.replace(range.lowerBound..<end, with: "")
  }

  func removeLabel(of argument: LabeledExprSyntax) {
    edits.replace(range(of: argument).lowerBound..<range(of: argument.expression).lowerBound, with: "")
  }

  /// Adds a member in front of the brace that closes the body of a type.
  func add(_ member: String, to members: MemberBlockSyntax) {
    let isAlone = extended.insert(members.id).inserted && members.rightBrace.leadingTrivia.containsNewline
    insert("\(isAlone ? "" : "; ")\(member) ", before: members.rightBrace)
  }
}

struct PreviewBlock {
  var title: String?
  /// From 1.
  var line: Int
  /// The name of the function that the block becomes.
  var function: String
}

extension Trivia {
  fileprivate var containsNewline: Bool {
    contains { piece in
      switch piece {
      case .newlines, .carriageReturns, .carriageReturnLineFeeds: true
      default: false
      }
    }
  }
}
