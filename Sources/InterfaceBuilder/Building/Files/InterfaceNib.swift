import UIKit

/// A nib file, whose objects are created for an owner.
@MainActor
final class InterfaceNib: NibContents {
  private let file: InterfaceFile
  private let code: any InterfaceCode

  init(_ file: InterfaceFile, code: any InterfaceCode) { (self.file, self.code) = (file, code) }

  func instantiate(withOwner owner: Any?) -> [Any] {
    let instance = InterfaceInstance(file, code: code)
    let descriptions = file.scenes.flatMap(\.objects)
    for description in descriptions where description.attributes["placeholderIdentifier"] == .text("IBFilesOwner") {
      if let owner { instance.add(owner as AnyObject, as: description) }
    }
    let objects = descriptions.filter { $0.kind != "placeholder" }.compactMap { instance.make($0) }
    instance.finish()
    return objects
  }
}
