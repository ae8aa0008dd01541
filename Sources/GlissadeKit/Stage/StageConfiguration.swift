import UIKit

/// How a stage shows its demo.
public struct StageConfiguration: Equatable, Sendable {
  public var device = Device.phone
  public var appearance = Appearance.light
  /// Whether movements are to be replaced by cross-fades.
  public var reducesMotion = false
  /// Pixels a point.
  public var scale: CGFloat = 1
  /// How many threads draw; nil for one a core.
  public var threads: Int?

  public init() {}

  /// The screen's size in pixels.
  public var pixelSize: (width: Int, height: Int) {
    (Int((device.size.width * scale).rounded()), Int((device.size.height * scale).rounded()))
  }
}

/// Light or dark, in words.
public enum Appearance: String, CaseIterable, Sendable, Codable {
  case light
  case dark

  var interfaceStyle: UIUserInterfaceStyle { self == .dark ? .dark : .light }
}
