import UIKit

extension Theme {
  /// The configuration of the most important button.
  static var prominentButton: UIButton.Configuration {
    var configuration = UIButton.Configuration.filled()
    configuration.buttonSize = .mini
    configuration.baseForegroundColor = onAccent
    return configuration
  }

  /// The configuration of a button without a background.
  static var plainButton: UIButton.Configuration {
    var configuration = UIButton.Configuration.plain()
    configuration.buttonSize = .mini
    configuration.baseForegroundColor = text
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    return configuration
  }

  static var grayButton: UIButton.Configuration {
    var configuration = UIButton.Configuration.gray()
    configuration.buttonSize = .mini
    configuration.baseForegroundColor = text
    configuration.baseBackgroundColor = field
    return configuration
  }

  /// The configuration of a button that is on.
  static var chosenButton: UIButton.Configuration {
    var configuration = UIButton.Configuration.tinted()
    configuration.buttonSize = .mini
    configuration.baseForegroundColor = accent
    configuration.baseBackgroundColor = accent
    return configuration
  }
}
