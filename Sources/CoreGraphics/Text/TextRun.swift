import Foundation

/// The face, weight and size that a text is set in. The host finds the font file; nothing here knows of files.
public struct FontDescription: Hashable, Sendable {
  /// The weights of the OpenType scale.
  public enum Weight: Int, Sendable, CaseIterable {
    case ultraLight = 100
    case thin = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
    case heavy = 800
    case black = 900
  }

  /// The kind of face wanted: the system's text face, or one whose figures (or all letters) have the same width.
  public enum Design: Sendable {
    case system
    case monospacedDigits
    case monospaced
  }

  /// In points.
  public var size: CGFloat
  public var weight: Weight
  public var isItalic: Bool
  public var design: Design
  /// A face asked for by name, such as "Inter"; nil for the system face.
  public var family: String?

  public init(
    size: CGFloat, weight: Weight = .regular, isItalic: Bool = false, design: Design = .system, family: String? = nil
  ) {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.design = design
    self.family = family
  }
}

/// One line of text in one font: what is measured and drawn as a unit.
public struct TextRun: Hashable, Sendable {
  public var text: String
  public var font: FontDescription
  /// Extra space after each character, in points.
  public var kern: CGFloat

  public init(_ text: String, font: FontDescription, kern: CGFloat = 0) {
    self.text = text
    self.font = font
    self.kern = kern
  }
}

/// The vertical measures of a font, in points; all positive.
public struct FontMetrics: Hashable, Sendable {
  public var ascent: CGFloat
  public var descent: CGFloat
  public var leading: CGFloat
  public var capHeight: CGFloat
  public var xHeight: CGFloat
  public var lineHeight: CGFloat { ascent + descent + leading }

  public init(ascent: CGFloat, descent: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}

/// The ink of a text run as 8-bit coverage.
public final class GlyphMask: Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Where the mask's left edge lies, in pixels right of the run's origin (negative when ink starts before it).
  public let left: Int
  /// Where the mask's top edge lies, in pixels above the baseline.
  public let top: Int
  /// `width * height` bytes, row by row.
  public let coverage: [UInt8]

  public init(width: Int, height: Int, left: Int, top: Int, coverage: [UInt8]) {
    self.width = width
    self.height = height
    self.left = left
    self.top = top
    self.coverage = coverage
  }
}

/// Measures and rasterises text. Filled by the host (SDL_ttf); safe to call from any thread.
public protocol TextEngine: AnyObject, Sendable {
  func metrics(of font: FontDescription) -> FontMetrics
  /// The advance width of a run, in points, the same at every scale.
  func width(of run: TextRun) -> CGFloat
  /// The ink of a run at `scale` pixels a point, with its origin `subpixel` (0..<1) pixels right of a pixel's left edge.
  func mask(of run: TextRun, scale: CGFloat, subpixel: CGFloat) -> GlyphMask?
}

/// The text engine in use. Set once by the host before anything is measured.
public enum TextServices {
  nonisolated(unsafe) public static var engine: any TextEngine = EstimatingTextEngine()
}

/// Measures by rule of thumb and draws nothing: what code gets that runs without any host.
///
/// Near to Inter's measures, in 32nds of the size so that sums of them are exact: at 32 points a character is 18 wide and a line 39 high.
public final class EstimatingTextEngine: TextEngine {
  public init() {}

  public func metrics(of font: FontDescription) -> FontMetrics {
    FontMetrics(
      ascent: font.size * 31 / 32, descent: font.size * 8 / 32, leading: 0, capHeight: font.size * 23 / 32,
      xHeight: font.size * 18 / 32)
  }

  public func width(of run: TextRun) -> CGFloat { CGFloat(run.text.count) * (run.font.size * 18 / 32 + run.kern) }

  public func mask(of run: TextRun, scale: CGFloat, subpixel: CGFloat) -> GlyphMask? { nil }
}
