import UIKit

extension InterfaceInstance {
  /// Returns the class of the code that an element names, or else the class of UIKit. Warns if the class is missing or of another kind.
  func interfaceClass<Base: AnyObject>(of description: InterfaceObject, or standard: Base.Type) -> Base.Type {
    guard let name = description.customClass else { return standard }
    guard let type = code.type(named: name) ?? Self.standardClasses[name] else {
      warn("Unknown class \(name) in Interface Builder file", line: description.line)
      return standard
    }
    guard let type = type as? Base.Type else {
      warn("\(name) isn’t a subclass of \(Base.self), which <\(description.kind)> needs", line: description.line)
      return standard
    }
    return type
  }

  /// Returns an archive that notes the object, and then sets what its element says.
  func coder<Object: AnyObject>(
    for description: InterfaceObject, _ decode: @escaping @MainActor (Object) -> Void
  ) -> InterfaceCoder {
    InterfaceCoder { [self] object in
      didCreate(object, as: description)
      if let object = object as? Object { decode(object) }
    }
  }
}
