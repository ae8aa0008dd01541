import Testing

/// The suites in here run one test after the other, because each compiles code with the real tools, and some have little time for it.
@Suite("A user's file that is watched", .serialized, .timeLimit(.minutes(5)))
@MainActor
enum CodeProjectTests {
  /// A screen, with a statement in line 6.
  static func source(alpha: String = "0.4", _ statement: String = "") -> String {
    """
    import UIKit

    final class CardController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        \(statement)
        view.backgroundColor = .white
        UIView.animate(withDuration: 0.5) { self.view.alpha = \(alpha) }
      }
    }

    """
  }
}
