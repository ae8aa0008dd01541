import Foundation

extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
  public var cgRectValue: CGRect { rectValue }

  // Foundation has no values of these structures here, so they are stored as arrays of numbers.
  private static let insetsType = "[4d]"
  private static let transformType = "[6d]"
  private static let vectorType = "[2d]"

  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    var value = insets
    self.init(bytes: &value, objCType: Self.insetsType)
  }
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    var value = transform
    self.init(bytes: &value, objCType: Self.transformType)
  }
  public convenience init(cgVector vector: CGVector) {
    var value = vector
    self.init(bytes: &value, objCType: Self.vectorType)
  }

  // A value that contains something else becomes zero or the identity.
  public var uiEdgeInsetsValue: UIEdgeInsets { contents(Self.insetsType, or: .zero) }
  public var cgAffineTransformValue: CGAffineTransform { contents(Self.transformType, or: .identity) }
  public var cgVectorValue: CGVector { contents(Self.vectorType, or: .zero) }

  private func contents<Value>(_ type: String, or other: Value) -> Value {
    guard String(cString: objCType) == type else { return other }
    var value = other
    withUnsafeMutableBytes(of: &value) { bytes in
      if let address = bytes.baseAddress { getValue(address) }
    }
    return value
  }
}
