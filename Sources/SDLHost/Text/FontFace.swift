import CSDL2
import Compositor
import CoreGraphics

/// An open font face, which measures text in ems and rasterizes it without hinting. SDL_ttf isn't safe to call from several threads, so the
/// owner of faces must hold a lock.
final class FontFace {
  /// The number of pixels per em at which text is measured, so that rounding to whole pixels is less than 1/8000 em.
  private static let designSize = 4096
  /// The resolution, in dots per inch, at which one point of SDL_ttf is 1/72 pixel, so that sizes need not be whole pixels.
  private static let fineDPI: UInt32 = 1

  /// A Boolean value that indicates whether the face has been used since its owner last closed unused ones.
  var isUsed = true

  private let bytes: FontBytes
  private let measuring: OpaquePointer
  private let drawing: OpaquePointer
  private var drawnSize: RasterSize?
  /// A wide blank around the text to measure, because SDL_ttf reports overhanging glyphs instead of the advance.
  private let spacer: String
  private var advances: [String: CGFloat] = [:]
  private var kernings: [String: CGFloat] = [:]
  /// The width of the blanks around a text to measure.
  private lazy var spacersExtent = Self.extent(of: spacer + spacer, in: measuring)
  private var drawnTexts = BoundedCache<DrawnTextKey, DrawnText>(limit: 1 << 20)

  private struct DrawnTextKey: Hashable {
    let text: String
    let size: RasterSize
    let isRightToLeft: Bool
  }

  /// A text as SDL_ttf has drawn it, from which the masks for all positions between pixels are created.
  private struct DrawnText {
    /// The ink, or nil if there is none.
    let ink: Ink?
    /// The column of the text's origin.
    let origin: Int
    /// The row of the baseline.
    let baseline: Int
  }

  init(_ reference: FaceReference) throws(FontError) {
    bytes = try FontBytes(path: reference.path)
    measuring = try bytes.font(index: reference.index, points: Self.designSize, dpi: 72)
    do throws(FontError) { drawing = try bytes.font(index: reference.index, points: 16 * 72, dpi: Self.fineDPI) } catch {
      TTF_CloseFont(measuring)
      throw error
    }
    var spacer = " "
    for blank in ["\u{a0}", "\u{2002}", "\u{2003}"] as [Unicode.Scalar] where TTF_GlyphIsProvided32(measuring, blank.value) != 0 {
      spacer = String(blank)
    }
    self.spacer = spacer
  }

  deinit {
    TTF_CloseFont(measuring)
    TTF_CloseFont(drawing)
  }

