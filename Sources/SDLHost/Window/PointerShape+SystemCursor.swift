import CSDL2
import UIKit

extension PointerShape {
  var systemCursor: SDL_SystemCursor {
    switch self {
    case .arrow: SDL_SYSTEM_CURSOR_ARROW
    case .text: SDL_SYSTEM_CURSOR_IBEAM
    case .resizeSideways: SDL_SYSTEM_CURSOR_SIZEWE
    case .resizeUpAndDown: SDL_SYSTEM_CURSOR_SIZENS
    case .move: SDL_SYSTEM_CURSOR_SIZEALL
    }
  }
}
