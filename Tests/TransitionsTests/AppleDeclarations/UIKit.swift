// Declarations of Apple's UIKit module, as far as the shipped transitions and the code that people bring use them: signatures as in the
// iOS SDK's generated interface, bodies that are never run.

@_exported import Foundation
@_exported import QuartzCore

// MARK: - Values

public struct UIEdgeInsets: Equatable, Sendable {
  public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat
  public init() { fatalError() }
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) { fatalError() }
  public static var zero: UIEdgeInsets { fatalError() }
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect { fatalError() }
}

public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var top: UIRectEdge { fatalError() }
  public static var left: UIRectEdge { fatalError() }
  public static var bottom: UIRectEdge { fatalError() }
  public static var right: UIRectEdge { fatalError() }
  public static var all: UIRectEdge { fatalError() }
}

public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }

open class UIColor: NSObject, @unchecked Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { fatalError() }
  public init(white: CGFloat, alpha: CGFloat) { fatalError() }
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) { fatalError() }
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { fatalError() }
  open var cgColor: CGColor { fatalError() }
  open class var black: UIColor { fatalError() }
  open class var white: UIColor { fatalError() }
  open class var gray: UIColor { fatalError() }
  open class var darkGray: UIColor { fatalError() }
  open class var lightGray: UIColor { fatalError() }
  open class var red: UIColor { fatalError() }
  open class var green: UIColor { fatalError() }
  open class var blue: UIColor { fatalError() }
  open class var yellow: UIColor { fatalError() }
  open class var orange: UIColor { fatalError() }
  open class var purple: UIColor { fatalError() }
  open class var clear: UIColor { fatalError() }
  open class var systemRed: UIColor { fatalError() }
  open class var systemGreen: UIColor { fatalError() }
  open class var systemBlue: UIColor { fatalError() }
  open class var systemOrange: UIColor { fatalError() }
  open class var systemYellow: UIColor { fatalError() }
  open class var systemPink: UIColor { fatalError() }
  open class var systemPurple: UIColor { fatalError() }
  open class var systemTeal: UIColor { fatalError() }
  open class var systemIndigo: UIColor { fatalError() }
  open class var systemGray: UIColor { fatalError() }
  open class var systemGray2: UIColor { fatalError() }
  open class var systemGray4: UIColor { fatalError() }
  open class var systemGray5: UIColor { fatalError() }
  open class var systemGray6: UIColor { fatalError() }
  open class var tintColor: UIColor { fatalError() }
  open class var label: UIColor { fatalError() }
  open class var secondaryLabel: UIColor { fatalError() }
  open class var tertiaryLabel: UIColor { fatalError() }
  open class var separator: UIColor { fatalError() }
  open class var systemBackground: UIColor { fatalError() }
  open class var secondarySystemBackground: UIColor { fatalError() }
  open class var tertiarySystemBackground: UIColor { fatalError() }
  open class var systemGroupedBackground: UIColor { fatalError() }
  open class var secondarySystemGroupedBackground: UIColor { fatalError() }
}

open class UIFont: NSObject {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let light = Weight(rawValue: 0)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0)
    public static let semibold = Weight(rawValue: 0)
    public static let bold = Weight(rawValue: 0)
    public static let heavy = Weight(rawValue: 0)
    public static let black = Weight(rawValue: 0)
  }
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "")
    public static let title1 = TextStyle(rawValue: "")
    public static let title2 = TextStyle(rawValue: "")
    public static let title3 = TextStyle(rawValue: "")
    public static let headline = TextStyle(rawValue: "")
    public static let subheadline = TextStyle(rawValue: "")
    public static let body = TextStyle(rawValue: "")
    public static let callout = TextStyle(rawValue: "")
    public static let footnote = TextStyle(rawValue: "")
    public static let caption1 = TextStyle(rawValue: "")
    public static let caption2 = TextStyle(rawValue: "")
  }
  open class func systemFont(ofSize size: CGFloat) -> UIFont { fatalError() }
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { fatalError() }
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont { fatalError() }
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { fatalError() }
}

open class UIImage: NSObject, @unchecked Sendable {
  public convenience init?(named name: String) { fatalError() }
  public convenience init?(systemName name: String) { fatalError() }
  open var size: CGSize { fatalError() }
  open var scale: CGFloat { fatalError() }
  open func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage { fatalError() }
}

