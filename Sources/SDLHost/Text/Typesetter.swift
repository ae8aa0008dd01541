import Host
import CSDL2
import Compositor
import CoreGraphics

/// Sets lines of text: chooses faces, places units, and composes their masks. Not safe to use from two threads at once.
final class Typesetter {
  /// The maximum size of letters that are drawn, in pixels.
  private static let greatestSize: CGFloat = 8192
  /// The maximum distance from the beginning of its run at which a letter is drawn, in pixels.
  private static let farthestPlace: CGFloat = 65_536

  private var catalog: FontCatalog
  /// A face that is known to open.
  private let fallback: FaceReference
  private var faces: [FaceReference: FontFace] = [:]
  private var substitutes: [String: FaceReference] = [:]
  private var widths = BoundedCache<TextRun, CGFloat>(limit: 20_000)
  private var unitMasks = BoundedCache<UnitKey, GlyphMask?>(limit: 4 << 20)
  private var runMasks = BoundedCache<RunKey, GlyphMask?>(limit: 16 << 20)

  /// Throws if SDL_ttf doesn't start or no font can be opened.
  init(folders: FontFolders) throws(FontError) {
    guard TTF_Init() == 0 else { throw .engine(String(cString: SDL_GetError())) }
    (catalog, fallback, faces) = try Self.firstFace(in: FontCatalog(folders: folders))
  }

  /// Returns the opened face for body text, and a catalog without the preferred files that can't be opened.
  private static func firstFace(
    in catalog: FontCatalog
  ) throws(FontError) -> (FontCatalog, FaceReference, [FaceReference: FontFace]) {
    let reference = catalog.face(for: FontDescription(size: 17))
    do throws(FontError) {
      return (catalog, reference, [reference: try FontFace(reference)])
    } catch {
      // A file that wasn't downloaded completely doesn't affect the others. If none can be opened, the first error is reported.
      guard let others = catalog.excluding(path: reference.path), let found = try? firstFace(in: others) else { throw error }
      return found
    }
  }

  /// Adds font files that are used where their family is named. What was measured with other fonts is measured again.
  func add(_ files: [FontFile]) {
    let readable = files.filter { !catalog.contains($0) && (try? FontFace(FaceReference(path: $0.path, index: 0))) != nil }
    guard !readable.isEmpty else { return }
    catalog.add(readable)
    widths = BoundedCache(limit: 20_000)
    runMasks = BoundedCache(limit: 16 << 20)
    substitutes = [:]
  }

  private struct UnitKey: Hashable {
    let face: FaceReference
    let text: String
    let isRightToLeft: Bool
    let size: RasterSize
    let phase: Int
  }

  private struct RunKey: Hashable {
    let run: TextRun
    let size: RasterSize
    let phase: Int
  }

  /// A unit at its place on the line, in ems.
  private struct PlacedUnit {
    let unit: TextUnit
    let face: FaceReference
    let x: CGFloat
  }

  func metrics(of font: FontDescription) -> FontMetrics {
    let unit = face(catalog.face(for: font)).metrics
    return FontMetrics(
      ascent: unit.ascent * font.size, descent: unit.descent * font.size, leading: unit.leading * font.size,
      capHeight: unit.capHeight * font.size, xHeight: unit.xHeight * font.size)
  }

  func width(of run: TextRun) -> CGFloat {
    widths.value(for: run, cost: { _ in 1 }, make: { layout(run).advance * run.font.size })
  }

  func mask(of run: TextRun, scale: CGFloat, subpixel: CGFloat) -> GlyphMask? {
    let size = RasterSize(pixels: run.font.size * scale)
    let columns = size.columnsPerPixel
    let phase = Int((subpixel * CGFloat(columns)).rounded())
    let key = RunKey(run: run, size: size, phase: phase)
    if let known = runMasks[key] { return known }
    let pixels = run.font.size * scale
    guard pixels <= Self.greatestSize else { return nil }
    let masks = layout(run).units.compactMap { placed -> GlyphMask? in
      let x = placed.x * pixels
      guard abs(x) <= Self.farthestPlace else { return nil }
      let column = Int((x * CGFloat(columns)).rounded()) + phase
      let pixel = Int((CGFloat(column) / CGFloat(columns)).rounded(.down))
      return mask(of: placed, size: size, phase: column - pixel * columns)?.moved(right: pixel)
    }
    let ink = GlyphMask(union: masks)
    runMasks.insert(ink, for: key, cost: ink?.cost ?? 64)
    return ink
  }

  private func mask(of placed: PlacedUnit, size: RasterSize, phase: Int) -> GlyphMask? {
    let unit = placed.unit
    let key = UnitKey(face: placed.face, text: unit.text, isRightToLeft: unit.isRightToLeft, size: size, phase: phase)
    if let known = unitMasks[key] { return known }
    let ink = face(placed.face).mask(of: unit.text, size: size, phase: phase, isRightToLeft: unit.isRightToLeft)
    unitMasks.insert(ink, for: key, cost: ink?.cost ?? 64)
    return ink
  }

  /// Returns the positions of a run's units and the run's advance, in ems.
  private func layout(_ run: TextRun) -> (units: [PlacedUnit], advance: CGFloat) {
    let primary = catalog.face(for: run.font)
    let spacing = run.font.size > 0 ? run.kern / run.font.size : 0
    let figure = run.font.design == .monospacedDigits ? figureWidth(of: primary) : nil
    var placed: [PlacedUnit] = []
    var x: CGFloat = 0
    for unit in TextUnit.units(of: run.text) {
      let reference = faceReference(for: unit.text, primary: primary, font: run.font)
      let face = face(reference)
      var advance = face.advance(of: unit.text)
      var inset: CGFloat = 0
      let isFigure = figure != nil && unit.isFigure
      if isFigure, let figure {
        inset = (figure - advance) / 2
        advance = figure
      } else if let previous = placed.last, previous.face == reference, previous.unit.isKerned, unit.isKerned,
        figure == nil || !previous.unit.isFigure
      {
        x += face.kerning(previous.unit.text, unit.text)
      }
      placed.append(PlacedUnit(unit: unit, face: reference, x: x + inset))
      x += advance + spacing * CGFloat(unit.text.count)
    }
    return (placed, x)
  }

  /// Returns the width of the widest digit, in ems.
  private func figureWidth(of reference: FaceReference) -> CGFloat {
    let face = face(reference)
    return (0...9).map { face.advance(of: String($0)) }.max() ?? 0.6
  }

  private func faceReference(for text: String, primary: FaceReference, font: FontDescription) -> FaceReference {
    if face(primary).provides(text) { return primary }
    let key = "\(primary.path)#\(primary.index)/\(text)"
    if let known = substitutes[key] { return known }
    let found = catalog.substitutes(for: font).first { face($0).provides(text) } ?? primary
    if substitutes.count >= 20_000 { substitutes.removeAll() }
    substitutes[key] = found
    return found
  }

  private func face(_ reference: FaceReference) -> FontFace {
    if let open = faces[reference] {
      open.isUsed = true
      return open
    }
    // A file that doesn't open is replaced, because a line of text is never worth stopping for.
    let face = (try? FontFace(reference)) ?? faces[fallback]!
    faces[reference] = face
    return face
  }

  var faceCount: Int { faces.count }

  func closeUnusedFaces() {
    faces = faces.filter { reference, face in face.isUsed || reference == fallback }
    for face in faces.values { face.isUsed = false }
  }
}

extension TextUnit {
  fileprivate var isFigure: Bool { text.count == 1 && text.first.map { ("0"..."9").contains($0) } == true }
}
