import Foundation
import Testing
import UIKit
import UITestSupport

/// An object with methods that selectors name, as the porting step registers them.
@MainActor
final class Receiver: UIViewController {
  var calls: [String] = []
  private let group = MethodTable.Group()

  /// Makes selectors name the methods, until the receiver is gone.
  func register() {
    add("plain") { receiver, _ in receiver.calls.append("plain") }
    add("take:") { receiver, arguments in receiver.calls.append("take \(Self.name(arguments[0]))") }
    add("take:with:") { receiver, arguments in
      receiver.calls.append("take \(Self.name(arguments[0])) with \(arguments[1] == nil ? "no event" : "an event")")
    }
    MethodTable.add("double:", of: Receiver.self, to: group) { _, arguments in (arguments[0] as? Int).map { $0 * 2 } as Any? }
    MethodTable.add("strict:", of: Receiver.self, to: group) { _, arguments in
      throw ArgumentMismatch(at: 0, expected: UIButton.self, value: arguments[0])
    }
  }

  func unregister() { MethodTable.remove(group) }

  private func add(_ selector: Selector, _ call: @escaping @MainActor (Receiver, [Any?]) -> Void) {
    MethodTable.add(selector, of: Receiver.self, to: group) { receiver, arguments in
      call(receiver, arguments)
      return nil
    }
  }

  private static func name(_ value: Any?) -> String { value.map { "\(type(of: $0))" } ?? "nil" }
}

/// A scene whose root view controller is a receiver, and which stops when its code uses UIKit wrongly.
@MainActor
final class SelectorScene: SceneHarness {
  let receiver = Receiver()

  init() {
    super.init(hostTime: 0, pace: .framePerEvent, root: receiver)
    receiver.register()
    scene.misuseScope = .scene
  }

  isolated deinit { receiver.unregister() }
}
