import UIKit

extension InterfaceInstance {
  /// Creates the layouts of collection views, and objects of the code.
  static let objectMakers: [String: Maker] = [
    "collectionViewFlowLayout": { $0.makeLayout($1, UICollectionViewFlowLayout.self) },
    "collectionViewLayout": { $0.makeLayout($1, UICollectionViewLayout.self) },
    "customObject": { $0.makeObject($1) }, "object": { $0.makeObject($1) },
  ]

  private func makeLayout(_ description: InterfaceObject, _ standard: UICollectionViewLayout.Type) -> AnyObject? {
    let coder = coder(for: description) { [self] (layout: UICollectionViewLayout) in setAttributes(of: layout, description) }
    return source.type(of: description, or: standard).init(coder: coder)
  }

  private func makeObject(_ description: InterfaceObject) -> AnyObject {
    let object = source.type(of: description, or: NSObject.self).create()
    didCreate(object, as: description)
    return object
  }
}
