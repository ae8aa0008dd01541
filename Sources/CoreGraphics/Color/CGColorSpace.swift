import Foundation

/// A way to read colour components. All colours and pixels here are sRGB; code from Apple's platforms names the space when it makes gradients.
public final class CGColorSpace: Sendable, Equatable {
  public static let sRGB = "kCGColorSpaceSRGB"

  private init() {}

  /// The space called `name`, or nil for any but `CGColorSpace.sRGB`.
  public convenience init?(name: String) {
    guard name == CGColorSpace.sRGB else { return nil }
    self.init()
  }

  static let standard = CGColorSpace()

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { true }
}

/// The sRGB space, which is the device's.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standard }
