import Testing
import UIKit
import UITestSupport

/// A trait of an app's own.
private struct DensityTrait: UITraitDefinition {
  static var defaultValue: Int { 1 }
}

extension UIMutableTraits {
  fileprivate var density: Int {
    get { self[DensityTrait.self] }
    set { self[DensityTrait.self] = newValue }
  }
}

private final class ObservingView: UIView {
  var previous: [UIUserInterfaceStyle] = []

  func observe() {
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, before: UITraitCollection) in
      self.previous.append(before.userInterfaceStyle)
    }
  }
}

@MainActor
@Suite("Changes of traits")
struct TraitChangeTests {
  @Test("A closure is called with the view itself after a trait has changed, and not after it is unregistered")
  func closures() {
    let harness = SceneHarness()
    let view = ObservingView()
    harness.rootView.addSubview(view)
    view.observe()
    var styles: [UIUserInterfaceStyle] = []
    let registration = view.registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) { view, _ in
      styles.append(view.traitCollection.userInterfaceStyle)
    }
    harness.scene.settings.userInterfaceStyle = .dark
    #expect(view.previous == [.light] && styles == [.dark])
    view.unregisterForTraitChanges(registration)
    harness.scene.settings.userInterfaceStyle = .light
    #expect(view.previous == [.light, .dark] && styles == [.dark])
  }

  @Test("Other traits don't call the closure")
  func otherTraits() {
    let harness = SceneHarness()
    var count = 0
    harness.rootView.registerForTraitChanges([UITraitDisplayScale.self]) { (_: UIView, _) in count += 1 }
    harness.scene.settings.userInterfaceStyle = .dark
    #expect(count == 0)
    harness.scene.setScale(3)
    #expect(count == 1)
  }

  @Test("A view controller observes the traits of its view")
  func viewControllers() throws {
    let harness = SceneHarness()
    let controller = try #require(harness.window.rootViewController)
    var styles: [UIUserInterfaceStyle] = []
    controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (controller: UIViewController, _) in
      styles.append(controller.traitCollection.userInterfaceStyle)
    }
    harness.scene.settings.userInterfaceStyle = .dark
    #expect(styles == [.dark])
  }

  @Test("Overrides reach everything inside, those of a view before those of its controller, until they are removed")
  func overrides() throws {
    let harness = SceneHarness()
    let controller = try #require(harness.window.rootViewController)
    let (outer, inner) = (UIView(), UIView())
    harness.rootView.addSubview(outer)
    outer.addSubview(inner)
    controller.traitOverrides.userInterfaceStyle = .dark
    controller.traitOverrides.horizontalSizeClass = .regular
    outer.traitOverrides.userInterfaceStyle = .light
    #expect(harness.rootView.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection.userInterfaceStyle == .light && inner.traitCollection.horizontalSizeClass == .regular)
    #expect(outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    outer.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(harness.window.traitCollection.userInterfaceStyle == .light)
  }

  @Test("An app's own trait is inherited and observed like the system's")
  func ownTraits() {
    let harness = SceneHarness()
    let inner = UIView()
    harness.rootView.addSubview(inner)
    var densities: [Int] = []
    inner.registerForTraitChanges([DensityTrait.self]) { (view: UIView, previous) in
      densities += [previous[DensityTrait.self], view.traitCollection[DensityTrait.self]]
    }
    #expect(inner.traitCollection[DensityTrait.self] == 1)
    harness.rootView.traitOverrides.density = 2
    #expect(inner.traitCollection[DensityTrait.self] == 2 && densities == [1, 2])
    // The same value again is no change.
    harness.rootView.traitOverrides.density = 2
    harness.rootView.traitOverrides.remove(DensityTrait.self)
    #expect(inner.traitCollection[DensityTrait.self] == 1 && densities == [1, 2, 2, 1])
  }
}
