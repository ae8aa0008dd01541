import CSDL2
import Foundation
import UIKit

/// The text on the desktop's clipboard.
@MainActor
package final class ClipboardPasteboard: PasteboardService {
  /// Creates a pasteboard.
  package init() {}

  /// The text on the clipboard, or nil if there is none.
  package var string: String? {
    get {
      guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else { return nil }
      defer { SDL_free(text) }
      return String(cString: text)
    }
    set { SDL_SetClipboardText(newValue ?? "") }
  }
}