open class UIGraphicsImageRenderer: NSObject {
  public convenience init(size: CGSize) { fatalError() }
  public convenience init(bounds: CGRect) { fatalError() }
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { fatalError() }
}
open class UIGraphicsImageRendererContext: NSObject {}

open class UIBezierPath: NSObject {
  public convenience init(rect: CGRect) { fatalError() }
  public convenience init(ovalIn rect: CGRect) { fatalError() }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { fatalError() }
  open var cgPath: CGPath {
    get { fatalError() }
    set {}
  }
}

// MARK: - Responders and events

@objc @preconcurrency @MainActor open class UIResponder: NSObject {
  open var next: UIResponder? { fatalError() }
  open var canBecomeFirstResponder: Bool { fatalError() }
  @discardableResult open func becomeFirstResponder() -> Bool { fatalError() }
  @discardableResult open func resignFirstResponder() -> Bool { fatalError() }
  open var isFirstResponder: Bool { fatalError() }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}

@preconcurrency @MainActor open class UITouch: NSObject {
  open func location(in view: UIView?) -> CGPoint { fatalError() }
  open func previousLocation(in view: UIView?) -> CGPoint { fatalError() }
  open var view: UIView? { fatalError() }
}
@preconcurrency @MainActor open class UIEvent: NSObject {}
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {}
@preconcurrency @MainActor open class UIPress: NSObject { open var key: UIKey? { fatalError() } }
@preconcurrency @MainActor open class UIKey: NSObject { open var keyCode: UIKeyboardHIDUsage { fatalError() } }
public enum UIKeyboardHIDUsage: Int, Sendable { case keyboardEscape, keyboardReturnOrEnter }

// MARK: - Views

public protocol UICoordinateSpace: NSObjectProtocol {}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

