/// The speed of a stage's clock.
package enum PlaybackSpeed: Double, CaseIterable, Sendable {
  /// Real time.
  case full = 1
  /// Half speed.
  case half = 0.5
  /// A quarter of the speed.
  case quarter = 0.25
  /// A tenth of the speed.
  case tenth = 0.1

  /// The speed in the panel: "1", "½", "¼" or "⅒".
  package var title: String {
    switch self {
    case .full: "1"
    case .half: "½"
    case .quarter: "¼"
    case .tenth: "⅒"
    }
  }
}
