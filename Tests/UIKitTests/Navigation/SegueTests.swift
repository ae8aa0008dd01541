import Testing
import UIKit
import UITestSupport

/// A page that notes what it is asked about segues.
@MainActor
private final class SegueSource: UIViewController {
  let journal = Journal()

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    journal.note("should \(identifier)")
    return false
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    journal.note("prepare \(segue.identifier ?? "") for \(sender ?? "nobody")")
    segue.destination.title = "prepared"
  }
}

/// A segue of a class of its own.
@MainActor
private final class FadeSegue: UIStoryboardSegue {
  override func perform() { source.navigationController?.pushViewController(destination, animated: false) }
}

@MainActor
@Suite("Segues in code") struct SegueTests {
  @Test("A registered segue is made, prepared by its source, then performed; the destination knows what it needs when it is shown")
  func registered() {
    let source = SegueSource()
    let navigation = UINavigationController(rootViewController: source)
    let harness = SceneHarness(root: navigation)
    source.origin.segues["detail"] = { source, _ in FadeSegue(identifier: "detail", source: source, destination: UIViewController()) }
    harness.scene.perform { source.performSegue(withIdentifier: "detail", sender: "button") }
    #expect(source.journal.take() == ["prepare detail for button"])
    #expect(navigation.viewControllers.count == 2 && navigation.topViewController?.title == "prepared")
  }

  // UIViewController.h says of shouldPerformSegueWithIdentifier:sender: “This method is not invoked when
  // -performSegueWithIdentifier:sender: is used.”
  @Test("performSegue(withIdentifier:sender:) does not ask shouldPerformSegue(withIdentifier:sender:)")
  func unasked() {
    let source = SegueSource()
    var performed = 0
    source.origin.segues["a"] = { source, _ in
      UIStoryboardSegue(identifier: "a", source: source, destination: UIViewController()) { performed += 1 }
    }
    source.performSegue(withIdentifier: "a", sender: nil)
    #expect(source.journal.take() == ["prepare a for nobody"] && performed == 1)
    #expect(UIViewController().shouldPerformSegue(withIdentifier: "a", sender: nil))
  }

  @Test("A segue that is made in code is prepared and performed by hand, with its handler, without any registration")
  func byHand() {
    let source = SegueSource()
    let harness = SceneHarness(root: source)
    let destination = UIViewController()
    harness.scene.perform {
      let segue = UIStoryboardSegue(identifier: nil, source: source, destination: destination) {
        source.present(destination, animated: false)
      }
      source.prepare(for: segue, sender: nil)
      segue.perform()
    }
    #expect(source.presentedViewController === destination && destination.title == "prepared")
  }

  @Test(
    "An identifier that nothing is registered for raises the exception of iOS, with those that are; one that can't be performed says why")
  func unknown() throws {
    func reason(known: Bool) throws -> String {
      let source = SegueSource()
      let harness = SceneHarness(root: source)
      harness.scene.misuseScope = .scene
      if known {
        source.origin.segues["detail"] = { source, _ in
          UIStoryboardSegue(identifier: "detail", source: source, destination: UIViewController())
        }
      }
      _ = warnings { harness.perform { source.performSegue(withIdentifier: "detial", sender: nil) } }
      let misuse = try #require(harness.scene.misuse)
      #expect(misuse.exception == .invalidArgument && misuse.place?.shortName.hasPrefix("SegueTests.swift:") == true)
      return misuse.reason
    }
    #expect(try reason(known: false) == "Receiver (<SegueSource>) has no segue with identifier 'detial'")
    #expect(try reason(known: true) == "Receiver (<SegueSource>) has no segue with identifier 'detial'; it has 'detail'")
    let source = SegueSource()
    source.origin.segues["detail"] = { source, _ in UIStoryboardSegue(identifier: "detail", source: source, destination: UIViewController())
    }
    #expect(
      warnings { source.performSegue(withIdentifier: "detail", sender: nil) } == [
        "UIStoryboardSegue “detail” does nothing: override perform(), or make the segue with a performHandler."
      ])
  }
}
