import Dispatch
import FoundationEssentials
import SwiftParser
import SwiftSyntax
import Synchronization

/// A long file in parts that are parsed concurrently, as the parser takes most of the time for porting a file.
struct SourceParts {
  /// The minimum length of a file that is worth splitting, in bytes.
  private static let shortest = 24_000

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var tree: SourceFileSyntax {
    let ranges = ranges(count: bytes.count < Self.shortest ? 1 : ProcessInfo.processInfo.activeProcessorCount)
    guard ranges.count > 1 else { return parse(bytes.indices) }
    let trees = Mutex([SourceFileSyntax?](repeating: nil, count: ranges.count))
    DispatchQueue.concurrentPerform(iterations: ranges.count) { index in
      let tree = parse(ranges[index])
      trees.withLock { $0[index] = tree }
    }
    return Self.join(trees.withLock { $0.compactMap(\.self) }) ?? parse(bytes.indices)
  }

  private func parse(_ range: Range<Int>) -> SourceFileSyntax { bytes[range].withUnsafeBufferPointer { Parser.parse(source: $0) } }

  /// Returns the tree of a file whose parts have the given trees, or nil if the file was split inside a declaration, a string or a comment.
  ///
  /// Anything that is open at the end of a part is an error there, so parts without errors are whole declarations.
  private static func join(_ trees: [SourceFileSyntax]) -> SourceFileSyntax? {
    guard let first = trees.first, let last = trees.last, !trees.contains(where: { $0.hasError || $0.hasWarning }),
      trees.dropLast().allSatisfy({ $0.endOfFileToken.totalLength.utf8Length == 0 })
    else { return nil }
    let items = trees.flatMap { Array($0.statements) }
    return SourceFileSyntax(shebang: first.shebang, statements: CodeBlockItemListSyntax(items), endOfFileToken: last.endOfFileToken)
  }

  /// Returns the ranges of up to `count` parts of about the same length. Each but the last ends after the closing brace of a declaration.
  func ranges(count: Int) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    for part in 1..<max(count, 1) {
      guard let end = end(from: max(start, bytes.count * part / count)) else { break }
      result.append(start..<end)
      start = end
    }
    return result + [start..<bytes.count]
  }

  /// Returns the offset after the next brace that is alone on its line, without an indent, and before a declaration, or nil.
  private func end(from offset: Int) -> Int? {
    var index = offset
    while let brace = bytes[index...].firstIndex(of: UInt8(ascii: "}")), brace > 0 {
      index = brace + 1
      guard let next = bytes[index...].first, next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r") else { continue }
      if bytes[brace - 1] == UInt8(ascii: "\n"), beginsDeclaration(at: index) { return index }
    }
    return nil
  }

  /// Returns whether a declaration is next, after empty lines and comments.
  private func beginsDeclaration(at offset: Int) -> Bool {
    for line in bytes[offset...].split(separator: UInt8(ascii: "\n"), maxSplits: 20) {
      let isEmpty = line.first == UInt8(ascii: "\r")
      if !isEmpty, !line.starts(with: "//".utf8) { return Self.beginnings.contains { line.starts(with: $0.utf8) } }
    }
    return false
  }

  private static let beginnings = [
    "class ", "final class ", "struct ", "enum ", "extension ", "protocol ", "public ", "private ", "fileprivate ", "internal ", "open ",
    "@",
  ]
}
