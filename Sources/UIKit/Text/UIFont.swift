import CoreGraphics
import Foundation

/// A face at a size. Measured by the host's text engine (`TextServices.engine`).
open class UIFont: NSObject, @unchecked Sendable {
  /// How heavy a face's strokes are; the values are UIKit's.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  let face: FontDescription

  init(face: FontDescription) {
    self.face = face
    super.init()
  }

  // MARK: Making fonts

  /// The face called `name`, such as "Inter-SemiBold": a family, then a hyphen and its style.
  ///
  /// Of a family that is not installed the system face is taken in the same weight and slant, so that code made for another system keeps
  /// its look; only an empty name gives nil.
  public convenience init?(name: String, size: CGFloat) {
    let parts = name.split(separator: "-", maxSplits: 1)
    guard let family = parts.first else { return nil }
    let style = parts.count > 1 ? parts[1].lowercased() : ""
    self.init(
      face: FontDescription(
        size: UIFont.usable(size), weight: FontDescription.Weight(named: style),
        isItalic: style.contains("italic") || style.contains("oblique"), family: String(family)))
  }

  open class func systemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .regular) }

  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontDescription(size: usable(size), weight: FontDescription.Weight(weight)))
  }

  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(face: FontDescription(size: usable(size), isItalic: true))
  }

  /// The system face with figures of one width, so that a running number does not wobble.
  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontDescription(size: usable(size), weight: FontDescription.Weight(weight), design: .monospacedDigits))
  }

  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontDescription(size: usable(size), weight: FontDescription.Weight(weight), design: .monospaced))
  }

  open func withSize(_ size: CGFloat) -> UIFont {
    var face = face
    face.size = UIFont.usable(size)
    return UIFont(face: face)
  }

  /// 17 points, as on iOS.
  open class var labelFontSize: CGFloat { 17 }
  /// 18 points, as on iOS.
  open class var buttonFontSize: CGFloat { 18 }
  /// 12 points, as on iOS.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// 14 points, as on iOS.
  open class var systemFontSize: CGFloat { 14 }

  /// UIKit takes a size of 0 or less for its standard size.
  private static func usable(_ size: CGFloat) -> CGFloat { size > 0 && size.isFinite ? size : 12 }

  // MARK: Measures, in points

  private var metrics: FontMetrics { TextServices.engine.metrics(of: face) }

  open var pointSize: CGFloat { face.size }
  /// From the baseline up to the top of the line.
  open var ascender: CGFloat { metrics.ascent }
  /// From the baseline to the bottom of the line; negative, because it leads down.
  open var descender: CGFloat { -metrics.descent }
  open var leading: CGFloat { metrics.leading }
  open var capHeight: CGFloat { metrics.capHeight }
  open var xHeight: CGFloat { metrics.xHeight }
  open var lineHeight: CGFloat { metrics.lineHeight }

  open var familyName: String { face.family ?? "System" }

  open var fontName: String {
    let style = (face.weight == .regular ? "" : face.weight.styleName) + (face.isItalic ? "Italic" : "")
    return familyName + "-" + (style.isEmpty ? "Regular" : style)
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.face == face }

  open override var hash: Int { face.hashValue }

  open override var description: String { "<UIFont \(fontName) \(pointSize) pt>" }
}

extension FontDescription.Weight {
  /// The weight of the OpenType scale that UIKit's weight stands for, or the nearest one.
  init(_ weight: UIFont.Weight) {
    let scale: [(UIFont.Weight, FontDescription.Weight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
      (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]
    self = scale.min { abs($0.0.rawValue - weight.rawValue) < abs($1.0.rawValue - weight.rawValue) }?.1 ?? .regular
  }

  /// The weight that the style part of a face's name tells, in lower case.
  init(named style: String) {
    let names: [(String, FontDescription.Weight)] = [
      ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
      ("semibold", .semibold), ("demibold", .semibold), ("extrabold", .heavy), ("bold", .bold), ("heavy", .heavy),
      ("black", .black),
    ]
    self = names.first { style.contains($0.0) }?.1 ?? .regular
  }

  var styleName: String {
    switch self {
    case .ultraLight: "UltraLight"
    case .thin: "Thin"
    case .light: "Light"
    case .regular: "Regular"
    case .medium: "Medium"
    case .semibold: "Semibold"
    case .bold: "Bold"
    case .heavy: "Heavy"
    case .black: "Black"
    }
  }
}
