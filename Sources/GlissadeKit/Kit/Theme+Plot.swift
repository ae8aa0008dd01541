import UIKit

extension Theme {
  @MainActor
  enum Plot {
    static let velocity = dynamic(light: 0x7d3db3, dark: 0xcc9eff)
  }

  /// The colors of motion trails, which are visible on any stage.
  @MainActor
  enum Trail {
    static func color(_ index: Int) -> UIColor { colors[index % colors.count] }

    private static let colors = [0x0d85ff, 0xff4d73, 0x1ab873, 0xfa990d, 0xa86bff, 0x0db8d1].map { Theme.color($0) }

    /// The color under each line, which makes it visible on a background of the same color.
    static let casing = UIColor(white: 1, alpha: 0.75)
    static let earlier = Theme.color(0xff7a1f)
    static let later = Theme.color(0x1a8fff)
  }

  @MainActor
  enum Comparison {
    /// The side with the tuned values.
    static let tuned = accent
    static let other = dynamic(light: 0x9a3fb5, dark: 0xd88cf0)
  }
}
