import Foundation

@preconcurrency @MainActor
open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  open var localObject: Any?
  /// A closure that returns what is dragged in place of the lifted view, or nil for the lifted view.
  @Observed open var previewProvider: (() -> UIDragPreview?)? { didSet { setNeedsDropPreviewUpdate() } }

  /// The view that shows the item while it is dragged.
  weak var shownPreview: DragPreviewView?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  open func setNeedsDropPreviewUpdate() {
    guard let shownPreview, let preview = previewProvider?() else { return }
    shownPreview.show(preview)
  }
}
