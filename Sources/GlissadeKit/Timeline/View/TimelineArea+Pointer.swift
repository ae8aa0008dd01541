import Foundation
import Rehearsal
import UIKit

// The wheel, and the pointer without a press.

extension TimelineArea: PointerInteracting {
  /// Zooms around the pointer with Ctrl, and scrolls in time with Shift or horizontally.
  func scroll(by wheel: WheelInput) -> Bool {
    if wheel.modifiers.contains(.control) {
      zoom(by: pow(1.0025, -Double(wheel.delta.dy)), around: convert(wheel.location, from: nil).x)
      return true
    }
    let sideways = wheel.modifiers.contains(.shift) ? wheel.delta.dx + wheel.delta.dy : wheel.delta.dx
    return sideways != 0 && scrollTime(by: sideways)
  }

  func pointerMoved(to point: CGPoint?) {
    let row = point.flatMap { point in
      scrollView.frame.contains(point) ? bars.row(at: convert(point, to: bars).y) : nil
    }
    rowMark.isHidden = row == nil
    if let row { rowMark.frame = bars.frame(ofRow: row) }
    showGrips(at: row == nil ? nil : point)
  }
}

extension TimelineArea: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { onVerticalScroll(scrollView.contentOffset.y) }
}

extension TimelineArea: UIToolTipInteractionDelegate {
  func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration? {
    if ruler.frame.contains(point) {
      let place = convert(point, to: ruler)
      if let marker = ruler.marker(at: place) {
        return UIToolTipConfiguration(toolTip: marker.text, in: ruler.convert(ruler.frame(of: marker), to: self))
      }
      guard let span = ruler.span(at: place) else { return nil }
      return UIToolTipConfiguration(toolTip: TimelineText.describe(span), in: ruler.convert(ruler.frame(of: span), to: self))
    }
    guard let found = bars.segment(at: convert(point, to: bars)) else { return nil }
    return UIToolTipConfiguration(
      toolTip: TimelineText.describe(found.segment, of: found.row.track), in: bars.convert(found.frame, to: self))
  }
}
