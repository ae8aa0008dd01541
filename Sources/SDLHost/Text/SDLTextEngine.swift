import Host
import CoreGraphics
import Synchronization

/// A text engine that uses SDL_ttf with Inter if it is installed, otherwise a similar face. Unhinted, positioned to an eighth of a pixel.
package final class SDLTextEngine: TextEngine {
  private let typesetter: Mutex<Typesetter>

  /// Creates a text engine with the installed fonts. Throws if there are none.
  package convenience init() throws(FontError) { try self.init(folders: FontFolders()) }

  init(folders: FontFolders) throws(FontError) { typesetter = Mutex(try Typesetter(folders: folders)) }

  /// In points.
  package func metrics(of font: FontDescription) -> FontMetrics { typesetter.withLock { $0.metrics(of: font) } }

  /// In points.
  package func width(of run: TextRun) -> CGFloat { typesetter.withLock { $0.width(of: run) } }

  /// Returns the coverage of a run at `scale` pixels per point, or nil if there is nothing to draw. The run's origin is `subpixel` (0..<1)
  /// pixels right of a pixel's left edge.
  package func mask(of run: TextRun, scale: CGFloat, subpixel: CGFloat) -> GlyphMask? {
    typesetter.withLock { $0.mask(of: run, scale: scale, subpixel: subpixel) }
  }

  /// Adds the font files at the given paths, which are used where their family is named. A file that can't be opened is left out.
  package func add(fonts paths: [String]) {
    let files = paths.map(FontFile.init)
    typesetter.withLock { $0.add(files) }
  }

  /// Closes the fonts that weren't used since the previous call. They are opened again when they are needed.
  package func closeUnusedFonts() { typesetter.withLock { $0.closeUnusedFaces() } }
}
