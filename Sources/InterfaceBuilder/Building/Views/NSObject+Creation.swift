import UIKit

extension NSObject {
  // Another name for the allocating entry point of a convenience initializer, which gets the class as an argument. Swift permits
  // `type.init()` only for `required` initializers.
  @_silgen_name("glissade.interface.init")
  convenience init(interface: Void) { self.init() }
  @_silgen_name("glissade.interface.init")
  private static func make() -> Self

  /// Creates an object of this class with `init()`.
  static func create() -> Self { make() }
}