  func provides(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.properties.isDefaultIgnorableCodePoint || TTF_GlyphIsProvided32(measuring, $0.value) != 0 }
  }

  /// The face's vertical measurements at size 1.
  lazy var metrics: FontMetrics = {
    let em = CGFloat(Self.designSize)
    let ascent = CGFloat(TTF_FontAscent(measuring)) / em
    let descent = -CGFloat(TTF_FontDescent(measuring)) / em
    let skip = CGFloat(TTF_FontLineSkip(measuring)) / em
    func top(of letter: Unicode.Scalar, otherwise fallback: CGFloat) -> CGFloat {
      var top: Int32 = 0
      return TTF_GlyphMetrics32(measuring, letter.value, nil, nil, nil, &top, nil) == 0 ? CGFloat(top) / em : fallback
    }
    return FontMetrics(
      ascent: ascent, descent: descent, leading: max(skip - ascent - descent, 0), capHeight: top(of: "H", otherwise: ascent * 0.75),
      xHeight: top(of: "x", otherwise: ascent * 0.55))
  }()

  /// Returns the advance of a text shaped as a whole, in ems.
  func advance(of text: String) -> CGFloat {
    if let known = advances[text] { return known }
    let framed = Self.extent(of: spacer + text + spacer, in: measuring)
    let advance = CGFloat(framed - spacersExtent) / CGFloat(Self.designSize)
    Self.remember(advance, for: text, in: &advances)
    return advance
  }

  /// Returns the kerning of two characters, in ems. A negative value moves them closer together than their advances alone.
  func kerning(_ first: String, _ second: String) -> CGFloat {
    let pair = first + second
    if let known = kernings[pair] { return known }
    let difference = advance(of: pair) - advance(of: first) - advance(of: second)
    // A larger difference isn't kerning but another glyph, such as an arrow for "->".
    let kerning = abs(difference) < 0.25 ? difference : 0
    Self.remember(kerning, for: pair, in: &kernings)
    return kerning
  }

  private static func remember(_ value: CGFloat, for key: String, in table: inout [String: CGFloat]) {
    if table.count >= 20_000 { table.removeAll() }
    table[key] = value
  }

  private static func extent(of text: String, in font: OpaquePointer) -> Int {
    var width: Int32 = 0
    return TTF_SizeUTF8(font, text, &width, nil) == 0 ? Int(width) : 0
  }

  /// Returns the coverage of a text shaped as a whole, with its origin `phase` columns right of a pixel's left edge.
  ///
  /// SDL_ttf places unhinted glyphs on whole pixels, which spaces small text unevenly. Text is therefore drawn into pixels that are a
  /// fraction as wide, and their coverage is added up. The result is exactly the coverage of a glyph between pixels.
  func mask(of text: String, size: RasterSize, phase: Int, isRightToLeft: Bool) -> GlyphMask? {
    guard let found = drawn(text, size: size, isRightToLeft: isRightToLeft) else { return nil }
    return found.ink?.mask(originColumn: found.origin - phase, columnsPerPixel: size.columnsPerPixel, baseline: found.baseline)
  }

  private func drawn(_ text: String, size: RasterSize, isRightToLeft: Bool) -> DrawnText? {
    let key = DrawnTextKey(text: text, size: size, isRightToLeft: isRightToLeft)
    if let known = drawnTexts[key] { return known }
    guard let made = draw(text, size: size, isRightToLeft: isRightToLeft) else { return nil }
    drawnTexts.insert(made, for: key, cost: 64 + (made.ink?.byteCount ?? 0))
    return made
  }

  private func draw(_ text: String, size: RasterSize, isRightToLeft: Bool) -> DrawnText? {
    if drawnSize != size {
      let columns = UInt32(size.columnsPerPixel)
      guard TTF_SetFontSizeDPI(drawing, Int32(size.units), Self.fineDPI * columns, Self.fineDPI) == 0 else { return nil }
      drawnSize = size
    }
    TTF_SetFontDirection(drawing, isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    // In a right-to-left run, a leading blank would be on the right.
    let framed = isRightToLeft ? text + spacer : spacer + text
    guard let surface = TTF_RenderUTF8_Blended(drawing, framed, white) else { return nil }
    defer { SDL_FreeSurface(surface) }
    return DrawnText(
      ink: Ink(surface: surface), origin: Self.extent(of: spacer, in: drawing), baseline: baseline(of: text, height: Int(surface.pointee.h))
    )
  }

  /// Returns the row of the baseline in a surface. SDL_ttf adds rows at the top for glyphs that exceed the font's ascent.
  private func baseline(of text: String, height: Int) -> Int {
    let ascent = Int(TTF_FontAscent(drawing))
    guard height > Int(TTF_FontHeight(drawing)) else { return ascent }
    let tops = text.unicodeScalars.map { scalar -> Int in
      var top: Int32 = 0
      return TTF_GlyphMetrics32(drawing, scalar.value, nil, nil, nil, &top, nil) == 0 ? Int(top) : 0
    }
    return max(ascent, tops.max() ?? 0)
  }
}

struct RasterSize: Hashable {
  /// In 1/72 pixel.
  let units: Int

  init(pixels: CGFloat) { units = Int(clamping: (pixels * 72).rounded()).clamped(to: 1...1 << 24) }

  /// The number of columns per pixel. Large text needs no fine positions.
  var columnsPerPixel: Int { units > 96 * 72 ? 2 : 8 }
}
