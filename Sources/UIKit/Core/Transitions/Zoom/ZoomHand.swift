import Foundation

/// The gesture that holds a page, and where it puts the page.
enum ZoomHand {
  case drag(ZoomDrag)
  case pinch(ZoomPinch)

  /// Returns the shape of a page that fills `page` at rest, in the container's points.
  func shape(of page: CGRect, tuning: ZoomTuning) -> ZoomShape {
    switch self {
    case .drag(let drag): drag.shape(of: page, tuning: tuning.drag)
    case .pinch(let pinch): pinch.shape(of: page)
    }
  }

  /// Returns whether a release zooms back.
  func zoomsBack(from page: CGRect, velocity: CGVector, tuning: ZoomTuning) -> Bool {
    switch self {
    case .drag(let drag): drag.zoomsBack(from: page, velocity: velocity, tuning: tuning.drag)
    case .pinch(let pinch): pinch.scale < tuning.pinchThreshold
    }
  }
}
