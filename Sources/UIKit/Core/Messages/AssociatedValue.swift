/// A value that objects of any class keep besides their properties.
struct AssociatedValue<Value>: @unchecked Sendable {
  private let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// The value that an object keeps, or nil.
  subscript(object: AnyObject) -> Value? {
    get { objc_getAssociatedObject(object, key) as? Value }
    nonmutating set { objc_setAssociatedObject(object, key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}
