import SourceReport
import SwiftSyntax

/// Makes the edits of one file. Each kind of edit is an extension. `EditVisitor` calls them with the nodes of the syntax tree.
final class FileEditor {
  let file: UserFile
  let declarations: Declarations
  let hasSeveralFiles: Bool
  var edits = SourceEdits()
  var messages: [SourceMessage] = []
  /// The types around the edited node, outermost first.
  private(set) var scope: [String] = []
  /// The declarations that are added after the user's code.
  var appendix: [String] = []
  var importsSwiftUI = false
  /// A Boolean value that indicates whether one of SwiftUI's views has been refused.
  var refusesViews = false
  var previews: [PreviewBlock] = []
  /// The calls that register methods: those of the file, then those of each type around the edited node.
  private(set) var registrars: [[String]] = [[]]
  /// The members that move into classes of other files.
  var departures: [Move] = []
  /// The lines with calls of initializers of classes that are known only at run time.
  var dynamicLines: Set<Int> = []
  /// The layer classes with properties whose accessors Objective-C would create.
  var managedTypes: Set<String> = []
  /// The names that only this file can use, once they are known.
  var knownHiddenNames: Set<String>?
  /// The number of functions that register methods.
  var registrarCount = 0

  init(file: UserFile, declarations: Declarations, hasSeveralFiles: Bool) {
    self.file = file
    self.hasSeveralFiles = hasSeveralFiles
    self.declarations = declarations
  }

  /// The qualified name of the type around the edited node.
  var typeName: String { scope.joined(separator: ".") }

  /// Adds a statement that registers something for the whole file.
  func register(_ statement: String) { registrars[0].append(statement) }

  func enter(_ name: String) {
    scope.append(name)
    registrars.append([])
  }

  /// Leaves a type, and adds the function that registers its methods.
  func leave(_ members: MemberBlockSyntax, inheritance: InheritanceClauseSyntax?) {
    var hasAdded = addPresentation(to: members, onSameLine: implementOptionalMembers(of: inheritance, in: members))
    hasAdded = addInitializerMethod(to: members, inheritance: inheritance, onSameLine: hasAdded) || hasAdded
    hasAdded = addRequiredInitializer(to: members, onSameLine: hasAdded) || hasAdded
    let inner = registrars.removeLast()
    if let call = registerMethods(of: members, inner: inner, onSameLine: hasAdded) { registrars[registrars.count - 1].append(call) }
    scope.removeLast()
  }

  /// Reports an error at a node.
  func refuse(_ text: String, at node: some SyntaxProtocol) { messages.append(file.message(.error, text, at: node)) }

  /// Reports a warning at a node.
  func warn(_ text: String, at node: some SyntaxProtocol) { messages.append(file.message(.warning, text, at: node)) }

  func replace(_ node: some SyntaxProtocol, with text: String) { edits.replace(file.range(of: node), with: text) }

  /// Removes a node's code, with the spaces after it.
  func remove(_ node: some SyntaxProtocol) {
    let range = file.range(of: node)
    let end = file.bytes[range.upperBound...].firstIndex { $0 != UInt8(ascii: " ") } ?? file.bytes.count
    edits.replace(range.lowerBound..<end, with: "")
  }
}

struct PreviewBlock {
  var title: String?
  /// From 1.
  var line: Int
  /// The name of the function that the block becomes.
  var function: String
}
