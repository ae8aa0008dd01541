import Rehearsal

/// The backdrop of the device in saved images and films.
struct PictureBackdrop: Equatable, Sendable {
  var kind = CanvasBackdrop.automatic
  /// The appearance of the window with the backdrop, or nil for the stage's.
  var appearance: Appearance?
}
