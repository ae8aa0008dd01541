import UIKit

/// The screen that a stage stands for.
public struct Device: Equatable, Sendable {
  /// In points.
  public var size: CGSize
  /// What bars, corners and the home indicator take from the edges, in points.
  public var safeArea: UIEdgeInsets

  public init(size: CGSize, safeArea: UIEdgeInsets) {
    self.size = size
    self.safeArea = safeArea
  }

  public static let phone = Device(
    size: CGSize(width: 390, height: 844), safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  public static let smallPhone = Device(
    size: CGSize(width: 375, height: 667), safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
  public static let largePhone = Device(
    size: CGSize(width: 428, height: 926), safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  public static let tablet = Device(
    size: CGSize(width: 820, height: 1180), safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))

  public static let known = [phone, smallPhone, largePhone, tablet]

  /// What a known device is called; nil for a plain screen.
  public var name: String? { Self.names.first { $0.device == self }?.name }

  private static let names: [(device: Device, name: String)] = [
    (phone, "Phone"), (smallPhone, "Small phone"), (largePhone, "Large phone"), (tablet, "Tablet"),
  ]

  /// The device turned by a quarter: what covers its upper edge then covers both sides, as on a phone with a notch.
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

  /// The known device with a screen of `size` points, or else a plain screen without any insets.
  public init(size: CGSize) {
    self = Self.known.first { $0.size == size } ?? Device(size: size, safeArea: .zero)
  }
}
