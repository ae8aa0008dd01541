import Foundation
import UIKit
import UITestSupport

@testable import InterfaceBuilder

/// Storyboards whose scenes a test writes, by name.
@MainActor
final class StoryboardSample: InterfaceFiles {
  let code: SampleCode
  let harness: SceneHarness
  private var boards: [String: InterfaceStoryboard] = [:]

  init(
    _ scenes: String, initial: String? = nil, others: [String: (scenes: String, initial: String)] = [:], toolsVersion: String? = nil,
    code: SampleCode = SampleCode()
  ) throws {
    self.code = code
    harness = SceneHarness()
    try add("Main", scenes, initial, toolsVersion)
    for (name, other) in others { try add(name, other.scenes, other.initial) }
    harness.scene.code.interfaceFiles = self
  }

  private func add(_ name: String, _ scenes: String, _ initial: String?, _ toolsVersion: String? = nil) throws {
    let version = toolsVersion.map { " toolsVersion=\"\($0)\"" } ?? ""
    let start = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES"\(version)\(start)><scenes>
      \(scenes)
      </scenes></document>
      """
    boards[name] = InterfaceStoryboard(try InterfaceFile(contentsOf: name + ".storyboard", bytes: Data(text.utf8)), code: code)
  }

  func storyboard(named name: String) -> (any StoryboardContents)? { boards[name] }
  func nib(named name: String) -> (any NibContents)? { nil }
  var storyboardNames: [String] { Array(boards.keys) }
  var nibNames: [String] { [] }
  func failure(ofFile name: String) -> String? { nil }

  /// Creates the controller with an identifier, or the initial one.
  func make(_ identifier: String? = nil) -> UIViewController? {
    harness.perform {
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      return identifier.map { storyboard.instantiateViewController(withIdentifier: $0) } ?? storyboard.instantiateInitialViewController()
    }
  }

  /// Shows the initial controller.
  func show() -> UIViewController? {
    let controller = make()
    harness.perform { harness.window.rootViewController = controller }
    harness.turn()
    return controller
  }

  /// The text of a scene with a view controller.
  static func scene(
    _ id: String, _ attributes: String = "", view: String = "", parts: String = "", connections: String = "", beside: String = ""
  )
    -> String
  {
    """
    <scene sceneID="s-\(id)"><objects><viewController id="\(id)" \(attributes)>
    <view key="view" id="v-\(id)"><rect key="frame" x="0" y="0" width="375" height="667"/>\(view)</view>\(parts)
    <connections>\(connections)</connections></viewController>\(beside)</objects></scene>
    """
  }
}

/// A page that notes what happens to it.
@MainActor
class NotingPage: UIViewController {
  var journal: [String] = []
  var allowsSegues = true
  weak var label: UILabel?

  override func awakeFromNib() { journal.append("awake") }
  override func viewDidLoad() { journal.append("did load, label \(label == nil ? "missing" : "there"), \(children.count) children") }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    journal.append("should \(identifier)")
    return allowsSegues
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    journal.append(
      "prepare \(segue.identifier ?? "") to \(segue.destination.title ?? "") for \(sender.map { "\(type(of: $0))" } ?? "nobody")")
  }
  func take() -> [String] {
    defer { journal = [] }
    return journal
  }
}
