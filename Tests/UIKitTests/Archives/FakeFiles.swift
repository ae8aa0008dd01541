import UIKit

/// Interface Builder files whose contents a test creates.
@MainActor
final class FakeFiles: InterfaceFiles {
  final class Board: StoryboardContents {
    var controllers: [String: (NSCoder) -> UIViewController?]
    private let initial: String?

    init(_ controllers: [String: (NSCoder) -> UIViewController?], initial: String? = nil) {
      (self.controllers, self.initial) = (controllers, initial)
    }

    var identifiers: [String] { Array(controllers.keys) }

    func makeInitialController(of storyboard: UIStoryboard, creator: ControllerCreator?) -> UIViewController? {
      initial.flatMap { makeController(withIdentifier: $0, of: storyboard, creator: creator) }
    }

    func makeController(withIdentifier identifier: String, of storyboard: UIStoryboard, creator: ControllerCreator?) -> UIViewController? {
      guard let make = controllers[identifier] else { return nil }
      let coder = InterfaceCoder { ($0 as? UIViewController)?.title = identifier }
      return creator.map { $0(coder) } ?? make(coder)
    }
  }

  final class Nib: NibContents {
    private let make: @MainActor (Any?) -> [Any]
    init(_ make: @escaping @MainActor (Any?) -> [Any]) { self.make = make }
    func instantiate(withOwner owner: Any?) -> [Any] { make(owner) }
  }

  var boards: [String: Board] = [:]
  var nibs: [String: Nib] = [:]
  /// Why files can't be read, by their names.
  var failures: [String: String] = [:]

  func storyboard(named name: String) -> (any StoryboardContents)? { boards[name] }
  func nib(named name: String) -> (any NibContents)? { nibs[name] }
  var storyboardNames: [String] { Array(boards.keys) }
  var nibNames: [String] { Array(nibs.keys) }
  func failure(ofFile name: String) -> String? { failures[name] }
}
