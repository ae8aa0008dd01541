import Foundation

/// The rules that determine the inside of a path that crosses itself.
public enum CGPathFillRule: Int32, Hashable, Sendable {
  /// A point is inside if the path winds around it a nonzero number of times in total.
  case winding = 0
  /// A point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd = 1
}

/// The ways to draw a path: fill it, stroke it, or both.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  /// Fills by the winding rule.
  case fill = 0
  /// Fills by the even-odd rule.
  case eoFill = 1
  /// Strokes the path.
  case stroke = 2
  /// Fills by the winding rule, then strokes.
  case fillStroke = 3
  /// Fills by the even-odd rule, then strokes.
  case eoFillStroke = 4
}

/// The shapes of a stroke's ends.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// The stroke ends exactly at the path's end.
  case butt = 0
  /// The stroke ends with a semicircle beyond the path's end.
  case round = 1
  /// The stroke ends half the line's width beyond the path's end.
  case square = 2
}

/// The shapes of a stroke's corners.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// A pointed corner, which is beveled where it would be longer than the miter limit allows.
  case miter = 0
  /// A rounded corner.
  case round = 1
  /// A corner that is cut off.
  case bevel = 2
}

/// The quality with which images are scaled.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
  /// The context's own choice.
  case `default` = 0
  /// The nearest pixel, without interpolation.
  case none = 1
  case low = 2
  case high = 3
  case medium = 4
}

/// The ways to combine drawing with what is already there. The raw values are Apple's.
public enum CGBlendMode: Int32, Hashable, Sendable {
  case normal = 0
  case multiply = 1
  case screen = 2
  case overlay = 3
  case darken = 4
  case lighten = 5
  case colorDodge = 6
  case colorBurn = 7
  case softLight = 8
  case hardLight = 9
  case difference = 10
  case exclusion = 11
  case clear = 16
  case copy = 17
  case sourceIn = 18
  case sourceOut = 19
  case sourceAtop = 20
  case destinationOver = 21
  case destinationIn = 22
  case destinationOut = 23
  case destinationAtop = 24
  case xor = 25
  case plusDarker = 26
  case plusLighter = 27
}

/// The options that extend a gradient's end colors beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: UInt32
  /// Creates options with the given bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Extends the first color beyond the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// Extends the last color beyond the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
