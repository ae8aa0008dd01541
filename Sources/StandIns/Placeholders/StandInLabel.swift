import UIKit

/// What a placeholder shows.
struct StandInLabel: Equatable {
  /// The drawing above the title.
  enum Mark {
    /// A cube, for a scene that isn't drawn.
    case cube
    /// A strip of film with a triangle.
    case film
    /// A globe, for a page of the web.
    case globe
    /// A page with a folded corner.
    case page
    /// A stack of rectangles, for a view by SwiftUI.
    case stack
  }

  var mark: Mark
  /// The name of the class.
  var title: String
  /// An address or a file name below the title, or nil.
  var detail: String?

  init(mark: Mark, title: String, detail: String? = nil) {
    (self.mark, self.title, self.detail) = (mark, title, detail)
  }
}
