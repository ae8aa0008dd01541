import Foundation

/// Which points count as inside a path that crosses itself.
public enum CGPathFillRule: Int32, Hashable, Sendable {
  /// Inside where the path winds around the point at all.
  case winding = 0
  /// Inside where a ray from the point crosses the path an odd number of times.
  case evenOdd = 1
}

/// What a context does with a path: fill it, stroke it, or both.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  case fill = 0
  case eoFill = 1
  case stroke = 2
  case fillStroke = 3
  case eoFillStroke = 4
}

/// The shape of a stroke's ends.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// Ends at the path's end.
  case butt = 0
  /// A half circle beyond it.
  case round = 1
  /// Half the line's width beyond it.
  case square = 2
}

/// The shape of a stroke's corners.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// A sharp corner, cut off as `bevel` where it would be longer than the miter limit allows.
  case miter = 0
  case round = 1
  case bevel = 2
}

/// How carefully an image is scaled.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  case low = 2
  case high = 3
  case medium = 4
}

/// How what is drawn meets what is there. The raw values are Apple's.
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

/// Whether a gradient's end colours go on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
