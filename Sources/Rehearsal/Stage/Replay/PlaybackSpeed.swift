/// The speed of a stage's clock.
package enum PlaybackSpeed: Double, CaseIterable, Sendable {
  case full = 1
  case half = 0.5
  case quarter = 0.25
  case tenth = 0.1

  package var title: String {
    switch self {
    case .full: "1"
    case .half: "½"
    case .quarter: "¼"
    case .tenth: "⅒"
    }
  }
}
