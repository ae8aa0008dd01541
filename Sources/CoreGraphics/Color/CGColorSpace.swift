import Foundation

/// A color space. All colors and pixels here are sRGB, but code from Apple's platforms passes a space when it creates gradients.
public final class CGColorSpace: Sendable, Equatable {
  public static let sRGB = "kCGColorSpaceSRGB"

  private init() {}

  /// Creates the color space with the given name, or returns nil for any name except `CGColorSpace.sRGB`.
  public convenience init?(name: String) {
    guard name == CGColorSpace.sRGB else { return nil }
    self.init()
  }

  static let standard = CGColorSpace()

  /// Returns true, because there is only one color space.
  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { true }
}

/// Returns the sRGB color space, which is the device's color space.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standard }
