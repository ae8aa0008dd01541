import Foundation

@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  public internal(set) weak var view: UIView?
}

@MainActor
final class GestureArbiter {
  func handle(_ event: UIEvent) {}
}
