import UIKit

/// Draws the panel of a placeholder: a background, a thin frame, and in the middle the mark, the title and the detail as far as they fit.
@MainActor
struct StandInPanel {
  let label: StandInLabel
  /// The sides of the mark, in points.
  private static let side: CGFloat = 36

  func draw(in rect: CGRect) {
    UIColor.secondarySystemBackground.setFill()
    UIBezierPath(rect: rect).fill()
    UIColor.separator.setStroke()
    UIBezierPath(rect: rect.insetBy(dx: 0.5, dy: 0.5)).stroke()

    let lines =
      [(label.title, UIFont.systemFont(ofSize: 13, weight: .semibold), UIColor.secondaryLabel)]
      + (label.detail.map { [($0, UIFont.systemFont(ofSize: 12), UIColor.tertiaryLabel)] } ?? [])
    let texts = lines.map { text, font, color in
      NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: color, .paragraphStyle: Self.centered])
    }
    let heights = texts.map { $0.size().height }
    let textHeight = heights.reduce(0, +)
    let showsTexts = rect.width >= 64 && rect.height >= textHeight + 8
    let showsMark = rect.width >= Self.side + 8 && rect.height >= Self.side + 8 + (showsTexts ? textHeight + 8 : 0)
    var y = rect.midY - ((showsTexts ? textHeight : 0) + (showsMark ? Self.side : 0) + (showsTexts && showsMark ? 8 : 0)) / 2
    if showsMark {
      let area = CGRect(x: rect.midX - Self.side / 2, y: y, width: Self.side, height: Self.side)
      StandInMark(mark: label.mark, rect: area).draw()
      y += Self.side + 8
    }
    guard showsTexts else { return }
    for (text, height) in zip(texts, heights) {
      text.draw(in: CGRect(x: rect.minX + 8, y: y, width: rect.width - 16, height: height))
      y += height
    }
  }

  private static var centered: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineBreakMode = .byTruncatingMiddle
    return style
  }
}
