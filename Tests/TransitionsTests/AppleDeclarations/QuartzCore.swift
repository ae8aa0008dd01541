// Declarations of Apple's QuartzCore module, as far as the shipped transitions and the code that people bring use them.

@_exported import Foundation

public typealias CFTimeInterval = Double
public func CACurrentMediaTime() -> CFTimeInterval { fatalError() }

public struct CATransform3D: Sendable {
  public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
  public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
  public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
  public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  public init() { fatalError() }
}

public var CATransform3DIdentity: CATransform3D { fatalError() }
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D { fatalError() }
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D { fatalError() }
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D { fatalError() }
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D { fatalError() }
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D { fatalError() }
public func CATransform3DRotate(_ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  fatalError()
}
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { fatalError() }
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { fatalError() }
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { fatalError() }
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { fatalError() }

public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

open class CAMediaTimingFunction: NSObject {
  public convenience init(name: CAMediaTimingFunctionName) { fatalError() }
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { fatalError() }
}

public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ animation: CAAnimation)
  func animationDidStop(_ animation: CAAnimation, finished: Bool)
}
extension CAAnimationDelegate {
  public func animationDidStart(_ animation: CAAnimation) { fatalError() }
  public func animationDidStop(_ animation: CAAnimation, finished: Bool) { fatalError() }
}

@objc open class CAAnimation: NSObject {
  open var duration: CFTimeInterval {
    get { fatalError() }
    set {}
  }
  open var beginTime: CFTimeInterval {
    get { fatalError() }
    set {}
  }
  open var timeOffset: CFTimeInterval {
    get { fatalError() }
    set {}
  }
  open var repeatCount: Float {
    get { fatalError() }
    set {}
  }
  open var autoreverses: Bool {
    get { fatalError() }
    set {}
  }
  open var speed: Float {
    get { fatalError() }
    set {}
  }
  open var fillMode: CAMediaTimingFillMode {
    get { fatalError() }
    set {}
  }
  open var timingFunction: CAMediaTimingFunction? {
    get { fatalError() }
    set {}
  }
  open var delegate: (any CAAnimationDelegate)? {
    get { fatalError() }
    set {}
  }
  open var isRemovedOnCompletion: Bool {
    get { fatalError() }
    set {}
  }
  open func setValue(_ value: Any?, forKey key: String) {}
  open func value(forKey key: String) -> Any? { fatalError() }
}

open class CAPropertyAnimation: CAAnimation {
  public convenience init(keyPath path: String?) { fatalError() }
  open var keyPath: String? {
    get { fatalError() }
    set {}
  }
  open var isAdditive: Bool {
    get { fatalError() }
    set {}
  }
}

open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any? {
    get { fatalError() }
    set {}
  }
  open var toValue: Any? {
    get { fatalError() }
    set {}
  }
  open var byValue: Any? {
    get { fatalError() }
    set {}
  }
}

open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]? {
    get { fatalError() }
    set {}
  }
  open var keyTimes: [Float]? {
    get { fatalError() }
    set {}
  }
}

open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat {
    get { fatalError() }
    set {}
  }
  open var stiffness: CGFloat {
    get { fatalError() }
    set {}
  }
  open var damping: CGFloat {
    get { fatalError() }
    set {}
  }
  open var initialVelocity: CGFloat {
    get { fatalError() }
    set {}
  }
  open var settlingDuration: CFTimeInterval { fatalError() }
}

open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]? {
    get { fatalError() }
    set {}
  }
}

open class CATransaction: NSObject {
  open class func begin() {}
  open class func commit() {}
  open class func setDisableActions(_ flag: Bool) {}
  open class func setAnimationDuration(_ duration: CFTimeInterval) {}
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  open class func setCompletionBlock(_ block: (() -> Void)?) {}
}

