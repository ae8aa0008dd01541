import Foundation

extension UIBarButtonItem {
  /// A button with a title or image that the system defines.
  public enum SystemItem: Int, Sendable {
    /// A button titled "Done", in bold.
    case done = 0
    /// A button titled "Cancel".
    case cancel = 1
    /// A button titled "Edit".
    case edit = 2
    /// A button titled "Save", in bold.
    case save = 3
    /// A button with a plus sign.
    case add = 4
    /// Space between buttons of a toolbar, which takes what the others leave.
    case flexibleSpace = 5
    /// Space between buttons of a toolbar, as wide as the item's `width`.
    case fixedSpace = 6
    /// A button with a sheet of paper and a pencil.
    case compose = 7
    /// A button with an arrow to the left.
    case reply = 8
    /// A button with the share icon.
    case action = 9
    /// A button with a folder.
    case organize = 10
    /// A button with an open book.
    case bookmarks = 11
    /// A button with a magnifying glass.
    case search = 12
    /// A button with an arrow in a circle.
    case refresh = 13
    /// A button with a cross.
    case stop = 14
    case camera = 15
    case trash = 16
    /// A button with the triangle of players.
    case play = 17
    /// A button with two bars.
    case pause = 18
    /// A button with two triangles to the left.
    case rewind = 19
    /// A button with two triangles to the right.
    case fastForward = 20
    /// A button titled "Undo".
    case undo = 21
    /// A button titled "Redo".
    case redo = 22
    /// A button with a cross.
    case close = 24
  }
}

extension UIBarButtonItem.SystemItem {
  var style: UIBarButtonItem.Style { self == .done || self == .save ? .done : .plain }

  var space: UIBarButtonItem.Space? {
    switch self {
    case .flexibleSpace: .flexible
    case .fixedSpace: .fixed
    default: nil
    }
  }

  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  @MainActor var image: UIImage? {
    switch self {
    case .add: BarGlyph.plus.image
    case .action: BarGlyph.share.image
    case .search: BarGlyph.magnifier.image
    case .close, .stop: BarGlyph.cross.image
    default: symbol.flatMap { UIImage(systemName: $0) }
    }
  }

  /// The name of the symbol on the button, or nil without one.
  private var symbol: String? {
    switch self {
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .organize: "folder"
    case .bookmarks: "book"
    case .refresh: "arrow.clockwise"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    default: nil
    }
  }
}
