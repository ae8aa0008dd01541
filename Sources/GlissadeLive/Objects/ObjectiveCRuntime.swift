import UIKit

// Functions of the Objective-C runtime, which code mostly uses to exchange methods. Without it the methods stay as they are, and a warning
// says so at the line of the call.

/// A method of a class, as the Objective-C runtime describes it.
public final class Method: Sendable {
  let name: String

  init(_ name: String) { self.name = name }
}

/// The code of a method.
public typealias IMP = Method

/// Returns a description of a method of objects.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls.map { Method("-[\($0) \(name)]") }
}

/// Returns a description of a method of a class.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls.map { Method("+[\($0) \(name)]") }
}

/// Returns the code of a method.
public func method_getImplementation(_ m: Method) -> IMP { m }

/// Returns no description of the types.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Warns that methods can't be exchanged here.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method, file: String = #fileID, line: Int = #line) {
  warnOfRuntime("\(m1.name) and \(m2.name) weren't exchanged", file, line)
}

/// Warns that a method can't be replaced here, and returns its code.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP, file: String = #fileID, line: Int = #line) -> IMP {
  warnOfRuntime("\(m.name) wasn't replaced", file, line)
  return m
}

/// Returns false, as if the class had the method, and so lets the code continue with an exchange.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool { false }

/// Warns that a method can't be replaced here.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?, file: String = #fileID, line: Int = #line
) -> IMP? {
  warnOfRuntime("\(name) wasn't replaced", file, line)
  return nil
}

/// Returns the description of a block as code of a method.
public func imp_implementationWithBlock(_ block: Any) -> IMP { Method("a block") }

/// Warns that the class of an object can't be changed here, and returns it.
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass, file: String = #fileID, line: Int = #line) -> AnyClass? {
  warnOfRuntime("the class of an object wasn't changed to \(cls)", file, line)
  return obj.map { type(of: $0 as AnyObject) }
}

/// Returns the class of an object.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

/// Returns the superclass of a class.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

/// Returns nil, because no class can be made at run time here.
public func objc_allocateClassPair(_ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int) -> AnyClass? { nil }

private func warnOfRuntime(_ event: String, _ file: String, _ line: Int) {
  let name = file.split(separator: "/").last.map(String.init) ?? file
  let message = "\(name):\(line): \(event): that needs the Objective-C runtime, which isn't here"
  guard MainQueue.isCurrent else { return }
  MainActor.assumeIsolated { UIWindowScene.warn(message) }
}