@objc @preconcurrency @MainActor open class UIView: UIResponder, UICoordinateSpace, @MainActor NSCoding {
  public enum ContentMode: Int, Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right }
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var flexibleLeftMargin: AutoresizingMask { fatalError() }
    public static var flexibleWidth: AutoresizingMask { fatalError() }
    public static var flexibleRightMargin: AutoresizingMask { fatalError() }
    public static var flexibleTopMargin: AutoresizingMask { fatalError() }
    public static var flexibleHeight: AutoresizingMask { fatalError() }
    public static var flexibleBottomMargin: AutoresizingMask { fatalError() }
  }
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var layoutSubviews: AnimationOptions { fatalError() }
    public static var allowUserInteraction: AnimationOptions { fatalError() }
    public static var beginFromCurrentState: AnimationOptions { fatalError() }
    public static var `repeat`: AnimationOptions { fatalError() }
    public static var autoreverse: AnimationOptions { fatalError() }
    public static var curveEaseInOut: AnimationOptions { fatalError() }
    public static var curveEaseIn: AnimationOptions { fatalError() }
    public static var curveEaseOut: AnimationOptions { fatalError() }
    public static var curveLinear: AnimationOptions { fatalError() }
    public static var transitionCrossDissolve: AnimationOptions { fatalError() }
    public static var transitionFlipFromLeft: AnimationOptions { fatalError() }
    public static var transitionFlipFromRight: AnimationOptions { fatalError() }
  }
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var layoutSubviews: KeyframeAnimationOptions { fatalError() }
    public static var allowUserInteraction: KeyframeAnimationOptions { fatalError() }
    public static var beginFromCurrentState: KeyframeAnimationOptions { fatalError() }
    public static var calculationModeLinear: KeyframeAnimationOptions { fatalError() }
    public static var calculationModeCubic: KeyframeAnimationOptions { fatalError() }
    public static var calculationModeCubicPaced: KeyframeAnimationOptions { fatalError() }
    public static var calculationModePaced: KeyframeAnimationOptions { fatalError() }
    public static var calculationModeDiscrete: KeyframeAnimationOptions { fatalError() }
  }

  public init(frame: CGRect) { fatalError() }
  public convenience override init() { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open class var layerClass: AnyClass { fatalError() }
  open var layer: CALayer { fatalError() }
  open var isUserInteractionEnabled: Bool {
    get { fatalError() }
    set {}
  }
  open var tag: Int {
    get { fatalError() }
    set {}
  }
  open var frame: CGRect {
    get { fatalError() }
    set {}
  }
  open var bounds: CGRect {
    get { fatalError() }
    set {}
  }
  open var center: CGPoint {
    get { fatalError() }
    set {}
  }
  open var transform: CGAffineTransform {
    get { fatalError() }
    set {}
  }
  open var transform3D: CATransform3D {
    get { fatalError() }
    set {}
  }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { fatalError() }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { fatalError() }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { fatalError() }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { fatalError() }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { fatalError() }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { fatalError() }
  open var autoresizesSubviews: Bool {
    get { fatalError() }
    set {}
  }
  open var autoresizingMask: AutoresizingMask {
    get { fatalError() }
    set {}
  }
  open func sizeThatFits(_ size: CGSize) -> CGSize { fatalError() }
  open func sizeToFit() {}
  open var superview: UIView? { fatalError() }
  open var subviews: [UIView] { fatalError() }
  open var window: UIWindow? { fatalError() }
  open func removeFromSuperview() {}
  open func insertSubview(_ view: UIView, at index: Int) {}
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {}
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {}
  open func addSubview(_ view: UIView) {}
  open func bringSubviewToFront(_ view: UIView) {}
  open func sendSubviewToBack(_ view: UIView) {}
  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { fatalError() }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { fatalError() }
  open var isAccessibilityElement: Bool {
    get { fatalError() }
    set {}
  }
  open var accessibilityLabel: String? {
    get { fatalError() }
    set {}
  }
  open func isDescendant(of view: UIView) -> Bool { fatalError() }
  open func viewWithTag(_ tag: Int) -> UIView? { fatalError() }
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSubviews() {}
  open var layoutMargins: UIEdgeInsets {
    get { fatalError() }
    set {}
  }
  open var safeAreaInsets: UIEdgeInsets { fatalError() }
  open var safeAreaLayoutGuide: UILayoutGuide { fatalError() }
  open var layoutMarginsGuide: UILayoutGuide { fatalError() }
  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() {}
  open var clipsToBounds: Bool {
    get { fatalError() }
    set {}
  }
  open var backgroundColor: UIColor? {
    get { fatalError() }
    set {}
  }
  open var alpha: CGFloat {
    get { fatalError() }
    set {}
  }
  open var isOpaque: Bool {
    get { fatalError() }
    set {}
  }
  open var isHidden: Bool {
    get { fatalError() }
    set {}
  }
  open var contentMode: ContentMode {
    get { fatalError() }
    set {}
  }
  open var mask: UIView? {
    get { fatalError() }
    set {}
  }
  open var tintColor: UIColor! {
    get { fatalError() }
    set {}
  }
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { fatalError() }
    set {}
  }
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
  open var constraints: [NSLayoutConstraint] { fatalError() }
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { fatalError() }
    set {}
  }
  open var intrinsicContentSize: CGSize { fatalError() }
  open var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var leftAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var rightAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var topAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var widthAnchor: NSLayoutDimension { fatalError() }
  open var heightAnchor: NSLayoutDimension { fatalError() }
  open var centerXAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var centerYAnchor: NSLayoutYAxisAnchor { fatalError() }
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { fatalError() }
  open func resizableSnapshotView(from rect: CGRect, afterScreenUpdates: Bool, withCapInsets: UIEdgeInsets) -> UIView? { fatalError() }
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { fatalError() }
  open var traitCollection: UITraitCollection { fatalError() }
  open var accessibilityIdentifier: String? {
    get { fatalError() }
    set {}
  }

  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {}
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {}
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {}
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping damping: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {}
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}
  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}
  open class func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration: Double, animations: @escaping () -> Void
  ) {}
  open class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {}
  open class func performWithoutAnimation(_ actions: () -> Void) {}
}

@preconcurrency @MainActor open class UIWindow: UIView {
  public init(windowScene: UIWindowScene) { fatalError() }
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var rootViewController: UIViewController? {
    get { fatalError() }
    set {}
  }
  open func makeKeyAndVisible() {}
}

@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  open var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var topAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var centerXAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var centerYAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var widthAnchor: NSLayoutDimension { fatalError() }
  open var heightAnchor: NSLayoutDimension { fatalError() }
  open var layoutFrame: CGRect { fatalError() }
}

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
}

@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  open var constant: CGFloat {
    get { fatalError() }
    set {}
  }
  open var isActive: Bool {
    get { fatalError() }
    set {}
  }
  open var priority: UILayoutPriority {
    get { fatalError() }
    set {}
  }
  open class func activate(_ constraints: [NSLayoutConstraint]) {}
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {}
}

