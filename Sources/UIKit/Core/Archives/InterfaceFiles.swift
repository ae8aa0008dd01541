/// The Interface Builder files of the code that runs in a scene.
@MainActor
package protocol InterfaceFiles: AnyObject {
  /// Returns what a storyboard contains, or nil if there is no file with the name.
  func storyboard(named name: String) -> (any StoryboardContents)?
  /// Returns what a nib contains, or nil if there is no file with the name.
  func nib(named name: String) -> (any NibContents)?
  /// The names of all storyboards, for messages.
  var storyboardNames: [String] { get }
  /// The names of all nibs, for messages.
  var nibNames: [String] { get }
  /// Returns why a file, such as "Main.storyboard", can't be read, with its name and the line. Returns nil if there is no such file, or if it
  /// can be read.
  func failure(ofFile name: String) -> String?
}

/// What a storyboard contains.
@MainActor
package protocol StoryboardContents: AnyObject {
  /// Creates the initial view controller, or returns nil if there is none. `creator` creates the object if the code does that itself.
  func makeInitialController(of storyboard: UIStoryboard, creator: ControllerCreator?) -> UIViewController?
  /// The identifiers of the view controllers, for messages.
  var identifiers: [String] { get }
  /// Creates the view controller with an identifier, or returns nil if there is none.
  func makeController(withIdentifier identifier: String, of storyboard: UIStoryboard, creator: ControllerCreator?) -> UIViewController?
}

/// Creates a view controller with the initializer of the code, which passes the archive to `init(coder:)`.
package typealias ControllerCreator = (NSCoder) -> UIViewController?

/// What a nib contains.
@MainActor
package protocol NibContents: AnyObject {
  /// Creates the objects, connects them with the owner, and returns those at the top of the nib.
  func instantiate(withOwner owner: Any?) -> [Any]
}
