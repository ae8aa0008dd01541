import UIKit

/// The attributes of gesture recognizers.
@MainActor
enum GestureAttributes {
  static let gesture = AttributeTable<UIGestureRecognizer>([
    .init("enabled", \.isEnabled, \.flag), .init("cancelsTouchesInView", \.cancelsTouchesInView, \.flag),
    .init("delaysTouchesBegan", \.delaysTouchesBegan, \.flag), .init("delaysTouchesEnded", \.delaysTouchesEnded, \.flag),
  ])

  static let tap = AttributeTable<UITapGestureRecognizer>([
    .init("numberOfTapsRequired", \.numberOfTapsRequired, \.integer),
    .init("numberOfTouchesRequired", \.numberOfTouchesRequired, \.integer),
  ])

  static let pan = AttributeTable<UIPanGestureRecognizer>([
    .init("minimumNumberOfTouches", \.minimumNumberOfTouches, \.integer),
    .init("maximumNumberOfTouches", \.maximumNumberOfTouches, \.integer),
  ])

  static let swipe = AttributeTable<UISwipeGestureRecognizer>([
    .init(
      "direction", \.direction, ["right": UISwipeGestureRecognizer.Direction.right, "left": .left, "up": .up, "down": .down]),
    .init("numberOfTouchesRequired", \.numberOfTouchesRequired, \.integer),
  ])

  static let longPress = AttributeTable<UILongPressGestureRecognizer>([
    .init("minimumPressDuration", \.minimumPressDuration, \.double), .init("allowableMovement", \.allowableMovement, \.number),
    .init("numberOfTapsRequired", \.numberOfTapsRequired, \.integer),
    .init("numberOfTouchesRequired", \.numberOfTouchesRequired, \.integer),
  ])

  static let edgePan = AttributeTable<UIScreenEdgePanGestureRecognizer>([.init("edges", \.edges, \.edges)])
}

extension AttributeValue {
  fileprivate var edges: UIRectEdge? {
    let edges: [String: UIRectEdge] = ["top": .top, "left": .left, "bottom": .bottom, "right": .right]
    return options.map { UIRectEdge($0.compactMap { edges[$0] }) }
  }
}
