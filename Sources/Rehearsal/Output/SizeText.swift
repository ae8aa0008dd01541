import Foundation
import Tweaks

/// The format of a screen's size in points, such as "390x844".
package enum SizeText {
  package static let expectation = "a width and height from 100 to 4000 points, such as 390x844"

  package static func of(_ size: CGSize) -> String { "\(DecimalText.of(size.width))x\(DecimalText.of(size.height))" }

  package static func size(_ text: String) -> CGSize? {
    let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard sides.count == 2, sides.allSatisfy({ (100...4000).contains($0) }) else { return nil }
    return CGSize(width: sides[0], height: sides[1])
  }
}

extension JSONObjectReader {
  func size(_ name: String) throws(TweakError) -> CGSize {
    guard let size = SizeText.size(try string(name)) else { throw error("“\(name)” must be \(SizeText.expectation)", at: name) }
    return size
  }
}
