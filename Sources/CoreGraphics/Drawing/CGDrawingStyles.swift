import Foundation

/// The rules that determine the inside of a path that crosses itself.
public enum CGPathFillRule: Int32, Hashable, Sendable {
  /// A point is inside if the path winds around it a nonzero number of times in total.
  case winding = 0
  /// A point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd = 1
}

public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  case fill = 0
  case eoFill = 1
  case stroke = 2
  case fillStroke = 3
  case eoFillStroke = 4
}

public enum CGLineCap: Int32, Hashable, Sendable {
  /// The stroke ends exactly at the path's end.
  case butt = 0
  /// The stroke ends with a semicircle beyond the path's end.
  case round = 1
  /// The stroke ends half the line's width beyond the path's end.
  case square = 2
}

public enum CGLineJoin: Int32, Hashable, Sendable {
  /// A pointed corner, which is beveled if it would be longer than the miter limit allows.
  case miter = 0
  case round = 1
  case bevel = 2
}

public enum CGInterpolationQuality: Int32, Hashable, Sendable {
  /// Interpolates between pixels.
  case `default` = 0
  /// The nearest pixel, without interpolation.
  case none = 1
  /// The same as `default` here.
  case low = 2
  /// The same as `default` here.
  case high = 3
  /// The same as `default` here.
  case medium = 4
}

/// The raw values are Apple's.
public enum CGBlendMode: Int32, Hashable, Sendable {
  /// Composites the source over the destination.
  case normal = 0
  /// Multiplies the colors, which darkens.
  case multiply = 1
  /// Multiplies the inverse colors, which lightens.
  case screen = 2
  /// Multiplies or screens, depending on the destination.
  case overlay = 3
  /// Uses the darker value of each component.
  case darken = 4
  /// Uses the lighter value of each component.
  case lighten = 5
  /// Brightens the destination to reflect the source.
  case colorDodge = 6
  /// Darkens the destination to reflect the source.
  case colorBurn = 7
  /// Darkens or lightens gently, depending on the source.
  case softLight = 8
  /// Multiplies or screens, depending on the source.
  case hardLight = 9
  /// Uses the absolute difference of each component.
  case difference = 10
  /// Similar to `difference`, with less contrast.
  case exclusion = 11
  /// Makes the destination transparent.
  case clear = 16
  /// Replaces the destination with the source.
  case copy = 17
  /// Uses the source where the destination is opaque.
  case sourceIn = 18
  /// Uses the source where the destination is transparent.
  case sourceOut = 19
  /// Composites the source over the destination, only where the destination is opaque.
  case sourceAtop = 20
  /// Composites the source under the destination.
  case destinationOver = 21
  /// Keeps the destination where the source is opaque.
  case destinationIn = 22
  /// Keeps the destination where the source is transparent.
  case destinationOut = 23
  /// Composites the source under the destination, only where the source is opaque.
  case destinationAtop = 24
  /// Uses each one only where the other is transparent.
  case xor = 25
  /// Adds the inverse colors, which darkens.
  case plusDarker = 26
  /// Adds the colors, which lightens.
  case plusLighter = 27
}

public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Extends the first color beyond the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// Extends the last color beyond the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
