import Foundation

/// The preview next to a menu: a snapshot of a view, or a view controller.
@MainActor
struct MenuPreviewRequest {
  /// The view in whose place the preview appears.
  var source: UIView
  var backgroundColor: UIColor?
  var controller: UIViewController?
  var menuHeight: CGFloat = 0
  /// Called when a person taps the preview.
  var commit: () -> Void = {}
}

/// The preview of an open menu. It rises from its source while the screen behind it blurs, and returns when the menu closes.
@MainActor
final class MenuPreview {
  private static let margin: CGFloat = 16
  private static let cornerRadius: CGFloat = 13
  /// The space between the preview and its menu, in points.
  private static let gap: CGFloat = 12
  /// The fraction by which a snapshot grows.
  private static let growth: CGFloat = 0.03

  /// The frame of the preview while the menu is open, in the window's points.
  let frame: CGRect
  private let request: MenuPreviewRequest
  private let blur = UIVisualEffectView(effect: nil)
  private let dimming = UIView()
  private let card = UIView()
  private let clip = UIView()
  private let start: CGRect
  private let sourceAlpha: CGFloat

  init?(_ request: MenuPreviewRequest, in window: MenuWindow) {
    guard let scene = window.windowScene, request.source.window != nil else { return nil }
    self.request = request
    sourceAlpha = request.source.alpha
    let origin = request.source.convert(request.source.bounds.origin, toScreenOf: request.source.window)
    start = CGRect(origin: origin, size: request.source.bounds.size)
    let area = scene.overlayArea.insetBy(dx: Self.margin, dy: Self.margin)
    let room = max(area.height - min(request.menuHeight, area.height / 2) - Self.gap, 44)
    frame = Self.frame(of: request, from: start, in: area, room: room)
    guard fill() else { return nil }
    build(in: window)
    rise()
  }

  /// Returns a frame that leaves enough room for the menu.
  private static func frame(of request: MenuPreviewRequest, from start: CGRect, in area: CGRect, room: CGFloat) -> CGRect {
    var size = start.size
    if let controller = request.controller {
      let wanted = controller.preferredContentSize
      size = CGSize(width: wanted.width > 0 ? wanted.width : area.width, height: wanted.height > 0 ? wanted.height : room)
    }
    let scale = request.controller == nil ? min(area.width / max(size.width, 1), room / max(size.height, 1), 1) : 1
    size = CGSize(width: min(size.width * scale, area.width), height: min(size.height * scale, room))
    let x = (start.midX - size.width / 2).clamped(to: area.minX...max(area.maxX - size.width, area.minX))
    let lowest = max(area.maxY - min(request.menuHeight, area.height / 2) - gap - size.height, area.minY)
    return CGRect(
      x: x.rounded(), y: (start.midY - size.height / 2).clamped(to: area.minY...lowest).rounded(), width: size.width, height: size.height)
  }

  /// Adds the content to the card. Returns false if there is none.
  private func fill() -> Bool {
    clip.clipsToBounds = true
    if let controller = request.controller {
      clip.layer.cornerRadius = Self.cornerRadius
      controller.view.frame = CGRect(origin: .zero, size: frame.size)
      clip.addSubview(controller.view)
      return true
    }
    guard let picture = request.source.snapshotView(afterScreenUpdates: false) else { return false }
    clip.backgroundColor = request.backgroundColor
    clip.layer.cornerRadius = request.source.layer.cornerRadius
    picture.frame = CGRect(origin: .zero, size: frame.size)
    clip.addSubview(picture)
    return true
  }

  private func build(in window: UIWindow) {
    for view in [blur, dimming] {
      view.frame = window.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      window.addSubview(view)
    }
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.12)
    dimming.alpha = 0
    card.bounds.size = frame.size
    card.layer.shadowOpacity = 0
    card.layer.shadowRadius = 20
    card.layer.shadowOffset = CGSize(width: 0, height: 8)
    card.backgroundColor = request.controller == nil ? request.backgroundColor : .systemBackground
    card.layer.cornerRadius = clip.layer.cornerRadius
    clip.frame = card.bounds
    card.addSubview(clip)
    window.addSubview(card)
  }

  private func rise() {
    request.source.alpha = 0
    place(at: start)
    if request.controller != nil { card.alpha = 0 }
    UIView.animate(withDuration: 0.2) {
      self.blur.effect = UIBlurEffect(style: .systemUltraThinMaterial)
      self.dimming.alpha = 1
      self.card.alpha = 1
    }
    UIView.animate(springDuration: 0.35, bounce: 0.25) {
      self.card.center = self.frame.middle
      self.card.transform = self.request.controller == nil ? CGAffineTransform(scaleX: 1 + Self.growth, y: 1 + Self.growth) : .identity
      self.card.layer.shadowOpacity = 0.25
    }
  }

  /// Scales the card to the width of a rectangle, and centers it there.
  private func place(at rect: CGRect) {
    let scale = rect.width / max(frame.width, 1)
    card.center = rect.middle
    card.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  /// The anchor of the menu, which opens below the preview or above it.
  var anchor: MenuAnchor { .below(frame.insetBy(dx: 0, dy: -Self.gap / 2)) }

  func contains(_ point: CGPoint) -> Bool { frame.contains(point) }

  func commit() { request.commit() }

  /// Moves the preview back to its source.
  func leave() {
    UIView.animate(
      withDuration: 0.2,
      animations: {
        self.blur.effect = nil
        self.dimming.alpha = 0
        self.card.layer.shadowOpacity = 0
        if self.request.controller != nil { self.card.alpha = 0 }
        self.place(at: self.start)
      },
      completion: { _ in
        self.request.source.alpha = self.sourceAlpha
        self.request.controller?.viewIfLoaded?.removeFromSuperview()
      })
  }
}
