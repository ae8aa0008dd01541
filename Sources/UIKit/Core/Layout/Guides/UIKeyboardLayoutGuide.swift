import Foundation

/// A guide that follows something on the screen.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The area that the keyboard on the screen covers. Text comes from the desktop's keyboard here, which covers nothing, so this is the area
/// as on iOS while no keyboard is shown: below the safe area, as wide as the view.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  private var isInSafeArea = true
  private var top: NSLayoutConstraint?

  init(of view: UIView) {
    super.init()
    identifier = "\(view.layoutName).keyboardLayoutGuide"
    view.addLayoutGuide(self)
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor), trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    constrainTop(of: view)
  }

  /// If false, the guide has no height at the bottom of the view.
  open var usesBottomSafeArea: Bool {
    get { isInSafeArea }
    set {
      guard newValue != isInSafeArea else { return }
      isInSafeArea = newValue
      if let owningView { constrainTop(of: owningView) }
    }
  }

  private func constrainTop(of view: UIView) {
    top?.isActive = false
    top = topAnchor.constraint(equalTo: isInSafeArea ? view.safeAreaLayoutGuide.bottomAnchor : view.bottomAnchor)
    top?.isActive = true
  }

  open override var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    let height = isInSafeArea ? view.safeAreaInsets.bottom : 0
    return CGRect(x: view.bounds.minX, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
  }
}

extension UIView {
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    layoutGuides.lazy.compactMap { $0 as? UIKeyboardLayoutGuide }.first ?? UIKeyboardLayoutGuide(of: self)
  }
}
