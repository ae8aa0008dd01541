import CoreGraphics
import Foundation

/// The host's text engine measures it (`GraphicsServices.current.textEngine`).
open class UIFont: NSObject, @unchecked Sendable {
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

  private let mark = AttributeMark()
  let face: FontDescription
  /// The style that determines the size, or nil if the size is fixed.
  let scaling: FontScaling?

  init(face: FontDescription, scaling: FontScaling? = nil) {
    self.face = face
    self.scaling = scaling
    super.init()
  }

  // MARK: Creating fonts

  /// Creates a font by its name, such as "Inter-SemiBold": a family, then a hyphen and its style.
  ///
  /// If the family isn't installed, the system font is used with the same weight and slant, so that code written for another system keeps
  /// its appearance. Only an empty name returns nil.
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

  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var systemFontSize: CGFloat { 14 }

  /// Returns a valid size: 12 points in place of 0 or less, as in UIKit.
  private static func usable(_ size: CGFloat) -> CGFloat { size > 0 && size.isFinite ? size : 12 }

  // MARK: Metrics, in points

  private var metrics: FontMetrics { GraphicsServices.current.textEngine.metrics(of: face) }

  open var pointSize: CGFloat { face.size }
  open var ascender: CGFloat { metrics.ascent }
  /// A negative number, as on iOS.
  open var descender: CGFloat { -metrics.descent }
  open var leading: CGFloat { metrics.leading }
  open var capHeight: CGFloat { metrics.capHeight }
  open var xHeight: CGFloat { metrics.xHeight }
  open var lineHeight: CGFloat { metrics.lineHeight }

  open var familyName: String { face.family ?? "System" }

  /// The family, a hyphen and the style.
  open var fontName: String {
    let style = (face.weight == .regular ? "" : face.weight.styleName) + (face.isItalic ? "Italic" : "")
    return familyName + "-" + (style.isEmpty ? "Regular" : style)
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.face == face }

  open override var hash: Int { face.hashValue }

  open override var description: String { "<UIFont \(fontName) \(pointSize) pt>" }
}

extension FontDescription.Weight {
  /// Creates the weight of the OpenType scale that is closest to UIKit's weight.
  init(_ weight: UIFont.Weight) {
    let scale: [(UIFont.Weight, FontDescription.Weight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
      (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]
    self = scale.min { abs($0.0.rawValue - weight.rawValue) < abs($1.0.rawValue - weight.rawValue) }?.1 ?? .regular
  }

  /// Creates the weight that a lowercase style name contains.
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
