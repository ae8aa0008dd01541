import Foundation

/// All colors and pixels here are sRGB, but code from Apple's platforms passes a space when it creates gradients.
public final class CGColorSpace: Sendable, Equatable {
  public static let sRGB = "kCGColorSpaceSRGB"

  private init() {}

  /// Returns nil for any name except `CGColorSpace.sRGB`.
  public convenience init?(name: String) {
    guard name == CGColorSpace.sRGB else { return nil }
    self.init()
  }

  static let standard = CGColorSpace()

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { true }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standard }
