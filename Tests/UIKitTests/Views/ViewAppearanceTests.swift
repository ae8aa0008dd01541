import Testing
import UIKit
import UITestSupport

@MainActor
@Suite struct ViewAppearanceTests {
  @Test func `alpha is kept between 0 and 1`() {
    let view = UIView()
    view.alpha = 2
    #expect(view.alpha == 1)
    view.alpha = -1
    #expect(view.alpha == 0)
  }

  @Test func `a background colour reads back as it was set, until the layer gets another`() {
    let view = UIView()
    view.backgroundColor = .systemRed
    #expect(view.backgroundColor === UIColor.systemRed)
    view.layer.backgroundColor = UIColor.blue.cgColor
    #expect(view.backgroundColor?.cgColor == UIColor.blue.cgColor)
    view.layer.backgroundColor = nil
    #expect(view.backgroundColor == nil)
  }

  @Test func `a dynamic colour follows the scene's appearance, and an override holds against it`() {
    let harness = SceneHarness()
    let color = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    let view = UIView()
    let fixed = UIView()
    view.backgroundColor = color
    fixed.backgroundColor = color
    fixed.overrideUserInterfaceStyle = .light
    harness.rootView.addSubview(view)
    harness.rootView.addSubview(fixed)
    harness.scene.settings.userInterfaceStyle = .dark
    #expect(view.layer.backgroundColor == UIColor.black.cgColor)
    #expect(fixed.layer.backgroundColor == UIColor.white.cgColor)
    fixed.overrideUserInterfaceStyle = .unspecified
    #expect(fixed.layer.backgroundColor == UIColor.black.cgColor)
  }

