import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor @Suite("From right to left")
struct RightToLeftTests {
  let screen = TouchScene()

  private func makeBox() -> UIView { screen.add(UIView(), frame: CGRect(x: 0, y: 0, width: 400, height: 100)) }

  @Test("Leading edges are the right ones, constants count inward, and a view that changes its direction is laid out again")
  func constraints() {
    let box = makeBox()
    let inside = UIView()
    inside.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(inside)
    NSLayoutConstraint.activate([
      inside.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 30), inside.widthAnchor.constraint(equalToConstant: 50),
      inside.trailingAnchor.constraint(lessThanOrEqualTo: box.trailingAnchor), inside.topAnchor.constraint(equalTo: box.topAnchor),
      inside.heightAnchor.constraint(equalToConstant: 20),
    ])
    screen.turn()
    #expect(inside.frame.minX == 30)
    box.semanticContentAttribute = .forceRightToLeft
    screen.turn()
    #expect(inside.frame == CGRect(x: 320, y: 0, width: 50, height: 20) && box.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    box.semanticContentAttribute = .playback
    screen.turn()
    #expect(inside.frame.minX == 30)
  }

  @Test("A stack's views follow each other to the left, in the direction that its trait or its own attribute says")
  func stack() {
    let views = (0..<3).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .fillEqually
    _ = screen.add(stack, frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    #expect(views.map(\.frame.minX) == [0, 100, 200])
    screen.window.traitOverrides.layoutDirection = .rightToLeft
    screen.turn()
    #expect(views.map(\.frame.minX) == [200, 100, 0])
    stack.semanticContentAttribute = .forceLeftToRight
    screen.turn()
    #expect(views.map(\.frame.minX) == [0, 100, 200])
  }

  @Test("Directional margins are exchanged")
  func margins() {
    let box = makeBox()
    box.semanticContentAttribute = .forceRightToLeft
    box.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 20)
    #expect(box.layoutMargins.right == 10 && box.layoutMargins.left == 20 && box.directionalLayoutMargins.leading == 10)
  }

  @Test("A cell's image is at the right, and its accessory at the left")
  func cell() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryType = .disclosureIndicator
    cell.textLabel?.text = "Text"
    cell.semanticContentAttribute = .forceRightToLeft
    _ = screen.add(cell, frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    #expect(cell.contentView.frame.maxX == 400 && cell.contentView.frame.minX > 20)
  }

  @Test("A page that is pushed comes from the left, and a drag from the right edge pops it")
  func navigation() {
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    navigation.view.semanticContentAttribute = .forceRightToLeft
    screen.perform { screen.window.rootViewController = navigation }
    screen.turn()
    screen.perform { navigation.pushViewController(second, animated: true) }
    screen.advance(by: 0.1)
    #expect(screen.shownState(of: second.view.layer).position.x < 190)
    screen.advance(by: 2)
    screen.press(CGPoint(x: 395, y: 400))
    screen.move(by: CGVector(dx: -300, dy: 0), steps: 10)
    screen.advance(by: 0.2)
    screen.release()
    screen.advance(by: 2)
    #expect(navigation.viewControllers.count == 1)
  }
}
