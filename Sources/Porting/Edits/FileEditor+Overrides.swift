import SourceReport
import SwiftSyntax

// With Objective-C an extension may override members, and its own members may be overridden. Without it, only members in a class's body
// may.
extension FileEditor {
  /// Moves an extension's member that overrides or is overridden into the body of its class, or refuses it if that isn't possible.
  func editOverride(_ node: some DeclSyntaxProtocol, named name: String, modifiers: DeclModifierListSyntax) {
    guard let owner = node.memberBlock?.parent?.as(ExtensionDeclSyntax.self) else { return }
    let type = declarations.type(named: typeName)
    // A member in an extension of a protocol isn't overridden: a class has its own member instead.
    if type?.kind == .protocol { return }
    let overrides = modifiers.has("override")
    guard overrides || declarations.isOverridden(name, of: type?.name ?? typeName) else { return }
    let isDirect = node.parent?.parent?.parent?.id == owner.memberBlock.id
    if let type, type.kind == .class, isDirect, owner.genericWhereClause == nil {
      if overrides, type.file != file.index, mentionsHiddenName(node), delegate(node, to: type, isPublic: owner.modifiers.has("public")) {
        return
      }
      // A member of a public extension is public by default.
      if owner.modifiers.has("public"), !["public", "internal", "fileprivate", "private"].contains(where: modifiers.has) {
        edits.insert("public ", at: file.range(of: node).lowerBound)
      }
      move(node, to: type)
    } else if overrides {
      refuse(
        "without Objective-C an extension can't override “\(name)”; override it in the body of \(type.map { "the class \($0.name)" } ?? "a subclass")",
        at: node)
    } else {
      refuse("a class overrides “\(name)”, which without Objective-C must be in the body of \(typeName) and not in an extension", at: node)
    }
  }

  private func move(_ node: some DeclSyntaxProtocol, to type: TypeDeclaration) {
    let move = Move(
      range: file.range(of: node), file: type.file, target: type.end, opening: jump(to: node.positionAfterSkippingLeadingTrivia))
    if type.file == file.index { take(move, from: self) } else { departures.append(move) }
  }

  /// Takes a member into a class of this file, from this file or another one.
  func take(_ move: Move, from source: FileEditor) {
    let closing = jump(to: AbsolutePosition(utf8Offset: move.target))
    if source === self, let range = move.range {
      edits.move(range, to: move.target, opening: move.opening, closing: closing)
    } else {
      let text = move.range.map { source.edits.cut($0, from: source.file.bytes) } ?? ""
      edits.insert(move.opening + text + closing, at: move.target)
    }
  }

  /// Returns a directive that makes the compiler locate the following code at a position in the file.
  func jump(to position: AbsolutePosition) -> String {
    let place = file.location(of: position)
    return "\n#sourceLocation(file: \(file.path.swiftLiteral), line: \(place.line))\n" + String(repeating: " ", count: place.column - 1)
  }

  /// A member that moves into the body of its class.
  struct Move {
    /// The range of the member in its file, in UTF-8 bytes, or nil if the member stays there and only the text before it is inserted.
    let range: Range<Int>?
    /// The index of the file with the class.
    let file: Int
    /// The offset of the end of the class's body.
    let target: Int
    /// The text before the member.
    let opening: String
  }
}