  @Test func `a controller's override reaches its view and what is inside`() {
    let harness = SceneHarness()
    let child = UIView()
    harness.rootView.addSubview(child)
    harness.window.rootViewController?.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(harness.window.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `trait changes are told once, with what was before`() {
    let harness = SceneHarness()
    let view = TraitReportingView()
    harness.rootView.addSubview(view)
    view.previous = []
    harness.scene.settings.userInterfaceStyle = .dark
    harness.scene.settings.userInterfaceStyle = .dark
    #expect(view.previous.map(\.userInterfaceStyle) == [.light])
  }

  @Test func `the tint is inherited, and dimming greys it for all below`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.tintColor = .red
    #expect(inner.tintColor == .red)
    outer.tintAdjustmentMode = .dimmed
    let dimmed = inner.tintColor.cgColor
    #expect(dimmed.red == dimmed.green && dimmed.green == dimmed.blue)
    inner.tintAdjustmentMode = .normal
    #expect(inner.tintColor == .red)
    inner.tintColor = .blue
    #expect(inner.tintColor == .blue)
    inner.tintColor = nil
    #expect(inner.tintColor == .red)
  }

  @Test func `views hear of a new tint where it is inherited, and not of being added where it stays the same`() {
    let outer = UIView()
    let (plain, tinted) = (TintCountingView(), TintCountingView())
    tinted.tintColor = .green
    outer.addSubview(plain)
    outer.addSubview(tinted)
    #expect(plain.changes == 0 && tinted.changes == 1)
    outer.tintColor = .red
    #expect(plain.changes == 1 && tinted.changes == 1)
    outer.tintAdjustmentMode = .dimmed
    #expect(plain.changes == 2 && tinted.changes == 2)
    UIView().addSubview(plain)
    #expect(plain.changes == 3)
  }

  @Test func `a view that overrides draw has its drawing as contents, others keep what they were given`() throws {
    let harness = SceneHarness()
    let drawn = DotView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let image = CGImage(pixels: PixelBuffer(width: 1, height: 1))
    plain.layer.contents = image
    harness.rootView.addSubview(drawn)
    harness.rootView.addSubview(plain)
    harness.turn()
    let drawing = try #require(drawn.layer.contents as? CGDrawing)
    #expect(drawing.size == CGSize(width: 20, height: 20))
    #expect(drawing.operations.count == 1)
    #expect(plain.layer.contents as? CGImage === image)
    #expect(drawn.count == 1)
    drawn.frame.size.width = 40
    harness.turn()
    #expect(drawn.count == 1, "scaled, not drawn again")
    drawn.contentMode = .redraw
    drawn.frame.size.width = 60
    harness.turn()
    #expect(drawn.count == 2)
  }

  @Test func `a visual effect sets the blur of the layer behind the content, and nil takes it away`() throws {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    let backdrop = try #require(view.subviews.first?.layer as? CABackdropLayer)
    #expect(backdrop.blurRadius == 20)
    #expect(backdrop.tintColor?.alpha == 0.73)
    view.effect = nil
    #expect(backdrop.blurRadius == 0)
    #expect(backdrop.tintColor?.alpha == 0)
  }

  @Test func `a snapshot is laid out before it is taken and does not change with the view`() throws {
    let view = BoxedView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    #expect(snapshot.frame == view.bounds)
    let frozen = try #require(snapshot.subviews.first?.layer.sublayers?.first)
    #expect(frozen.sublayers?.first?.frame == CGRect(x: 10, y: 10, width: 80, height: 30))
    view.box.backgroundColor = .green
    #expect(frozen.sublayers?.first?.backgroundColor == UIColor.red.cgColor)
  }

  @Test func `a snapshot's content is stretched with its bounds`() throws {
    let view = BoxedView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    snapshot.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    let box = try #require(snapshot.subviews.first?.layer.sublayers?.first?.sublayers?.first)
    #expect(snapshot.layer.convert(box.bounds, from: box) == CGRect(x: 20, y: 10, width: 160, height: 30))
  }

  @Test func `drawHierarchy puts the view into the current context, stretched to the rectangle, and needs one`() throws {
    let view = BoxedView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let target = CGRect(x: 10, y: 20, width: 50, height: 50)
    #expect(!view.drawHierarchy(in: target, afterScreenUpdates: true))
    let context = CGContext(size: CGSize(width: 200, height: 200))
    UIGraphicsPushContext(context)
    #expect(view.drawHierarchy(in: target, afterScreenUpdates: true))
    UIGraphicsPopContext()
    let operation = try #require(context.drawing.operations.first)
    #expect(CGRect(x: 0, y: 0, width: 100, height: 50).applying(operation.transform) == target)
  }

  @Test func `a snapshot of a part shows that part, and cap insets keep corners their size`() throws {
    let view = BoxedView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let insets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let part = CGRect(x: 20, y: 10, width: 60, height: 40)
    let snapshot = try #require(view.resizableSnapshotView(from: part, afterScreenUpdates: true, withCapInsets: insets))
    snapshot.frame.size = CGSize(width: 120, height: 40)
    #expect(snapshot.subviews.map(\.frame.width) == [10, 100, 10, 10, 100, 10, 10, 100, 10])
    let corner = try #require(snapshot.subviews.first)
    #expect(corner.layer.contentsRect == CGRect(x: 0.2, y: 0.2, width: 0.1, height: 0.2))
    let last = try #require(snapshot.subviews.last)
    #expect(last.layer.contents as? LayerPicture === corner.layer.contents as? LayerPicture)
    #expect((corner.layer.contents as? LayerPicture)?.bounds == view.bounds)
  }
}

@MainActor
private final class TraitReportingView: UIView {
  var previous: [UITraitCollection] = []
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    if let previousTraitCollection { previous.append(previousTraitCollection) }
  }
}

@MainActor
private final class TintCountingView: UIView {
  var changes = 0
  override func tintColorDidChange() { changes += 1 }
}

@MainActor
private final class DotView: UIView {
  var count = 0
  override func draw(_ rect: CGRect) {
    count += 1
    UIColor.red.setFill()
    UIRectFill(rect)
  }
}

@MainActor
private final class BoxedView: UIView {
  let box = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    box.backgroundColor = .red
    addSubview(box)
  }
  required init?(coder: NSCoder) { nil }
  override func layoutSubviews() { box.frame = bounds.insetBy(dx: 10, dy: 10) }
}
