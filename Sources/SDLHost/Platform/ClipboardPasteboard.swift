import CSDL2
import UIKit

/// The text on the desktop's clipboard or, while no window is open, on one that is private to the process.
@MainActor
package final class ClipboardPasteboard: PasteboardService {
  private var privateText: String?

  package init() {}

  package var string: String? {
    get {
      guard isDesktopAvailable else { return privateText }
      guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else { return nil }
      defer { SDL_free(text) }
      return String(cString: text)
    }
    set {
      guard isDesktopAvailable else { return privateText = newValue }
      SDL_SetClipboardText(newValue ?? "")
    }
  }

  private var isDesktopAvailable: Bool { SDL_WasInit(SDL_INIT_VIDEO) != 0 }
}