@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { fatalError() }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { fatalError() }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { fatalError() }
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint { fatalError() }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint { fatalError() }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint { fatalError() }
}
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { fatalError() }
  open func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { fatalError() }
  open func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { fatalError() }
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint { fatalError() }
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat) -> NSLayoutConstraint { fatalError() }
}

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
open class UITraitCollection: NSObject {
  open var displayScale: CGFloat { fatalError() }
  open var userInterfaceStyle: UIUserInterfaceStyle { fatalError() }
}

@preconcurrency @MainActor open class UIImageView: UIView {
  public init(image: UIImage?) { fatalError() }
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var image: UIImage? {
    get { fatalError() }
    set {}
  }
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

@preconcurrency @MainActor open class UILabel: UIView {
  open var text: String? {
    get { fatalError() }
    set {}
  }
  open var font: UIFont! {
    get { fatalError() }
    set {}
  }
  open var textColor: UIColor! {
    get { fatalError() }
    set {}
  }
  open var textAlignment: NSTextAlignment {
    get { fatalError() }
    set {}
  }
  open var numberOfLines: Int {
    get { fatalError() }
    set {}
  }
  open var adjustsFontSizeToFitWidth: Bool {
    get { fatalError() }
    set {}
  }
}

@preconcurrency @MainActor open class UIVisualEffect: NSObject {}
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }
  public convenience init(style: Style) { fatalError() }
}
@preconcurrency @MainActor open class UIGlassEffect: UIVisualEffect {
  public enum Style: Int, Sendable { case regular, clear }
  public convenience init(style: Style) { fatalError() }
  open var isInteractive: Bool {
    get { fatalError() }
    set {}
  }
  open var tintColor: UIColor? {
    get { fatalError() }
    set {}
  }
}
@preconcurrency @MainActor open class UIGlassContainerEffect: UIVisualEffect {
  public override init() {}
  open var spacing: CGFloat {
    get { fatalError() }
    set {}
  }
}
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  public init(effect: UIVisualEffect?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var contentView: UIView { fatalError() }
  open var effect: UIVisualEffect? {
    get { fatalError() }
    set {}
  }
}

@preconcurrency @MainActor open class UIStackView: UIView {
  public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
  public enum Alignment: Int, Sendable { case fill, leading, firstBaseline, center, trailing, lastBaseline }
  public convenience init(arrangedSubviews views: [UIView]) { fatalError() }
  open func addArrangedSubview(_ view: UIView) {}
  open var axis: NSLayoutConstraint.Axis {
    get { fatalError() }
    set {}
  }
  open var distribution: Distribution {
    get { fatalError() }
    set {}
  }
  open var alignment: Alignment {
    get { fatalError() }
    set {}
  }
  open var spacing: CGFloat {
    get { fatalError() }
    set {}
  }
}
extension NSLayoutConstraint { public enum Axis: Int, Sendable { case horizontal, vertical } }

// MARK: - Controls

@preconcurrency @MainActor open class UIAction: NSObject {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping (UIAction) -> Void
  ) { fatalError() }
}

@preconcurrency @MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var touchDown: Event { fatalError() }
    public static var touchUpInside: Event { fatalError() }
    public static var touchUpOutside: Event { fatalError() }
    public static var touchDragExit: Event { fatalError() }
    public static var touchDragEnter: Event { fatalError() }
    public static var touchCancel: Event { fatalError() }
    public static var valueChanged: Event { fatalError() }
    public static var editingChanged: Event { fatalError() }
    public static var primaryActionTriggered: Event { fatalError() }
  }
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var normal: State { fatalError() }
    public static var highlighted: State { fatalError() }
    public static var disabled: State { fatalError() }
    public static var selected: State { fatalError() }
  }
  open var isEnabled: Bool {
    get { fatalError() }
    set {}
  }
  open var isSelected: Bool {
    get { fatalError() }
    set {}
  }
  open var isHighlighted: Bool {
    get { fatalError() }
    set {}
  }
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {}
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {}
  open func addAction(_ action: UIAction, for events: Event) {}
}

@preconcurrency @MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable { case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7 }
  public convenience init(type: ButtonType) { fatalError() }
  public convenience init(type: ButtonType, primaryAction: UIAction?) { fatalError() }
  open func setTitle(_ title: String?, for state: UIControl.State) {}
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
  open func setImage(_ image: UIImage?, for state: UIControl.State) {}
  open var titleLabel: UILabel? { fatalError() }
  open var imageView: UIImageView? { fatalError() }
}

