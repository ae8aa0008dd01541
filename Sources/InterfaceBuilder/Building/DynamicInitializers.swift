import UIKit

// Swift permits `type.init()` only for `required` initializers, of which `NSObject` has none. The method is another name for the allocating
// entry point of a convenience initializer, which gets the class as an argument and calls its designated initializer.

extension NSObject {
  @_silgen_name("glissade.interface.init")
  convenience init(interface: Void) { self.init() }
  @_silgen_name("glissade.interface.init")
  private static func make() -> Self

  /// Creates an object of this class with `init()`.
  static func interfaceInit() -> Self { make() }
}
