import Rehearsal

/// The backdrop of the device in saved images and films.
struct PictureBackdrop: Equatable, Sendable {
  var kind = CanvasBackdrop.automatic
  /// The appearance of the window whose backdrop it is, or nil for that of the stage.
  var appearance: Appearance?
}
