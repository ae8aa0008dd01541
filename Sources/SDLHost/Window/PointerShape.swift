import CSDL2

/// What the mouse pointer looks like.
public enum PointerShape: CaseIterable, Sendable {
  case arrow
  case hand
  case text
  case crosshair
  case resizeHorizontal
  case resizeVertical
  case move
  case forbidden

  var systemCursor: SDL_SystemCursor {
    switch self {
    case .arrow: SDL_SYSTEM_CURSOR_ARROW
    case .hand: SDL_SYSTEM_CURSOR_HAND
    case .text: SDL_SYSTEM_CURSOR_IBEAM
    case .crosshair: SDL_SYSTEM_CURSOR_CROSSHAIR
    case .resizeHorizontal: SDL_SYSTEM_CURSOR_SIZEWE
    case .resizeVertical: SDL_SYSTEM_CURSOR_SIZENS
    case .move: SDL_SYSTEM_CURSOR_SIZEALL
    case .forbidden: SDL_SYSTEM_CURSOR_NO
    }
  }
}
