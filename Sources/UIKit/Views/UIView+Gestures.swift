import Foundation

extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self, let attached = gestureRecognizers else { return }
    recognizer.view = nil
    let rest = attached.filter { $0 !== recognizer }
    gestureRecognizers = rest.isEmpty ? nil : rest
  }
}
