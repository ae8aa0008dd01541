import SwiftSyntax

/// A digest of everything in files except live values, white space and comments.
struct SourceDigest {
  let text: String

  /// Creates the digest of files. `live` are the replacements for the tokens of live values, by the file's index and the token's offset.
  /// Only the first token of a value has a text, and the others are empty.
  init(files: [UserFile], live: [[Int: String]]) {
    var first: UInt64 = 0xcbf2_9ce4_8422_2325
    var second: UInt64 = 0x9e37_79b9_7f4a_7c15
    func add(_ byte: UInt8) {
      first = (first ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
      second = (second &+ UInt64(byte) &+ 1) &* 0xff51_afd7_ed55_8ccd
      second ^= second >> 29
    }
    for bytes in files.concurrentMap({ Self.bytes(of: $0, live: live[$0.index]) }) { bytes.forEach(add) }
    text = String(first, radix: 16) + String(second, radix: 16)
  }

  /// Returns what counts of a file.
  private static func bytes(of file: UserFile, live: [Int: String]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(file.bytes.count)
    for token in file.tree.tokens(viewMode: .sourceAccurate) {
      let range = file.range(of: token)
      if let stand = live[range.lowerBound] {
        if stand.isEmpty { continue }
        bytes += stand.utf8
      } else {
        bytes += file.bytes[range.clamped(to: 0..<file.bytes.count)]
        bytes.append(token.role)
      }
      bytes.append(0)
    }
    return bytes + [1] + file.path.utf8
  }
}

extension TokenSyntax {
  /// A number that distinguishes tokens that differ only by the white space around them, such as a prefix and an infix operator.
  fileprivate var role: UInt8 {
    switch tokenKind {
    case .prefixOperator: 1
    case .postfixOperator: 2
    case .binaryOperator: 3
    case .leftParen where parent?.is(FunctionCallExprSyntax.self) == true: 4
    case .leftSquare where parent?.is(SubscriptCallExprSyntax.self) == true: 5
    default: 0
    }
  }
}
