import UIKit

extension UILabel {
  /// Creates a label.
  ///
  /// - Parameters:
  ///   - font: The font of the text.
  ///   - color: The color of the text.
  ///   - text: The text, or nil for none.
  ///   - lines: The maximum number of lines, or 0 for as many as necessary.
  ///   - alignment: The alignment of the text.
  package convenience init(
    _ font: UIFont, _ color: UIColor = .label, text: String? = nil, lines: Int = 1, alignment: NSTextAlignment = .natural
  ) {
    self.init(frame: .zero)
    self.font = font
    textColor = color
    numberOfLines = lines
    textAlignment = alignment
    self.text = text
  }

  /// The width of the text on one line, in points.
  package var naturalWidth: CGFloat { sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)).width }

  /// Returns the height of the text in lines of a width, in whole points.
  package func height(in width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
  }
}
