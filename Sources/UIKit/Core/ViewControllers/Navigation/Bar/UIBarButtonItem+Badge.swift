import Foundation

extension UIBarButtonItem {
  /// A short text or a dot at the corner of a bar button, as on iOS 26.
  @preconcurrency @MainActor
  public final class Badge: NSObject {
    /// The text, or nil for a dot.
    public let stringValue: String?
    /// The color of the text, or nil for white.
    @Observed public var foregroundColor: UIColor? { didSet { onChange?() } }
    /// The color of the badge, or nil for red.
    @Observed public var backgroundColor: UIColor? { didSet { onChange?() } }
    /// The font of the text, or nil for the system's.
    @Observed public var font: UIFont? { didSet { onChange?() } }

    /// Called when the badge has changed.
    var onChange: (() -> Void)?

    private init(_ stringValue: String?) {
      self.stringValue = stringValue
      super.init()
    }

    /// Returns a badge with a number, or an empty one, which isn't shown, for 0.
    public static func count(_ count: Int) -> Badge { Badge(count <= 0 ? "" : "\(count)") }
    public static func string(_ string: String) -> Badge { Badge(string) }
    public static func indicator() -> Badge { Badge(nil) }
  }

  /// The text that a bar shows as a badge, which is empty for a dot, or nil for no badge.
  var badgeText: String? {
    guard let badge else { return nil }
    guard let text = badge.stringValue else { return "" }
    return text.isEmpty ? nil : text
  }
}
