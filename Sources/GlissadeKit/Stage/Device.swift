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

  /// The known device with a screen of `size` points, or else a plain screen without any insets.
  public init(size: CGSize) {
    self = Self.known.first { $0.size == size } ?? Device(size: size, safeArea: .zero)
  }
}
