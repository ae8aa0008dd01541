import SourceReport
import SwiftSyntax

struct UserFile {
  /// The position among the files that are ported together.
  let index: Int
  let path: String
  let bytes: [UInt8]
  let tree: SourceFileSyntax
  private let lines: LineMap

  init(index: Int, path: String, bytes: [UInt8]) {
    self.index = index
    self.path = path
    self.bytes = bytes
    tree = SourceParts(bytes).tree
    lines = LineMap(bytes)
  }

  /// Returns the range of a node's code in UTF-8 bytes, without the trivia around it.
  func range(of node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// From 1.
  func line(of node: some SyntaxProtocol) -> Int { location(of: node.positionAfterSkippingLeadingTrivia).line }

  /// From 1.
  func location(of position: AbsolutePosition) -> (line: Int, column: Int) {
    let line = lines.line(at: position.utf8Offset)
    return (line, position.utf8Offset - lines.lines[line - 1].lowerBound + 1)
  }

  /// Returns the text in a range of UTF-8 bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self) }

  func message(_ severity: SourceMessage.Severity, _ text: String, at position: AbsolutePosition) -> SourceMessage {
    let place = location(of: position)
    return SourceMessage(severity, path: path, line: place.line, column: place.column, text: text)
  }
}
