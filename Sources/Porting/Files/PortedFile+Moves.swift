import SourceReport
import SwiftSyntax

extension PortedFile {
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

  /// Moves a member of this file into a class of this file or another one.
  func move(_ node: some DeclSyntaxProtocol, to type: TypeDeclaration) {
    let move = Move(range: range(of: node), file: type.file, target: type.end, opening: jump(to: node.positionAfterSkippingLeadingTrivia))
    if type.file == source.index { take(move, from: self) } else { departures.append(move) }
  }

  /// Takes a member into a class of this file, from this file or another one.
  func take(_ move: Move, from other: PortedFile) {
    let closing = jump(to: AbsolutePosition(utf8Offset: move.target))
    if other === self, let range = move.range {
      edits.move(range, to: move.target, opening: move.opening, closing: closing)
    } else {
      let text = move.range.map { other.edits.cut($0, from: other.source.bytes) } ?? ""
      edits.insert(move.opening + text + closing, at: move.target)
    }
  }

  /// Returns a directive that makes the compiler locate the following code at a position in the file.
  func jump(to position: AbsolutePosition) -> String {
    let place = source.location(of: position)
    return "\n#sourceLocation(file: \(source.path.swiftLiteral), line: \(place.line))\n" + String(repeating: " ", count: place.column - 1)
  }
}
