import Foundation

/// Makes the calls between UIKit and the code that customizes transitions, and reports them to the scene's call observer, if there is one.
@MainActor
enum TransitionCalls {
  typealias Role = TransitionCall.Role

  private static var observer: (any TransitionCallObserver)? { UIWindowScene.running?.callObserver }

  // MARK: UIKit calls code

  /// Calls an object that code supplies, and reports the call. Calls to UIKit's own objects are made but not reported.
  static func ask<Result>(
    _ receiver: AnyObject, _ role: Role, _ method: String, _ arguments: @autoclosure () -> [Any?] = [], _ call: () -> Result
  ) -> Result {
    guard let observer, isCode(receiver) else { return call() }
    observer.callDidBegin(
      TransitionCall(.uikit, role, type: TransitionCallText.type(of: receiver), method, arguments().map(TransitionCallText.of)))
    latestDefault = nil
    let result = call()
    let isImplemented = latestDefault.map { $0 != DefaultUse(object: ObjectIdentifier(receiver), method: method) } ?? true
    latestDefault = nil
    let value = result is Void ? nil : TransitionCallText.of(result)
    observer.callDidReturn(isImplemented ? value.map { .value($0) } ?? .nothing : .unimplemented(value))
    return result
  }

  /// Reads and reports a property by which code tells UIKit which object to use. It is reported for UIKit's own controllers too, since code
  /// has set it.
  static func read<Value>(_ property: String, of owner: AnyObject, _ role: Role, _ value: Value) -> Value {
    guard let observer else { return value }
    observer.callDidBegin(TransitionCall(.uikit, role, type: TransitionCallText.type(of: owner), property, []))
    observer.callDidReturn(.value(TransitionCallText.of(value)))
    return value
  }

  /// Runs and reports a block that code has passed to UIKit.
  static func run(_ name: String, _ arguments: @autoclosure () -> [Any?] = [], _ block: () -> Void) {
    guard let observer else { return block() }
    observer.callDidBegin(TransitionCall(.uikit, .code, type: nil, name, arguments().map(TransitionCallText.of)))
    block()
    observer.callDidReturn(.nothing)
  }

  // MARK: Code calls UIKit

  /// Carries out a call from code to UIKit, and reports it unless `isCode` is false because UIKit itself makes the call.
  ///
  /// The `caller` is the role that usually makes such a call. If UIKit is calling code at the time, the observer attributes the call to
  /// that code.
  static func reporting<Result>(
    _ receiver: Role, type: AnyObject? = nil, _ method: String, _ arguments: @autoclosure () -> [Any?] = [], by caller: Role = .code,
    isCode: @autoclosure () -> Bool = true, _ call: () -> Result
  ) -> Result {
    guard let observer, isCode() else { return call() }
    observer.callDidBegin(
      TransitionCall(
        isUIKitCalling ? .uikit : caller, receiver, type: type.map(TransitionCallText.type), method,
        arguments().map(TransitionCallText.of)))
    let isUIKit = isUIKitCalling
    isUIKitCalling = false
    let result = call()
    isUIKitCalling = isUIKit
    observer.callDidReturn(result is Void ? .nothing : .value(TransitionCallText.of(result)))
    return result
  }

  /// Runs `body`, in which UIKit calls its own API as code might: the back button pops, or a drag dismisses.
  static func asUIKit<Result>(_ body: () -> Result) -> Result {
    let outer = isUIKitCalling
    isUIKitCalling = true
    defer { isUIKitCalling = outer }
    return body()
  }

  private static var isUIKitCalling = false

  // MARK: Origin of objects

  /// Returns whether code supplies an object: its class is not UIKit's, or it is a percent-driven interaction controller, which code uses
  /// without subclassing.
  static func isCode(_ object: AnyObject) -> Bool {
    type(of: object) == UIPercentDrivenInteractiveTransition.self || !String(reflecting: type(of: object)).hasPrefix("UIKit.")
  }

  // MARK: Methods that are not implemented

  private struct DefaultUse: Equatable {
    var object: ObjectIdentifier
    var method: String
  }

  /// The latest default implementation that has run since a call began.
  private static var latestDefault: DefaultUse?

  /// Records that a default implementation ran. The default implementations of all optional methods call it.
  static func noteDefault(of object: AnyObject, _ method: String = #function) {
    if observer != nil { latestDefault = DefaultUse(object: ObjectIdentifier(object), method: method) }
  }
}

extension TransitionCall {
  /// Creates a call that begins now. The observer determines its depth.
  fileprivate init(_ caller: Role, _ receiver: Role, type: String?, _ method: String, _ arguments: [String]) {
    self.init(
      time: CACurrentMediaTime(), depth: 0, caller: caller, receiver: receiver, type: type, method: method, arguments: arguments)
  }
}
