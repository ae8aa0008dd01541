import UIKit

/// The base class of views that stand in for views of frameworks that don't exist here: a quiet panel with a mark and a label.
///
/// A subclass is a view like any other: its frame, constraints, subviews, gestures and animations are UIKit's.
open class StandInView: UIView {
  /// The panel, below the subviews that are added.
  private let canvas = StandInCanvas()

  /// Creates a placeholder.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addCanvas()
  }

  /// Creates a placeholder from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addCanvas()
  }

  /// What the view stands for.
  var standIn: StandInLabel { StandInLabel(mark: .cube, title: String(describing: Self.self)) }

  /// Paints the panel in a rectangle, in the interface style that is current.
  func paint(in rect: CGRect) { StandInPanel(label: standIn).draw(in: rect) }

  /// Paints the panel again, because what it shows has changed.
  func repaint() { canvas.setNeedsDisplay() }

  private func addCanvas() {
    canvas.frame = bounds
    canvas.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    canvas.paint = { [weak self] in self?.paint(in: $0) }
    insertSubview(canvas, at: 0)
  }
}

/// Draws what a placeholder shows. While the size is animated, the drawing is not stretched: it is cut off at the edges.
final class StandInCanvas: UIView {
  var paint: ((CGRect) -> Void)?
  private var paintedSize = CGSize.zero

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    contentMode = .center
    clipsToBounds = true
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) { paint?(bounds) }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != paintedSize else { return }
    paintedSize = bounds.size
    setNeedsDisplay()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }
}
