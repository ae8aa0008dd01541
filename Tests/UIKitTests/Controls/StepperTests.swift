import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor @Suite("Stepper, progress and activity")
struct StepperTests {
  let screen = TouchScene()

  private func makeStepper() -> (UIStepper, () -> [Double]) {
    let stepper = UIStepper()
    let values = Values()
    stepper.addAction(UIAction { [weak stepper] _ in values.all.append(stepper?.value ?? -1) }, for: .valueChanged)
    return (screen.add(stepper, frame: CGRect(x: 0, y: 0, width: 94, height: 32)), { values.all })
  }

  @MainActor
  private final class Values { var all: [Double] = [] }

  private let minus = CGPoint(x: 20, y: 16)
  private let plus = CGPoint(x: 70, y: 16)

  @Test("A click on a half changes the value by a step, within the limits")
  func clicks() {
    let (stepper, values) = makeStepper()
    stepper.stepValue = 60
    for point in [plus, plus, minus] { screen.click(point) }
    #expect(values() == [60, 100, 40])
  }

  @Test("A half that is held repeats its step")
  func repeats() {
    let (stepper, values) = makeStepper()
    screen.press(plus)
    screen.advance(by: 0.95)
    screen.release()
    screen.advance(by: 1)
    #expect(values() == [1, 2, 3, 4, 5, 6] && stepper.value == 6)
  }

  @Test("Given wraps, then a step beyond a limit goes to the other; given a stepper that isn't continuous, then only the end is reported")
  func wraps() {
    let (stepper, values) = makeStepper()
    stepper.wraps = true
    screen.click(minus)
    #expect(stepper.value == 100)
    stepper.isContinuous = false
    stepper.wraps = false
    screen.press(minus)
    screen.advance(by: 0.85)
    screen.release()
    #expect(values() == [100, 95])
  }

  @Test("A progress view limits its progress, and moves to it where that is animated")
  func progress() {
    let view = screen.add(UIProgressView(frame: .zero), frame: CGRect(x: 0, y: 0, width: 200, height: 4))
    view.progress = 2
    #expect(view.progress == 1)
    view.progress = 0
    screen.turn()
    screen.perform { view.setProgress(0.5, animated: true) }
    screen.advance(by: 0.1)
    let width = view.subviews.first.map { screen.shownState(of: $0.layer).bounds.width } ?? 0
    #expect(width > 5 && width < 95)
  }

  @Test("An activity indicator is hidden unless it spins, and its spokes fade in turn")
  func activity() {
    let view = screen.add(UIActivityIndicatorView(style: .large), frame: CGRect(x: 0, y: 0, width: 37, height: 37))
    #expect(view.isHidden && view.intrinsicContentSize == CGSize(width: 37, height: 37))
    screen.perform { view.startAnimating() }
    screen.advance(by: 0.3)
    let shades = view.subviews.map { screen.shownState(of: $0.layer).opacity }
    #expect(!view.isHidden && Set(shades).count == 8 && (shades.max() ?? 0) > 0.85)
    view.stopAnimating()
    #expect(view.isHidden && !view.isAnimating)
  }
}
