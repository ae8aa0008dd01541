import CSDL2

/// What the mouse pointer looks like.
public enum PointerShape: Sendable {
  case arrow
  /// Over text that can be edited.
  case text

  var systemCursor: SDL_SystemCursor { self == .text ? SDL_SYSTEM_CURSOR_IBEAM : SDL_SYSTEM_CURSOR_ARROW }
}
