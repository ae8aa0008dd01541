import UIKit

/// A device whose screen a stage simulates.
public struct Device: Equatable, Sendable {
  /// The size of the screen, in points.
  public var size: CGSize
  /// The insets of bars, corners and the home indicator, in points.
  public var safeArea: UIEdgeInsets

  /// Creates a device.
  public init(size: CGSize, safeArea: UIEdgeInsets) {
    self.size = size
    self.safeArea = safeArea
  }

  /// A phone with a notch, of 390 × 844 points.
  public static let phone = Device(
    size: CGSize(width: 390, height: 844), safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  /// A phone with a home button, of 375 × 667 points.
  public static let smallPhone = Device(
    size: CGSize(width: 375, height: 667), safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
  /// A large phone with a notch, of 428 × 926 points.
  public static let largePhone = Device(
    size: CGSize(width: 428, height: 926), safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  /// A tablet, of 820 × 1180 points.
  public static let tablet = Device(
    size: CGSize(width: 820, height: 1180), safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))

  /// The devices that have names.
  public static let known = [phone, smallPhone, largePhone, tablet]

  /// The name of a known device, or nil for any other screen.
  public var name: String? { Self.names.first { $0.device == self }?.name }

  private static let names: [(device: Device, name: String)] = [
    (phone, "Phone"), (smallPhone, "Small phone"), (largePhone, "Large phone"), (tablet, "Tablet"),
  ]

  /// Creates the device turned by a quarter. An inset at the top becomes an inset on both sides, as on a phone with a notch.
  public init(turning device: Device) {
    let insets = device.safeArea
    let isUpright = device.size.height >= device.size.width
    let upright = Self.known.first { $0.size == CGSize(width: device.size.height, height: device.size.width) }
    if !isUpright, let upright {
      self = upright
    } else {
      let hasNotch = insets.top > 24
      self.init(
        size: CGSize(width: device.size.height, height: device.size.width),
        safeArea: UIEdgeInsets(
          top: hasNotch ? 0 : insets.top, left: hasNotch ? insets.top : 0, bottom: hasNotch ? 21 : insets.bottom,
          right: hasNotch ? insets.top : 0))
    }
  }

  /// Creates the known device with a screen of the given size in points, or a plain screen without insets.
  public init(size: CGSize) {
    self = Self.known.first { $0.size == size } ?? Device(size: size, safeArea: .zero)
  }
}
