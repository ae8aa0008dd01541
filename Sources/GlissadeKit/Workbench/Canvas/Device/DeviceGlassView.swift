import Components
import QuartzCore
import UIKit

/// The parts of a device in front of its screen: the notch, the status bar and the home indicator.
///
/// Its bounds are in points of the device's screen. It consists of small layers, so that changes of the stage don't redraw it.
final class DeviceGlassView: KitView {
  var frameOfDevice: DeviceFrame? { didSet { if frameOfDevice != oldValue { rebuild() } } }

  /// The status bar that the stage's view controllers request, or nil if the stage draws a status bar itself.
  private(set) var statusBarLook: StatusBarLook?

  private let statusBar = StatusBarView()
  private let indicator = UIView(fill: .black)
  private let notch = CAShapeLayer()

  /// The duration of changes of the status bar, in seconds.
  private static let duration: TimeInterval = 0.25

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    statusBar.alpha = 0
    indicator.layer.cornerRadius = 2.5
    layer.addSublayer(notch)
    for view in [statusBar, indicator] { addSubview(view) }
  }

  /// The home indicator has the same color as the status bar.
  func show(_ look: StatusBarLook?, animated: Bool) {
    guard look != statusBarLook else { return }
    statusBarLook = look
    let change = { [self] in
      let isLight = look?.isLight ?? indicatorIsLight
      statusBar.alpha = look?.isHidden == false ? 1 : 0
      statusBar.setLight(isLight)
      indicator.backgroundColor = isLight ? .white : .black
    }
    if animated {
      UIView.animate(withDuration: Self.duration, delay: 0, options: .beginFromCurrentState, animations: change)
    } else {
      change()
    }
  }

  /// A Boolean value that indicates whether the home indicator is light if the stage draws the status bar itself.
  var indicatorIsLight = false {
    didSet { if statusBarLook == nil { indicator.backgroundColor = indicatorIsLight ? .white : .black } }
  }

  private func rebuild() {
    isHidden = frameOfDevice == nil
    guard let device = frameOfDevice else { return }
    bounds.size = device.device.size
    CATransaction.withoutActions { notch.path = device.notch }
    statusBar.isHidden = device.statusBar == nil
    statusBar.frame = device.statusBar ?? .zero
    indicator.isHidden = device.homeIndicator == nil
    indicator.frame = device.homeIndicator ?? .zero
  }
}
