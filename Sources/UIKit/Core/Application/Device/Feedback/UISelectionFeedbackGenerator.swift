import Foundation

@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() { occur(HapticFeedback(.selection), "selectionChanged()") }

  /// The location makes no difference.
  open func selectionChanged(at location: CGPoint) { occur(HapticFeedback(.selection), "selectionChanged(at:)", [location]) }
}
