import SourceReport
import SwiftSyntax

/// Makes the edits of one file.
///
/// Each kind of edit is an extension. `EditVisitor` calls them with the nodes of the syntax tree.
final class FileEditor {
  /// The file.
  let file: UserFile
  /// The declarations of all files.
  let declarations: Declarations
  /// A Boolean value that indicates whether other files are ported with this one.
  let hasSeveralFiles: Bool
  /// The edits so far.
  var edits = SourceEdits()
  /// The messages so far.
  var messages: [SourceMessage] = []
  /// The types around the node that is edited, outermost first.
  private(set) var scope: [String] = []
  /// The declarations that come after the user's code.
  var appendix: [String] = []
  /// A Boolean value that indicates whether the file imports SwiftUI.
  var importsSwiftUI = false
  /// A Boolean value that indicates whether a view of SwiftUI's has been refused.
  var refusesViews = false
  /// The previews in the file.
  var previews: [PreviewBlock] = []
  /// The calls that register methods: those of the file, then those of each type around the node that is edited.
  private(set) var registrars: [[String]] = [[]]
  /// The members that move into classes of other files.
  var departures: [Move] = []
  /// The lines with calls of initializers of classes that are known only at run time.
  var dynamicLines: Set<Int> = []
  /// The layers with properties whose accessors Objective-C makes.
  var managedTypes: Set<String> = []
  /// The names that only this file can use, once they are known.
  var knownHiddenNames: Set<String>?
  /// The number of functions that register methods.
  var registrarCount = 0

  /// Creates an editor.
  init(file: UserFile, declarations: Declarations, hasSeveralFiles: Bool) {
    self.file = file
    self.hasSeveralFiles = hasSeveralFiles
    self.declarations = declarations
  }

  /// The qualified name of the type around the node that is edited.
  var typeName: String { scope.joined(separator: ".") }

  /// Adds a statement that registers something of the whole file.
  func register(_ statement: String) { registrars[0].append(statement) }

  /// Enters a type.
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

  /// Refuses a node.
  func refuse(_ text: String, at node: some SyntaxProtocol) { messages.append(file.message(.error, text, at: node)) }

  /// Warns of a node.
  func warn(_ text: String, at node: some SyntaxProtocol) { messages.append(file.message(.warning, text, at: node)) }

  /// Replaces a node's code.
  func replace(_ node: some SyntaxProtocol, with text: String) { edits.replace(file.range(of: node), with: text) }

  /// Removes a node's code, with the spaces after it.
  func remove(_ node: some SyntaxProtocol) {
    let range = file.range(of: node)
    let end = file.bytes[range.upperBound...].firstIndex { $0 != UInt8(ascii: " ") } ?? file.bytes.count
    edits.replace(range.lowerBound..<end, with: "")
  }
}

/// A `#Preview` block.
struct PreviewBlock {
  /// The title, or nil.
  var title: String?
  /// The line of the block, from 1.
  var line: Int
  /// The name of the function that the block becomes.
  var function: String
}
