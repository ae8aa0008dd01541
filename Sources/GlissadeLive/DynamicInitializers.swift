import UIKit

// On iOS, expressions such as `type.init()` or `T(frame: .zero)` can create an object of a class that is known only at run time, because
// the classes of UIKit are from Objective-C. Swift permits that only for `required` initializers, which each subclass would have to repeat.
// Ported code calls these methods instead.
//
// Each is another name for the allocating entry point of a convenience initializer, which gets the class as an argument and calls the
// designated initializer of that class. The calling convention is the same, except that an initializer owns its arguments.

extension NSObject {
  @_silgen_name("glissade.live.init")
  convenience init(live: Void) { self.init() }
  @_silgen_name("glissade.live.init")
  private static func make() -> Self

  /// Creates an object of this class with `init()`.
  public static func liveInit() -> Self {
    guard let made = LiveInitializers.make(self) else { return make() }
    return unsafeDowncast(made, to: Self.self)
  }
}

extension UIViewController {
  @_silgen_name("glissade.live.init.nibName")
  convenience init(liveNibName name: String?, bundle: Bundle?) { self.init(nibName: name, bundle: bundle) }
  @_silgen_name("glissade.live.init.nibName")
  private static func make(nibName: __owned String?, bundle: __owned Bundle?) -> Self

  /// Creates a controller of this class with `init(nibName:bundle:)`.
  public static func liveInit(nibName: String?, bundle: Bundle?) -> Self { make(nibName: nibName, bundle: bundle) }
}

extension UINavigationController {
  @_silgen_name("glissade.live.init.rootViewController")
  convenience init(liveRoot root: UIViewController) { self.init(rootViewController: root) }
  @_silgen_name("glissade.live.init.rootViewController")
  private static func make(root: __owned UIViewController) -> Self

  /// Creates a controller of this class with `init(rootViewController:)`.
  public static func liveInit(rootViewController: UIViewController) -> Self { make(root: rootViewController) }
}

extension UITableViewController {
  @_silgen_name("glissade.live.init.style")
  convenience init(liveStyle style: UITableView.Style) { self.init(style: style) }
  @_silgen_name("glissade.live.init.style")
  private static func make(style: UITableView.Style) -> Self

  /// Creates a controller of this class with `init(style:)`.
  public static func liveInit(style: UITableView.Style) -> Self { make(style: style) }
}

extension UICollectionViewController {
  @_silgen_name("glissade.live.init.layout")
  convenience init(liveLayout layout: UICollectionViewLayout) { self.init(collectionViewLayout: layout) }
  @_silgen_name("glissade.live.init.layout")
  private static func make(layout: __owned UICollectionViewLayout) -> Self

  /// Creates a controller of this class with `init(collectionViewLayout:)`.
  public static func liveInit(collectionViewLayout: UICollectionViewLayout) -> Self { make(layout: collectionViewLayout) }
}

extension UIPresentationController {
  @_silgen_name("glissade.live.init.presented")
  convenience init(livePresented presented: UIViewController, presenting: UIViewController?) {
    self.init(presentedViewController: presented, presenting: presenting)
  }
  @_silgen_name("glissade.live.init.presented")
  private static func make(presented: __owned UIViewController, presenting: __owned UIViewController?) -> Self

  /// Creates a controller of this class with `init(presentedViewController:presenting:)`.
  public static func liveInit(presentedViewController: UIViewController, presenting: UIViewController?) -> Self {
    make(presented: presentedViewController, presenting: presenting)
  }
}

extension UIView {
  @_silgen_name("glissade.live.init.frame")
  convenience init(liveFrame frame: CGRect) { self.init(frame: frame) }
  @_silgen_name("glissade.live.init.frame")
  private static func make(frame: CGRect) -> Self

  /// Creates a view of this class with `init(frame:)`.
  public static func liveInit(frame: CGRect) -> Self { make(frame: frame) }
}

extension UIImageView {
  @_silgen_name("glissade.live.init.image")
  convenience init(liveImage image: UIImage?) { self.init(image: image) }
  @_silgen_name("glissade.live.init.image")
  private static func make(image: __owned UIImage?) -> Self

  /// Creates a view of this class with `init(image:)`.
  public static func liveInit(image: UIImage?) -> Self { make(image: image) }
}

extension UITableView {
  @_silgen_name("glissade.live.init.table")
  convenience init(liveFrame frame: CGRect, style: Style) { self.init(frame: frame, style: style) }
  @_silgen_name("glissade.live.init.table")
  private static func make(frame: CGRect, style: Style) -> Self

  /// Creates a view of this class with `init(frame:style:)`.
  public static func liveInit(frame: CGRect, style: Style) -> Self { make(frame: frame, style: style) }
}

extension UICollectionView {
  @_silgen_name("glissade.live.init.collection")
  convenience init(liveFrame frame: CGRect, layout: UICollectionViewLayout) { self.init(frame: frame, collectionViewLayout: layout) }
  @_silgen_name("glissade.live.init.collection")
  private static func make(frame: CGRect, layout: __owned UICollectionViewLayout) -> Self

  /// Creates a view of this class with `init(frame:collectionViewLayout:)`.
  public static func liveInit(frame: CGRect, collectionViewLayout: UICollectionViewLayout) -> Self {
    make(frame: frame, layout: collectionViewLayout)
  }
}

extension UIGestureRecognizer {
  @_silgen_name("glissade.live.init.target")
  convenience init(liveTarget target: Any?, action: Selector?) { self.init(target: target, action: action) }
  @_silgen_name("glissade.live.init.target")
  private static func make(target: __owned Any?, action: __owned Selector?) -> Self

  /// Creates a recognizer of this class with `init(target:action:)`.
  public static func liveInit(target: Any?, action: Selector?) -> Self { make(target: target, action: action) }
}

/// Calls the `init()` of the user's classes that replaces an inherited one, which only the class itself can call.
enum LiveInitializers {
  // A person's code is loaded, and creates its objects, on the main thread.
  nonisolated(unsafe) private static var makers: [ObjectIdentifier: () -> AnyObject] = [:]

  @MainActor
  static func add(_ type: AnyObject.Type, _ make: @escaping @MainActor () -> AnyObject) {
    // The initializer runs where the user's code calls it, as it would by its own name.
    makers[ObjectIdentifier(type)] = unsafeBitCast(make, to: (() -> AnyObject).self)
  }

  /// Returns nil if the class isn't registered.
  static func make(_ type: AnyObject.Type) -> AnyObject? { makers[ObjectIdentifier(type)]?() }
}
