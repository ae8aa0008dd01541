import Foundation

/// An item of a drag.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The item's object, for whoever receives it.
  public let itemProvider: NSItemProvider
  /// An object for the program's own use, or nil.
  open var localObject: Any?
  /// A closure that returns what is dragged in place of the lifted view, or nil for the lifted view.
  @Observed open var previewProvider: (() -> UIDragPreview?)? { didSet { setNeedsDropPreviewUpdate() } }

  /// The preview that follows the pointer, while the item is dragged.
  weak var shownPreview: DragPreviewView?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  /// Asks for the preview again.
  open func setNeedsDropPreviewUpdate() {
    guard let shownPreview, let preview = previewProvider?() else { return }
    shownPreview.show(preview)
  }
}
