import Foundation

/// Descriptions of arguments and results: types and numbers, never addresses, so that the same calls always give the same text.
@MainActor
enum TransitionCallText {
  static func of(_ value: Any?) -> String {
    guard let value = value.flatMap(unwrapped) else { return "nil" }
    switch value {
    case let value as Bool: return "\(value)"
    case let value as Int: return "\(value)"
    case let value as CGFloat: return number(value)
    case let value as Double: return number(value)
    case let value as CGRect: return "(\([value.minX, value.minY, value.width, value.height].map { number($0) }.joined(separator: ", ")))"
    case let value as CGSize: return "(\([value.width, value.height].map { number($0) }.joined(separator: ", ")))"
    case let value as CGAffineTransform: return value.isIdentity ? "identity" : "\(value)"
    case let value as UITransitionContextViewKey: return value == .from ? ".from" : value == .to ? ".to" : value.rawValue
    case let value as UITransitionContextViewControllerKey: return value == .from ? ".from" : value == .to ? ".to" : value.rawValue
    case let value as UIView: return view(value)
    case let value as [UIViewController]: return "[\(value.map { type(of: $0) }.joined(separator: ", "))]"
    case is NoInterruptibleAnimator: return "none"
    case is ReportingTransitionContext: return "context"
    case is TransitionCoordinator: return "coordinator"
    case is Block: return "{ … }"
    case let value as String: return "“\(value)”"
    default:
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .class { return type(of: value as AnyObject) }
      return mirror.displayStyle == .enum ? ".\(value)" : "\(value)"
    }
  }

  /// A placeholder for a closure among the arguments.
  struct Block {}

  /// Returns the name of an object's type, without its module. View controllers of the same class are told apart by numbers.
  static func type(of object: AnyObject) -> String {
    let name = String(describing: Swift.type(of: object))
    guard let controller = object as? UIViewController, let scene = UIWindowScene.running else { return name }
    let number = scene.callNumbers.number(of: controller)
    return number == 1 ? name : "\(name) \(number)"
  }

  /// Returns a number with up to three decimals.
  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "\(value)" }
    var text = String(format: "%.3f", value)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : text
  }

  /// Returns the description of a view: its view controller's type, or its own type and its layer's name.
  private static func view(_ view: UIView) -> String {
    if let controller = view.viewController { return "\(type(of: controller)).view" }
    return view.layer.name.map { "\(type(of: view)) “\($0)”" } ?? type(of: view)
  }

  /// Returns the value inside an optional of any depth.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}
