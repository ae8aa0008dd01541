/// A value that can be associated with objects of any class.
struct AssociatedValue<Value>: @unchecked Sendable {
  private let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  subscript(object: AnyObject) -> Value? {
    get { objc_getAssociatedObject(object, key) as? Value }
    nonmutating set { objc_setAssociatedObject(object, key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}
