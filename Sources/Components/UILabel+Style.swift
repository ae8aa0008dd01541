import UIKit

extension UILabel {
  /// Creates a label with up to `lines` lines, or as many as necessary for 0.
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
}
