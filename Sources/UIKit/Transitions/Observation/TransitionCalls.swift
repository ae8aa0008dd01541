import Foundation

/// Makes the calls between UIKit and the code that customises transitions, and reports them to the scene's observer, if it has one.
@MainActor
enum TransitionCalls {
  typealias Role = TransitionCall.Role

  private static var observer: (any TransitionCallObserver)? { UIWindowScene.running?.callObserver }

  // MARK: UIKit calls code

  /// Makes a call of UIKit's to an object that code supplies. Calls to UIKit's own objects are made, but not reported.
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

  /// Reads a property by which code tells UIKit whom to ask. Whose it is does not matter: code has set it.
  static func read<Value>(_ property: String, of owner: AnyObject, _ role: Role, _ value: Value) -> Value {
    guard let observer else { return value }
    observer.callDidBegin(TransitionCall(.uikit, role, type: TransitionCallText.type(of: owner), property, []))
    observer.callDidReturn(.value(TransitionCallText.of(value)))
    return value
  }

  /// Runs a block that code has left with UIKit.
  static func run(_ name: String, _ arguments: @autoclosure () -> [Any?] = [], _ block: () -> Void) {
    guard let observer else { return block() }
    observer.callDidBegin(TransitionCall(.uikit, .code, type: nil, name, arguments().map(TransitionCallText.of)))
    block()
    observer.callDidReturn(.nothing)
  }

  // MARK: Code calls UIKit

  /// Carries out a call of code's to UIKit, and reports it unless `isCode` finds that UIKit itself is behind it.
  ///
  /// `caller` is the part whose business such a call is; where UIKit's own call to code has led to this one, that code is the caller.
  static func tell<Result>(
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

  /// Runs `body`, in which UIKit calls itself as code might: the back button pops, a drag dismisses.
  static func asUIKit<Result>(_ body: () -> Result) -> Result {
    let outer = isUIKitCalling
    isUIKitCalling = true
    defer { isUIKitCalling = outer }
    return body()
  }

  private static var isUIKitCalling = false

  // MARK: Whose an object is

  /// Whether an object is supplied by code: its class is not UIKit's, or it is one that code makes and hands over as it is.
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

  /// To be called by the default implementations of the methods that code may leave out.
  static func noteDefault(of object: AnyObject, _ method: String = #function) {
    if observer != nil { latestDefault = DefaultUse(object: ObjectIdentifier(object), method: method) }
  }
}

extension TransitionCall {
  /// A call that begins now. How deep it is within others, its observer finds out.
  fileprivate init(_ caller: Role, _ receiver: Role, type: String?, _ method: String, _ arguments: [String]) {
    self.init(
      time: CACurrentMediaTime(), depth: 0, caller: caller, receiver: receiver, type: type, method: method, arguments: arguments)
  }
}
