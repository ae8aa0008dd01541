import Foundation

@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String
  private let contents: (any StoryboardContents)?

  package init(_ contents: any StoryboardContents, name: String = "") {
    (self.contents, self.name) = (contents, name)
    super.init()
  }

  /// The bundle is ignored. A file that doesn't exist is a misuse.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let files = UIWindowScene.running?.code.interfaceFiles
    self.name = name
    contents = files?.storyboard(named: name)
    super.init()
    guard contents == nil else { return }
    if let failure = files?.failure(ofFile: name + ".storyboard") {
      misuse("Could not load the storyboard named '\(name)': \(failure)", as: .invalidArgument)
    } else {
      misuse(
        "Could not find a storyboard named '\(name)' in bundle \((storyboardBundleOrNil ?? .main).bundleURL.lastPathComponent)"
          + InterfaceNames.sentence("storyboards", files?.storyboardNames ?? []), as: .invalidArgument)
    }
  }

  open func instantiateInitialViewController() -> UIViewController? { contents?.makeInitialController(of: self, creator: nil) }

  public final func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    contents?.makeInitialController(of: self, creator: creator).flatMap(checked)
  }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    controller(withIdentifier: identifier, creator: nil) ?? UIViewController()
  }

  public final func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = controller(withIdentifier: identifier, creator: creator)
    if let made = made.flatMap({ checked($0) as ViewController? }) { return made }
    // Code that goes on after a misuse gets a controller without anything from the file.
    return UIViewController() as? ViewController ?? ViewController(coder: InterfaceCoder()) ?? ViewController.create()
  }

  private func controller(withIdentifier identifier: String, creator: ControllerCreator?) -> UIViewController? {
    if let made = contents?.makeController(withIdentifier: identifier, of: self, creator: creator) { return made }
    // A storyboard that doesn't exist was reported already.
    guard let contents else { return nil }
    misuse(
      "Storyboard '\(name)' doesn't contain a view controller with identifier '\(identifier)'"
        + InterfaceNames.sentence("identifiers", contents.identifiers), as: .invalidArgument)
    return nil
  }

  /// Returns the controller if it is of the class that the code expects. Reports misuse otherwise.
  private func checked<ViewController: UIViewController>(_ controller: UIViewController) -> ViewController? {
    if let controller = controller as? ViewController { return controller }
    misuse(
      "Storyboard '\(name)' contains a view controller of class \(type(of: controller)) where the code expects \(ViewController.self)",
      as: .invalidArgument)
    return nil
  }
}
