import UIKit

/// The objects that are created from one scene of a storyboard, or from a nib.
///
/// First all objects are created by `init(coder:)`, which sets their properties. Then constraints are added, runtime attributes are set, and
/// connections are made. At last, each object is told `awakeFromNib()`.
@MainActor
final class InterfaceInstance {
  let file: InterfaceFile
  let code: any InterfaceCode
  /// The objects that have been created or given, by identifier.
  private(set) var objects: [String: AnyObject] = [:]

  init(_ file: InterfaceFile, code: any InterfaceCode) {
    (self.file, self.code) = (file, code)
  }

  /// Notes the object for an identifier.
  func add(_ object: AnyObject, id: String) { objects[id] = object }
}
