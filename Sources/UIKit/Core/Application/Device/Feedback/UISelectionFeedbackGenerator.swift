import Foundation

/// A generator for changes of a selection.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() { occur(HapticFeedback(.selection), "selectionChanged()") }

  /// Records a change at a location in the view's coordinate system. The location makes no difference.
  open func selectionChanged(at location: CGPoint) { occur(HapticFeedback(.selection), "selectionChanged(at:)", [location]) }
}
