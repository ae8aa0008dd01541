import UIKit

/// The configuration of a stage.
public struct StageConfiguration: Equatable, Sendable {
  /// The device that the stage simulates.
  public var device = Device.phone
  /// The appearance, light or dark.
  public var appearance = Appearance.light
  /// A Boolean value that indicates whether Reduce Motion is on.
  public var reducesMotion = false
  /// A Boolean value that indicates whether Reduce Transparency is on.
  public var reducesTransparency = false
  /// The number of pixels per point.
  public var scale: CGFloat = 1
  /// The number of threads that draw, or nil for one per core.
  package var threads: Int?
  /// The seed of the random numbers for the stage's code, 0 or more. Equal seeds give the same numbers.
  package var seed = Self.standardSeed
  /// A Boolean value that indicates whether each phase that the program starts draws the same random numbers as before, so that its effects
  /// can be compared.
  package var repeatsRandomNumbers = false
  /// A Boolean value that indicates whether UIKit's warnings about the stage's code are dropped, because its problems are reported
  /// elsewhere.
  package var dropsWarnings = false

  package static let standardSeed = 1

  /// Creates the default configuration.
  public init() {}

  package var pixelSize: (width: Int, height: Int) {
    (Int((device.size.width * scale).rounded()), Int((device.size.height * scale).rounded()))
  }
}

/// A light or dark appearance.
public enum Appearance: String, CaseIterable, Sendable, Codable {
  case light
  case dark

  package var interfaceStyle: UIUserInterfaceStyle { self == .dark ? .dark : .light }
}