@preconcurrency @MainActor open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  open var text: String? {
    get { fatalError() }
    set {}
  }
  open var placeholder: String? {
    get { fatalError() }
    set {}
  }
  open var borderStyle: BorderStyle {
    get { fatalError() }
    set {}
  }
}

@preconcurrency @MainActor open class UISlider: UIControl {
  open var value: Float {
    get { fatalError() }
    set {}
  }
}
@preconcurrency @MainActor open class UISwitch: UIControl {
  open var isOn: Bool {
    get { fatalError() }
    set {}
  }
}

// MARK: - Gestures

@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}
extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { fatalError() }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { fatalError() }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { fatalError() }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { fatalError() }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { fatalError() }
}

@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static var recognized: State { .ended }
  }
  public init(target: Any?, action: Selector?) { fatalError() }
  public convenience override init() { fatalError() }
  open func addTarget(_ target: Any, action: Selector) {}
  open func removeTarget(_ target: Any?, action: Selector?) {}
  open var state: State {
    get { fatalError() }
    set {}
  }
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { fatalError() }
    set {}
  }
  open var isEnabled: Bool {
    get { fatalError() }
    set {}
  }
  open var view: UIView? { fatalError() }
  open var cancelsTouchesInView: Bool {
    get { fatalError() }
    set {}
  }
  open var delaysTouchesBegan: Bool {
    get { fatalError() }
    set {}
  }
  open var delaysTouchesEnded: Bool {
    get { fatalError() }
    set {}
  }
  open func require(toFail other: UIGestureRecognizer) {}
  open func location(in view: UIView?) -> CGPoint { fatalError() }
  open var name: String? {
    get { fatalError() }
    set {}
  }
  open var numberOfTouches: Int { fatalError() }
  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint { fatalError() }
}

@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches: Int {
    get { fatalError() }
    set {}
  }
  open var maximumNumberOfTouches: Int {
    get { fatalError() }
    set {}
  }
  open func translation(in view: UIView?) -> CGPoint { fatalError() }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  open func velocity(in view: UIView?) -> CGPoint { fatalError() }
}
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge {
    get { fatalError() }
    set {}
  }
}
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired: Int {
    get { fatalError() }
    set {}
  }
}
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat {
    get { fatalError() }
    set {}
  }
  open var velocity: CGFloat { fatalError() }
}
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval {
    get { fatalError() }
    set {}
  }
}

// MARK: - Animators

public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {}

@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public override init() { fatalError() }
  public init(animationCurve curve: UIView.AnimationCurve) { fatalError() }
  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) { fatalError() }
}

@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  public override init() { fatalError() }
  public init(dampingRatio: CGFloat, initialVelocity: CGVector) { fatalError() }
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) { fatalError() }
  public convenience init(dampingRatio: CGFloat) { fatalError() }
}

@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  open var timingParameters: (any UITimingCurveProvider)? { fatalError() }
  open var duration: TimeInterval { fatalError() }
  open var delay: TimeInterval { fatalError() }
  open var isUserInteractionEnabled: Bool {
    get { fatalError() }
    set {}
  }
  open var isInterruptible: Bool {
    get { fatalError() }
    set {}
  }
  open var scrubsLinearly: Bool {
    get { fatalError() }
    set {}
  }
  open var pausesOnCompletion: Bool {
    get { fatalError() }
    set {}
  }
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) { fatalError() }
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) { fatalError() }
  public convenience init(
    duration: TimeInterval, controlPoint1: CGPoint, controlPoint2: CGPoint, animations: (() -> Void)? = nil
  ) { fatalError() }
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) { fatalError() }
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self { fatalError() }
  open var state: UIViewAnimatingState { fatalError() }
  open var isRunning: Bool { fatalError() }
  open var isReversed: Bool {
    get { fatalError() }
    set {}
  }
  open var fractionComplete: CGFloat {
    get { fatalError() }
    set {}
  }
  open func startAnimation() {}
  open func startAnimation(afterDelay delay: TimeInterval) {}
  open func pauseAnimation() {}
  open func stopAnimation(_ withoutFinishing: Bool) {}
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  open func addAnimations(_ animation: @escaping () -> Void) {}
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {}
}
