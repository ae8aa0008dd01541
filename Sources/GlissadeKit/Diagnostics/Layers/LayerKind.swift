import QuartzCore
import UIKit

/// The kind of a layer with regard to rendering. The most expensive property decides.
enum LayerKind: CaseIterable, Comparable {
  case view
  case layer
  case drawn
  case clipped
  /// A layer that is first rendered offscreen.
  case offscreen

  init(_ layer: CALayer, _ state: LayerState) {
    let hasContent = layer.sublayers?.isEmpty == false
    let fades = state.opacity < 1 && state.allowsGroupOpacity && hasContent
    let isRoundGroup = state.masksToBounds && state.corners.radius > 0 && hasContent
    if layer.mask != nil || fades || isRoundGroup || layer is CABackdropLayer {
      self = .offscreen
    } else if state.masksToBounds {
      self = .clipped
    } else if state.contents.source != .none || state.specifics != .none {
      self = .drawn
    } else {
      self = layer.delegate is UIView ? .view : .layer
    }
  }

  var title: String {
    switch self {
    case .view: "View"
    case .layer: "Layer without a view"
    case .drawn: "Text, image or shape"
    case .clipped: "Clipped to its bounds"
    case .offscreen: "Offscreen: mask, opacity, rounded clip, blur"
    }
  }

  /// Visible on light and dark content.
  @MainActor var color: UIColor {
    switch self {
    case .view: UIColor(red: 0.10, green: 0.48, blue: 1, alpha: 1)
    case .layer: UIColor(red: 0.55, green: 0.55, blue: 0.60, alpha: 1)
    case .drawn: UIColor(red: 0.13, green: 0.68, blue: 0.32, alpha: 1)
    case .clipped: UIColor(red: 0.96, green: 0.56, blue: 0, alpha: 1)
    case .offscreen: UIColor(red: 0.93, green: 0.12, blue: 0.52, alpha: 1)
    }
  }
}
