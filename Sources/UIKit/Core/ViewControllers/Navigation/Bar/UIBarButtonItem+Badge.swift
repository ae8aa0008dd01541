import Foundation

extension UIBarButtonItem {
  @preconcurrency @MainActor
  public final class Badge: NSObject {
    /// Nil for a dot.
    public let stringValue: String?
    /// Nil for white.
    @Observed public var foregroundColor: UIColor? { didSet { onChange?() } }
    /// Nil for red.
    @Observed public var backgroundColor: UIColor? { didSet { onChange?() } }
    @Observed public var font: UIFont? { didSet { onChange?() } }

    var onChange: (() -> Void)?

    private init(_ stringValue: String?) {
      self.stringValue = stringValue
      super.init()
    }

    /// A count of 0 results in an empty badge, which isn't shown.
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
