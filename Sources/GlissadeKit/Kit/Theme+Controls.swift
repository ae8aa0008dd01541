import UIKit

extension Theme {
  static var prominentButton: UIButton.Configuration { button(.filled(), onAccent) }

  static var grayButton: UIButton.Configuration { button(.gray(), text, background: field) }

  static var chosenButton: UIButton.Configuration { button(.tinted(), accent, background: accent) }

  static var takesButton: UIButton.Configuration { button(.gray(), text) }

  static var plainButton: UIButton.Configuration { plainButton(text, inset: 8) }

  /// `inset` is the space at either side, in points.
  static func plainButton(_ color: UIColor, inset: CGFloat) -> UIButton.Configuration {
    var configuration = button(.plain(), color)
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: inset, bottom: 0, trailing: inset)
    return configuration
  }

  private static func button(
    _ style: UIButton.Configuration, _ color: UIColor, background: UIColor? = nil
  ) -> UIButton.Configuration {
    var configuration = style
    configuration.buttonSize = .mini
    configuration.baseForegroundColor = color
    configuration.baseBackgroundColor = background
    return configuration
  }
}
