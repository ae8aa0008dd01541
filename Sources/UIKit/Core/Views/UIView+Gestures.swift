import Foundation

extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    attachedRecognizers.append(recognizer)
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.view = nil
    attachedRecognizers.removeAll { $0 === recognizer }
  }

  func replaceRecognizers(with new: [UIGestureRecognizer]) {
    for recognizer in attachedRecognizers where !new.contains(recognizer) { removeGestureRecognizer(recognizer) }
    for recognizer in new where recognizer.view !== self { addGestureRecognizer(recognizer) }
  }
}
