import Rehearsal
import UIKit

/// The parts of a device around and in front of its screen, in points of the screen.
struct DeviceFrame: Equatable {
  let device: Device
  /// The width of the black part around the screen.
  let bezel: CGFloat
  let cornerRadius: CGFloat

  /// The width of the metal rim around the bezel.
  static let rim: CGFloat = 2

  /// The width of all parts around the screen.
  var outset: CGFloat { bezel + Self.rim }
  var outerRadius: CGFloat { cornerRadius + outset }

  private enum Kind {
    case phoneWithNotch, phoneWithButton, tablet, plain
  }

  /// A screen without insets gets a narrow frame.
  init(_ device: Device) {
    self.device = device
    (bezel, cornerRadius) =
      switch Self.kind(of: device) {
      case .phoneWithNotch: (10, 44)
      case .phoneWithButton: (10, 4)
      case .tablet: (18, 18)
      case .plain: (8, 4)
      }
  }

  private static func kind(of device: Device) -> Kind {
    let insets = device.safeArea
    if max(insets.top, insets.left) > 30 { return .phoneWithNotch }
    if insets.bottom > 0 { return .tablet }
    return insets.top > 0 ? .phoneWithButton : .plain
  }

  /// Nil for a screen without a status bar, such as the screen of a rotated phone.
  var statusBar: CGRect? {
    device.safeArea.top > 0 ? CGRect(x: 0, y: 0, width: device.size.width, height: device.safeArea.top) : nil
  }

  /// Nil for a device with a button.
  var homeIndicator: CGRect? {
    guard device.safeArea.bottom > 0 else { return nil }
    let (long, short) = (max(device.size.width, device.size.height), min(device.size.width, device.size.height))
    let isUpright = device.size.height >= device.size.width
    let width = (isUpright && short < 600 ? short * 0.356 : long * 0.27).rounded()
    return CGRect(x: ((device.size.width - width) / 2).rounded(), y: device.size.height - 13, width: width, height: 5)
  }

  /// Nil for a screen without a notch.
  var notch: CGPath? {
    guard Self.kind(of: device) == .phoneWithNotch else { return nil }
    let isUpright = device.safeArea.top > 0
    let path = CGMutablePath()
    path.addNotch()
    // On a rotated device, the notch is at the left.
    let turn = isUpright ? CGAffineTransform.identity : CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    let middle = isUpright ? CGPoint(x: device.size.width / 2, y: 0) : CGPoint(x: 0, y: device.size.height / 2)
    var place = turn.concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
    return path.copy(using: &place)
  }
}

extension CGMutablePath {
  /// Adds the outline of a notch at the top edge, around x = 0.
  fileprivate func addNotch() {
    let (half, height, radius, fillet): (CGFloat, CGFloat, CGFloat, CGFloat) = (81, 32, 20, 6)
    move(to: CGPoint(x: -half - fillet, y: -1))
    addLine(to: CGPoint(x: -half - fillet, y: 0))
    addQuadCurve(to: CGPoint(x: -half, y: fillet), control: CGPoint(x: -half, y: 0))
    addLine(to: CGPoint(x: -half, y: height - radius))
    addQuadCurve(to: CGPoint(x: -half + radius, y: height), control: CGPoint(x: -half, y: height))
    addLine(to: CGPoint(x: half - radius, y: height))
    addQuadCurve(to: CGPoint(x: half, y: height - radius), control: CGPoint(x: half, y: height))
    addLine(to: CGPoint(x: half, y: fillet))
    addQuadCurve(to: CGPoint(x: half + fillet, y: 0), control: CGPoint(x: half, y: 0))
    addLine(to: CGPoint(x: half + fillet, y: -1))
    closeSubpath()
  }
}
