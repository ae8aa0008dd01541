import Foundation

/// The typeface, weight, and size of a text. The host finds the font file. Nothing here deals with files.
package struct FontDescription: Hashable, Sendable {
  /// The weights of the OpenType scale.
  package enum Weight: Int, Sendable, CaseIterable {
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

  package enum Design: Sendable {
    case system
    case monospacedDigits
    case monospaced
  }

  package var size: CGFloat
  package var weight: Weight
  package var isItalic: Bool
  package var design: Design
  /// The name of a typeface, such as "Inter", or nil for the system face.
  package var family: String?

  package init(
    size: CGFloat, weight: Weight = .regular, isItalic: Bool = false, design: Design = .system, family: String? = nil
  ) {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.design = design
    self.family = family
  }
}

/// One line of text in one font, which is measured and drawn as a unit.
package struct TextRun: Hashable, Sendable {
  package var text: String
  package var font: FontDescription
  /// The extra space after each character, in points.
  package var kern: CGFloat

  package init(_ text: String, font: FontDescription, kern: CGFloat = 0) {
    self.text = text
    self.font = font
    self.kern = kern
  }
}

/// The vertical measurements of a font, in points. All are positive.
package struct FontMetrics: Hashable, Sendable {
  /// The height of the font above the baseline.
  package var ascent: CGFloat
  /// The depth of the font below the baseline.
  package var descent: CGFloat
  /// The extra space between lines.
  package var leading: CGFloat
  package var capHeight: CGFloat
  package var xHeight: CGFloat
  /// The distance between the baselines of two lines.
  package var lineHeight: CGFloat { ascent + descent + leading }

  package init(ascent: CGFloat, descent: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}

/// The coverage of a text run's glyphs, with 8 bits per pixel.
package final class GlyphMask: Sendable {
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  /// The position of the mask's left edge, in pixels right of the run's origin. Negative if glyphs start before it.
  package let left: Int
  /// The position of the mask's top edge, in pixels above the baseline.
  package let top: Int
  /// The coverage of each pixel, 0…255, in `width * height` bytes, row by row.
  package let coverage: [UInt8]

  package init(width: Int, height: Int, left: Int, top: Int, coverage: [UInt8]) {
    self.width = width
    self.height = height
    self.left = left
    self.top = top
    self.coverage = coverage
  }
}

/// Measures and rasterizes text. The host provides it, with SDL_ttf. Its methods are safe to call from any thread.
package protocol TextEngine: AnyObject, Sendable {
  func metrics(of font: FontDescription) -> FontMetrics
  /// Returns the advance width of a run, in points, which is the same at every scale.
  func width(of run: TextRun) -> CGFloat
  /// Returns the coverage of a run at `scale` pixels per point, or nil if there is nothing to draw.
  ///
  /// The run's origin is `subpixel` (0..<1) pixels right of a pixel's left edge.
  func mask(of run: TextRun, scale: CGFloat, subpixel: CGFloat) -> GlyphMask?
}

/// A text engine that estimates sizes and draws nothing, for code that runs without a host.
///
/// Its measurements are close to those of Inter, in 32nds of the size so that sums of them are exact. At 32 points, a character is 18 wide
/// and a line is 39 high.
package final class EstimatingTextEngine: TextEngine {
  package init() {}

  package func metrics(of font: FontDescription) -> FontMetrics {
    FontMetrics(
      ascent: font.size * 31 / 32, descent: font.size * 8 / 32, leading: 0, capHeight: font.size * 23 / 32,
      xHeight: font.size * 18 / 32)
  }

  package func width(of run: TextRun) -> CGFloat { CGFloat(run.text.count) * (run.font.size * 18 / 32 + run.kern) }

  package func mask(of run: TextRun, scale: CGFloat, subpixel: CGFloat) -> GlyphMask? { nil }
}
