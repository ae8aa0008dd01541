import Rehearsal
import Tweaks

// Texts that name the value behind an edge or a curve, or explain why it can't be changed.
extension TimelineTuning {
  /// Returns the value that determines an edge, such as "Duration 0.44 s", or nil if the edge can't be changed.
  func title(of edge: BarEdge) -> String? {
    if let origin = origin(of: edge) { return title(of: origin.tweak) }
    return springEnd(of: edge).flatMap { title(of: $0.stiffness) }
  }

  /// Returns the value that determines a bar's curve, such as "Curve easeOut", or nil if the curve can't be changed.
  func curveTitle(of bar: TimelineBar) -> String? { curve(of: bar)?.timing.shape.flatMap { title(of: $0) } }

  private func title(of id: Tweak.ID) -> String? {
    guard let tweak = store.tweak(id), let value = store.value(of: id) else { return nil }
    return "\(tweak.title) \(tweak.textWithUnit(for: value))"
  }

  /// Returns a sentence about why an edge can't be dragged.
  func reason(for edge: BarEdge) -> String {
    guard let segment = base.flatMap(edge.bar.animation) else { return "This animation isn't in the recording." }
    if !isKnown { return "Trying which value this time comes from." }
    if edge.part == .end, let reason = segment.reasonForEnd { return reason }
    if case .spring = segment.timing, edge.part == .end {
      return "The end of this spring follows from its stiffness and damping, which the code or UIKit sets."
    }
    if moves(edge) { return "A value moves this bar as a whole. Drag its start." }
    return "No value that can be tuned moves this time: the code or UIKit sets it."
  }

  /// Returns a sentence about why a bar's curve can't be changed in the bar.
  func curveReason(for bar: TimelineBar) -> String {
    guard let segment = base.flatMap(bar.animation) else { return "This animation isn't in the recording." }
    if !isKnown { return "Trying which values this curve comes from." }
    if !segment.holds.isEmpty { return "A gesture drives this animation, so its curve follows from the gesture." }
    if let timing = timing(of: bar)?.timing {
      if timing.shape == nil { return "“\(timing.title)” has no value for its damping: the spring never overshoots." }
      return "This animation doesn't run from its start to its end. The handles of “\(timing.title)” are in the panel."
    }
    if let timing = timing(changing: bar) { return "“\(timing.title)” shapes this animation as a whole. Its handles are in the panel." }
    return switch segment.timing {
    case .keyframes: "The code sets the keyframes of this animation one by one."
    case .pictures: "Images replace each other here, which has no curve to shape."
    case .linear, .cubic, .spring: "No value that can be tuned shapes this curve: the code or UIKit sets it."
    }
  }
}

extension MotionSegment {
  /// A sentence about why the animation doesn't end with its timing, or nil if it does.
  fileprivate var reasonForEnd: String? {
    if !holds.isEmpty { return "A gesture drives this animation, so its end follows from the gesture." }
    if ending == .interrupted { return "Another animation or the code ends this one before its time." }
    return ending == .endless ? "This animation repeats without end." : nil
  }
}
