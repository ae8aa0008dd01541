import Testing
import UIKit
import UITestSupport

@testable import InterfaceBuilder

/// The owner of a nib.
@MainActor
private final class Owner: UIViewController, UITextFieldDelegate {
  var field: UITextField?
  var labels: [UILabel] = []
  var calls: [String] = []
}

@MainActor
@Suite("Connections of nibs") struct ConnectionTests {
  private let owner = Owner()

  @Test("Outlets and collections are set by the setters of the code, in the order of the file; a delegate by UIKit's property")
  func outlets() throws {
    let sample = try NibSample(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"><connections>
        <outlet property="field" destination="f" id="1"/><outlet property="view" destination="v" id="2"/>
        <outletCollection property="labels" destination="b" collectionClass="NSMutableArray" id="3"/>
        <outletCollection property="labels" destination="a" collectionClass="NSMutableArray" id="4"/>
      </connections></placeholder>
      <view id="v"><subviews>
        <textField id="f"><connections><outlet property="delegate" destination="-1" id="5"/></connections></textField>
        <label text="A" id="a"/><label text="B" id="b"/>
      </subviews></view>
      """)
    sample.code.add("setField:", of: Owner.self) { $0.field = $1[0] as? UITextField }
    sample.code.add("setLabels:", of: Owner.self) { $0.labels = $1[0] as? [UILabel] ?? [] }
    let objects = sample.load(owner: owner)
    #expect(objects.count == 1 && owner.isViewLoaded && owner.view === objects[0] as? UIView)
    #expect(owner.field != nil && owner.field?.delegate === owner)
    #expect(owner.labels.map(\.text) == ["B", "A"])
    #expect(sample.code.warnings.isEmpty)
  }

  @Test("An outlet or action that is missing is a sentence as on iOS, with its line")
  func missing() throws {
    let sample = try NibSample(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
        <outlet property="gone" destination="a" id="1"/>
      </connections></placeholder>
      <button id="a"><connections><action selector="vanish:" destination="-1" eventType="touchUpInside" id="2"/></connections></button>
      """)
    _ = sample.load(owner: owner)
    #expect(
      sample.code.warnings == [
        "Card.xib:3: [<Owner> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key gone",
        "Card.xib:5: -[Owner vanish:]: unrecognized selector, to which an action is connected",
      ])
  }

  @Test("Controls send actions with the sender and the event; those to the first responder go up the responder chain")
  func actions() throws {
    let sample = try NibSample(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <view id="v"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
        <button tag="1" id="a"><rect key="frame" x="0" y="0" width="100" height="100"/>
          <connections><action selector="tap:" destination="-1" eventType="touchUpInside" id="1"/></connections></button>
        <button tag="2" id="b"><rect key="frame" x="0" y="100" width="100" height="100"/>
          <connections><action selector="tap:" destination="-2" eventType="touchUpInside" id="2"/></connections></button>
        <view id="c"><rect key="frame" x="0" y="200" width="100" height="100"/>
          <connections><outletCollection property="gestureRecognizers" destination="g" appends="YES" id="3"/></connections></view>
      </subviews></view>
      <tapGestureRecognizer id="g"><connections><action selector="tapped" destination="-1" id="4"/></connections></tapGestureRecognizer>
      """)
    sample.code.add("tap:", of: Owner.self) { $0.calls.append("tap \(($1[0] as? UIView)?.tag ?? 0)") }
    sample.code.add("tapped", of: Owner.self) { owner, _ in owner.calls.append("tapped") }
    let harness = SceneHarness(pace: .framePerEvent, root: owner)
    harness.scene.perform {
      if let view = sample.first(UIView.self, owner: owner) { owner.view.addSubview(view) }
    }
    for y in [50.0, 150, 250] { harness.click(CGPoint(x: 50, y: y)) }
    #expect(owner.calls == ["tap 1", "tap 2", "tapped"])
  }

  @Test("An outlet that a class of the code doesn't have stops the code as on iOS, at the line of the file")
  func missingOutlet() throws {
    let sample = try NibSample(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
        <outlet property="gone" destination="a" id="1"/>
      </connections></placeholder>
      <view id="a"/>
      """)
    sample.code.types["Owner"] = Owner.self
    let harness = SceneHarness()
    harness.scene.misuseScope = .scene
    harness.perform { _ = sample.load(owner: owner) }
    let misuse = try #require(harness.scene.misuse)
    #expect(misuse.exception.rawValue == "NSUnknownKeyException" && misuse.place?.description == "Card.xib:3")
    #expect(misuse.reason == "[<Owner> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key gone")
    #expect(sample.code.warnings.isEmpty)
  }

  @Test("A variable that isn't marked as an outlet, and a connection to nothing, are sentences, and the code goes on")
  func lostConnections() throws {
    let sample = try NibSample(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
        <outlet property="field" destination="a" id="1"/>
        <outlet property="view" destination="lost" id="2"/>
      </connections></placeholder>
      <textField id="a"/>
      """)
    sample.code.types["Owner"] = Owner.self
    _ = sample.load(owner: owner)
    #expect(
      sample.code.warnings == [
        "Card.xib:3: [<Owner> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key field",
        "Card.xib:4: The connection “view” leads to an object that the file doesn’t have",
      ])
  }

  @Test("An action that its target doesn't have stops the code when it is sent, as on iOS")
  func missingAction() throws {
    let sample = try NibSample(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <button id="a"><connections><action selector="vanish:" destination="-1" eventType="touchUpInside" id="1"/></connections></button>
      """)
    let harness = SceneHarness()
    harness.scene.misuseScope = .scene
    harness.perform { sample.first(UIButton.self, owner: owner)?.sendActions(for: .touchUpInside) }
    #expect(harness.scene.misuse?.reason.contains("vanish:") == true)
    #expect(harness.scene.misuse?.reason.hasSuffix("unrecognized selector sent to instance") == true)
    #expect(sample.code.warnings.count == 1)
  }
}
