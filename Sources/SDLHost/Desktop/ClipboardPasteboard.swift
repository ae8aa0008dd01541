import CSDL2
import Foundation
import UIKit

/// The desktop's clipboard, text only.
@MainActor
public final class ClipboardPasteboard: PasteboardService {
  public init() {}

  /// The text on the clipboard; nil where there is none.
  public var string: String? {
    get {
      guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else { return nil }
      defer { SDL_free(text) }
      return String(cString: text)
    }
    set { SDL_SetClipboardText(newValue ?? "") }
  }
}
