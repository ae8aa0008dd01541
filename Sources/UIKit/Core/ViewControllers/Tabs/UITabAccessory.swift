import Foundation

/// A view above the tab bar, such as the controls of what is playing, as on iOS 26.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  /// The place of an accessory.
  public enum Environment: Int, Sendable {
    case unspecified = 0
    /// Not in an accessory.
    case none = 1
    /// Above the tab bar.
    case regular = 2
    /// Beside the minimized tab bar.
    case inline = 3
  }

  public let contentView: UIView

  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}

/// The place of the accessory of a tab bar in which a view is.
public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
  public static var defaultValue: UITabAccessory.Environment { .unspecified }
}

extension UITraitCollection {
  /// The place of the accessory of a tab bar in which the view is.
  public var tabAccessoryEnvironment: UITabAccessory.Environment { self[UITraitTabAccessoryEnvironment.self] }
}

/// The plate of an accessory.
final class TabAccessoryView: UIVisualEffectView {
  /// The height, the space at the sides, and that above the tab bar, in points, as on iOS 26.
  static let height: CGFloat = 48
  static let margin: CGFloat = 20
  static let gap: CGFloat = 8

  let accessory: UITabAccessory

  init(_ accessory: UITabAccessory) {
    self.accessory = accessory
    super.init(effect: UIGlassEffect())
    accessory.contentView.frame = contentView.bounds
    accessory.contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessory.contentView.translatesAutoresizingMaskIntoConstraints = true
    contentView.addSubview(accessory.contentView)
    showEnvironment()
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the accessory is beside a minimized tab bar, for its content.
  var isInline = false { didSet { showEnvironment() } }

  private func showEnvironment() { traitOverrides[UITraitTabAccessoryEnvironment.self] = isInline ? .inline : .regular }
}
