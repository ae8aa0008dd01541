import UIKit

/// Paragraphs with space between their lines.
///
/// Each text is created only once: Foundation on Linux never frees an `NSAttributedString`
/// (github.com/swiftlang/swift-corelibs-foundation/pull/5256), and these are shown repeatedly.
@MainActor
enum SpacedText {
  private struct Key: Hashable {
    let string: String
    let font: UIFont
    let color: UIColor
    let lineSpacing: CGFloat
  }

  private static var made: [Key: NSAttributedString] = [:]

  static func text(_ string: String, _ font: UIFont, _ color: UIColor, lineSpacing: CGFloat) -> NSAttributedString {
    let key = Key(string: string, font: font, color: color, lineSpacing: lineSpacing)
    if let known = made[key] { return known }
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineSpacing = lineSpacing
    let text = NSAttributedString(string: string, attributes: [.font: font, .foregroundColor: color, .paragraphStyle: paragraph])
    made[key] = text
    return text
  }
}
