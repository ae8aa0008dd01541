import Foundation
import Observation
import Testing
import UIKit
import UITestSupport

@Observable
private final class Model {
  var title = "one"
  var width: CGFloat = 10
}

/// A view that journals what is called.
private final class JournalView: UIView {
  let model: Model?
  var calls: [String] = []
  var title = ""
  /// The number of requests for layout.
  private(set) var requests = 0

  init(_ model: Model? = nil) {
    self.model = model
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  required init?(coder: NSCoder) { nil }

  override func updateProperties() {
    super.updateProperties()
    calls.append("properties")
    if let model { title = model.title }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    calls.append("layout")
    if let model { bounds.size.width = model.width }
  }

  override func setNeedsLayout() {
    super.setNeedsLayout()
    requests += 1
  }

  /// Returns the calls since the latest time.
  func newCalls() -> [String] {
    defer { calls = [] }
    return calls
  }
}

private final class JournalController: UIViewController {
  let model = Model()
  var calls: [String] = []

  override func updateProperties() {
    calls.append("properties")
    title = model.title
  }

  override func viewWillLayoutSubviews() {
    calls.append("layout")
    _ = model.width
  }
}

@MainActor
@Suite("updateProperties() and observation")
struct PropertyUpdateTests {
  let harness = SceneHarness(size: CGSize(width: 400, height: 800), hostTime: 0, pace: .singleTurns)

  @Test("Given a view that was laid out many times, when what it has read changes, then it asks for layout once or twice, and not for each")
  func observationsOfFormerLayouts() {
    let model = Model()
    let view = JournalView(model)
    harness.turn { harness.rootView.addSubview(view) }
    for _ in 0..<100 { harness.turn { view.layer.setNeedsLayout() } }
    let before = view.requests
    harness.turn { model.width = 77 }
    #expect(view.bounds.width == 77)
    #expect(view.requests - before <= 2)
  }

  @Test("Given a view that was laid out many times, when its model changes each time, then each layout shows the change")
  func changesBetweenLayouts() {
    let model = Model()
    let view = JournalView(model)
    harness.turn { harness.rootView.addSubview(view) }
    for width in 1...20 {
      harness.turn { model.width = CGFloat(width) }
      #expect(view.bounds.width == CGFloat(width))
      harness.turn { view.layer.setNeedsLayout() }
    }
  }

  @Test("Given a view that left its window before its update, when it is back and asks for another, then it is updated once")
  func returning() {
    let view = JournalView()
    harness.turn { harness.rootView.addSubview(view) }
    _ = view.newCalls()
    harness.turn {
      view.setNeedsUpdateProperties()
      view.removeFromSuperview()
    }
    harness.turn { view.setNeedsUpdateProperties() }
    #expect(view.newCalls().isEmpty)
    harness.turn {
      harness.rootView.addSubview(view)
      view.setNeedsUpdateProperties()
    }
    #expect(view.newCalls().filter { $0 == "properties" }.count == 1)
    harness.turn { view.setNeedsUpdateProperties() }
    #expect(view.newCalls() == ["properties"])
  }

  @Test("Properties are updated before layout, at first without a request, and then once for many, without a layout")
  func order() {
    let view = JournalView()
    harness.turn { harness.rootView.addSubview(view) }
    #expect(view.newCalls() == ["properties", "layout"])
    harness.turn {
      view.setNeedsUpdateProperties()
      view.setNeedsUpdateProperties()
    }
    #expect(view.newCalls() == ["properties"])
    harness.turn {
      view.setNeedsLayout()
      view.setNeedsUpdateProperties()
    }
    #expect(view.newCalls() == ["properties", "layout"])
    harness.turn { view.setNeedsLayout() }
    #expect(view.newCalls() == ["layout"])
  }

  @Test("An update can be forced, in a view and below it, and layoutIfNeeded() makes it first")
  func forced() {
    let (view, inner) = (JournalView(), JournalView())
    harness.turn {
      view.addSubview(inner)
      harness.rootView.addSubview(view)
    }
    _ = (view.newCalls(), inner.newCalls())
    harness.perform {
      inner.setNeedsUpdateProperties()
      view.updatePropertiesIfNeeded()
      #expect(inner.newCalls() == ["properties"])
      #expect(view.newCalls() == [])
      inner.setNeedsUpdateProperties()
      inner.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(inner.newCalls() == ["properties", "layout"])
    }
  }

  @Test("What updateProperties() reads of an @Observable object is tracked: a change updates again, without layout")
  func trackedProperties() {
    let model = Model()
    let view = JournalView(model)
    harness.turn { harness.rootView.addSubview(view) }
    _ = view.newCalls()
    harness.turn { model.title = "two" }
    #expect(view.newCalls() == ["properties"])
    #expect(view.title == "two")
    harness.turn { model.title = "three" }
    #expect(view.title == "three")
    _ = view.newCalls()
    harness.turn {}
    #expect(view.newCalls() == [])
  }

  @Test("What layoutSubviews() reads is tracked too, and animates where the layout does")
  func trackedLayout() {
    let model = Model()
    let view = JournalView(model)
    harness.turn { harness.rootView.addSubview(view) }
    _ = view.newCalls()
    #expect(view.bounds.width == 10)
    harness.perform {
      UIView.animate(withDuration: 1) {
        model.width = 50
        view.layoutIfNeeded()
      }
    }
    #expect(view.newCalls().last == "layout")
    #expect(view.layer.animation(forKey: "bounds") != nil)
  }

  @Test("View controllers update their properties before layout, and track what they read")
  func controllers() {
    let controller = JournalController()
    harness.turn { harness.window.rootViewController = controller }
    #expect(controller.calls.prefix(2) == ["properties", "layout"])
    controller.calls = []
    harness.turn { controller.model.title = "two" }
    #expect(controller.calls == ["properties"])
    #expect(controller.title == "two")
    controller.calls = []
    harness.turn { controller.model.width = 1 }
    #expect(controller.calls == ["layout"])
    controller.calls = []
    harness.turn { controller.setNeedsUpdateProperties() }
    #expect(controller.calls == ["properties"])
  }

  @Test("What the handlers of cells and buttons read for their configurations is tracked: a change calls them again in the same turn")
  func configurations() {
    let model = Model()
    let (row, item, button) = (UITableViewCell(), UICollectionViewCell(), UIButton(configuration: .plain()))
    harness.turn {
      row.configurationUpdateHandler = { cell, _ in
        var content = UIListContentConfiguration.cell()
        content.text = model.title
        cell.contentConfiguration = content
      }
      item.configurationUpdateHandler = { cell, state in cell.accessibilityLabel = state.isSelected ? nil : model.title }
      button.configurationUpdateHandler = { $0.configuration?.title = model.title }
      for (index, view) in [row, item, button].enumerated() {
        view.frame = CGRect(x: 0, y: CGFloat(index) * 60, width: 300, height: 50)
        harness.rootView.addSubview(view)
      }
    }
    for title in ["two", "three"] {
      harness.turn { model.title = title }
      #expect((row.contentConfiguration as? UIListContentConfiguration)?.text == title)
      #expect(item.accessibilityLabel == title && button.configuration?.title == title)
    }
    harness.turn { item.isSelected = true }
    #expect(item.accessibilityLabel == nil)
  }
}
