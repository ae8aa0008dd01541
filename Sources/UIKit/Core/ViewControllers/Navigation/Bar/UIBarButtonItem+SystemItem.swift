import Foundation

extension UIBarButtonItem {
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
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
