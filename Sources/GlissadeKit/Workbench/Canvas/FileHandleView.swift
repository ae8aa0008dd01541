import SDLHost
import UIKit

/// An area over a file's name, from which the file can be dragged to other programs.
final class FileHandleView: HoverView {
  /// Nil if there is nothing to drag.
  var file: URL? { didSet { isHidden = file == nil } }
  /// Starts to drag a file. At the end, the closure is called with whether the file was dropped on a program.
  var startDrag: (URL, @escaping @MainActor @Sendable (Bool) -> Void) -> Void = { FileDrag.start($0, completion: $1) }
  /// Called when the file was dropped on a program.
  var onDrop: () -> Void = {}
  private(set) var isDragging = false

  /// The point of the press, until it has become a drag.
  private var start: CGPoint?

  /// The distance from which a press is a drag, in points.
  private static let slop: CGFloat = 5

  init() {
    super.init(frame: .zero)
    isHidden = true
    addInteraction(UIToolTipInteraction(defaultToolTip: "Drag the picture to another program"))
  }

  override var pointerShape: PointerShape { .move }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { start = touches.first?.location(in: self) }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let file, let start, let point = touches.first?.location(in: self), !isDragging else { return }
    guard hypot(point.x - start.x, point.y - start.y) >= Self.slop else { return }
    self.start = nil
    isDragging = true
    startDrag(file) { [weak self] wasDropped in self?.dragEnded(wasDropped) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { start = nil }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { start = nil }

  private func dragEnded(_ wasDropped: Bool) {
    isDragging = false
    if wasDropped { window?.windowScene?.perform(after: 0) { [weak self] in self?.onDrop() } }
  }
}