open class CALayer: NSObject {
  public override init() { fatalError() }
  public init(layer: Any) { fatalError() }
  open func presentation() -> Self? { fatalError() }
  open var bounds: CGRect {
    get { fatalError() }
    set {}
  }
  open var position: CGPoint {
    get { fatalError() }
    set {}
  }
  open var zPosition: CGFloat {
    get { fatalError() }
    set {}
  }
  open var anchorPoint: CGPoint {
    get { fatalError() }
    set {}
  }
  open var transform: CATransform3D {
    get { fatalError() }
    set {}
  }
  open var sublayerTransform: CATransform3D {
    get { fatalError() }
    set {}
  }
  open func setAffineTransform(_ transform: CGAffineTransform) {}
  open func affineTransform() -> CGAffineTransform { fatalError() }
  open var frame: CGRect {
    get { fatalError() }
    set {}
  }
  open var isHidden: Bool {
    get { fatalError() }
    set {}
  }
  open var isDoubleSided: Bool {
    get { fatalError() }
    set {}
  }
  open var superlayer: CALayer? { fatalError() }
  open func removeFromSuperlayer() {}
  open var sublayers: [CALayer]? {
    get { fatalError() }
    set {}
  }
  open func addSublayer(_ layer: CALayer) {}
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {}
  open var mask: CALayer? {
    get { fatalError() }
    set {}
  }
  open var masksToBounds: Bool {
    get { fatalError() }
    set {}
  }
  open var contents: Any? {
    get { fatalError() }
    set {}
  }
  open var contentsRect: CGRect {
    get { fatalError() }
    set {}
  }
  open var contentsScale: CGFloat {
    get { fatalError() }
    set {}
  }
  open var backgroundColor: CGColor? {
    get { fatalError() }
    set {}
  }
  open var cornerRadius: CGFloat {
    get { fatalError() }
    set {}
  }
  open var maskedCorners: CACornerMask {
    get { fatalError() }
    set {}
  }
  open var cornerCurve: CALayerCornerCurve {
    get { fatalError() }
    set {}
  }
  open var borderWidth: CGFloat {
    get { fatalError() }
    set {}
  }
  open var borderColor: CGColor? {
    get { fatalError() }
    set {}
  }
  open var opacity: Float {
    get { fatalError() }
    set {}
  }
  open var shadowColor: CGColor? {
    get { fatalError() }
    set {}
  }
  open var shadowOpacity: Float {
    get { fatalError() }
    set {}
  }
  open var shadowOffset: CGSize {
    get { fatalError() }
    set {}
  }
  open var shadowRadius: CGFloat {
    get { fatalError() }
    set {}
  }
  open var shadowPath: CGPath? {
    get { fatalError() }
    set {}
  }
  open var shouldRasterize: Bool {
    get { fatalError() }
    set {}
  }
  open var rasterizationScale: CGFloat {
    get { fatalError() }
    set {}
  }
  open var allowsEdgeAntialiasing: Bool {
    get { fatalError() }
    set {}
  }
  open var name: String? {
    get { fatalError() }
    set {}
  }
  open var speed: Float {
    get { fatalError() }
    set {}
  }
  open var timeOffset: CFTimeInterval {
    get { fatalError() }
    set {}
  }
  open var beginTime: CFTimeInterval {
    get { fatalError() }
    set {}
  }
  open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { fatalError() }
  open func add(_ animation: CAAnimation, forKey key: String?) {}
  open func removeAnimation(forKey key: String) {}
  open func removeAllAnimations() {}
  open func animation(forKey key: String) -> CAAnimation? { fatalError() }
  open func animationKeys() -> [String]? { fatalError() }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {}
  open func setNeedsDisplay() {}
}

open class CATransformLayer: CALayer {}

open class CAShapeLayer: CALayer {
  open var path: CGPath? {
    get { fatalError() }
    set {}
  }
  open var fillColor: CGColor? {
    get { fatalError() }
    set {}
  }
  open var strokeColor: CGColor? {
    get { fatalError() }
    set {}
  }
  open var lineWidth: CGFloat {
    get { fatalError() }
    set {}
  }
}

open class CAGradientLayer: CALayer {
  open var colors: [Any]? {
    get { fatalError() }
    set {}
  }
  open var locations: [Float]? {
    get { fatalError() }
    set {}
  }
  open var startPoint: CGPoint {
    get { fatalError() }
    set {}
  }
  open var endPoint: CGPoint {
    get { fatalError() }
    set {}
  }
}
