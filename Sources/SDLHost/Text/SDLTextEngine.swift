import CoreGraphics
import Foundation
import Synchronization

/// Text set by SDL_ttf: Inter where it is installed, else the nearest plain face. Unhinted, placed to an eighth of a pixel.
public final class SDLTextEngine: TextEngine {
  private let typesetter: Mutex<Typesetter>

  /// Finds the fonts. Throws a `FontError` where there is none.
  public convenience init() throws(FontError) { try self.init(folders: FontFolders()) }

  init(folders: FontFolders) throws(FontError) { typesetter = Mutex(try Typesetter(folders: folders)) }

  public func metrics(of font: FontDescription) -> FontMetrics { typesetter.withLock { $0.metrics(of: font) } }

  public func width(of run: TextRun) -> CGFloat { typesetter.withLock { $0.width(of: run) } }

  public func mask(of run: TextRun, scale: CGFloat, subpixel: CGFloat) -> GlyphMask? {
    typesetter.withLock { $0.mask(of: run, scale: scale, subpixel: subpixel) }
  }
}
