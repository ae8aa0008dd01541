import Foundation

@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  public enum Environment: Int, Sendable {
    case unspecified = 0
    case none = 1
    case regular = 2
    case inline = 3
  }

  public let contentView: UIView

  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}

public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
  public static var defaultValue: UITabAccessory.Environment { .unspecified }
}

extension UITraitCollection {
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

  /// A Boolean value that indicates whether the accessory is next to a minimized tab bar.
  var isInline = false { didSet { showEnvironment() } }

  private func showEnvironment() { traitOverrides[UITraitTabAccessoryEnvironment.self] = isInline ? .inline : .regular }
}
