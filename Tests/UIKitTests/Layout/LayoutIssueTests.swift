import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("Auto Layout: contradictions and ambiguity")
struct LayoutIssueTests {
  let harness = LayoutHarness()
  var root: UIView { harness.root }

  private func contradiction() -> (view: UIView, kept: NSLayoutConstraint, broken: NSLayoutConstraint) {
    let view = harness.view("card")
    let kept = view.widthAnchor.constraint(equalToConstant: 100)
    let broken = view.widthAnchor.constraint(equalToConstant: 200)
    kept.identifier = "narrow"
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10), kept, broken,
    ])
    return (view, kept, broken)
  }

  @Test("Given constraints that contradict each other, then the latest is dropped, the rest holds, and the report names the views")
  func contradictionsAreReported() throws {
    var parts: (view: UIView, kept: NSLayoutConstraint, broken: NSLayoutConstraint)?
    let said = warnings {
      parts = contradiction()
      harness.advance(by: 0.1)
      harness.advance(by: 0.1)
    }
    let view = try #require(parts).view
    #expect(view.frame == rect(0, 0, 100, 10))
    #expect(said.count == 1)
    let message = try #require(said.first)
    #expect(message.hasPrefix("Unable to simultaneously satisfy constraints."))
    #expect(message.contains("<NSLayoutConstraint:'narrow' card.width == 100 (active)>"))
    #expect(message.contains("Will attempt to recover by breaking constraint\n<NSLayoutConstraint:card.width == 200 (active)>"))
    #expect(harness.scene.doctor.diagnoses.map(\.kind) == [.layoutConflict(message)])
  }

  @Test("Given a dropped constraint, when what it contradicted goes, then it holds")
  func droppedConstraintsComeBack() {
    let said = warnings {
      let (view, kept, broken) = contradiction()
      root.layoutIfNeeded()
      #expect(broken.isActive)
      kept.isActive = false
      root.layoutIfNeeded()
      #expect(view.frame == rect(0, 0, 200, 10))
    }
    #expect(said.count == 1)
    #expect(root.layoutEngine?.broken.isEmpty == true)
  }

  @Test("Given a constant that makes a contradiction, then the changed constraint is dropped, and holds when it is changed back")
  func constantsThatContradict() {
    let view = harness.view("card")
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    harness.activate(width, view.widthAnchor.constraint(lessThanOrEqualToConstant: 150))
    let said = warnings {
      width.constant = 300
      root.layoutIfNeeded()
    }
    #expect(said.count == 1)
    #expect(view.bounds.width <= 150)
    width.constant = 120
    root.layoutIfNeeded()
    #expect(view.bounds.width == 120)
  }

  @Test("Given a view whose own frame contradicts its constraints, then the report says what to set")
  func forgottenMasks() throws {
    let view = UIView(frame: rect(5, 5, 50, 50))
    view.layer.name = "logo"
    root.addSubview(view)
    let said = warnings {
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20).isActive = true
      root.layoutIfNeeded()
    }
    #expect(view.frame == rect(5, 5, 50, 50))
    let message = try #require(said.first)
    #expect(message.contains("<NSAutoresizingMaskLayoutConstraint: logo.minX == 5.0>"))
    #expect(message.contains("translatesAutoresizingMaskIntoConstraints"))
  }

  @Test("Given preferences that cannot hold, then nothing is reported")
  func preferencesGiveWay() {
    let view = harness.view("card")
    let wide = view.widthAnchor.constraint(equalToConstant: 500)
    wide.priority = .required - 1
    let said = warnings { harness.activate(wide, view.widthAnchor.constraint(equalToConstant: 60)) }
    #expect(said.isEmpty)
    #expect(view.bounds.width == 60)
  }

  @Test("Given a view whose place is left open, then it is ambiguous")
  func ambiguity() {
    let view = harness.view("card")
    harness.activate(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10))
    #expect(view.hasAmbiguousLayout)
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    #expect(!view.hasAmbiguousLayout)
  }

  @Test("Given a required constraint, when its priority changes while it is active, then UIKit's rule is told")
  func priorityRule() {
    let view = harness.view("card")
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    harness.activate(width)
    let said = warnings { width.priority = .defaultHigh }
    #expect(said.first?.hasPrefix("Mutating a priority from required to not on an installed constraint") == true)
  }

  @Test("Given views in different hierarchies, then a constraint between them cannot be activated")
  func noCommonAncestor() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (here, there) = (UIView(), UIView())
        here.leadingAnchor.constraint(equalTo: there.leadingAnchor).isActive = true
        _ = (here, there)
      }
    }
  }
}
