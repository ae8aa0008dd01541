import UIKit

/// A nib file, whose objects are created for an owner.
@MainActor
final class InterfaceNib: NibContents {
  private let source: InterfaceSource
  /// The number of times that the nib is being loaded by its own objects.
  private var depth = 0

  private static let maximumDepth = 40

  init(_ file: InterfaceFile, code: any InterfaceCode) { source = InterfaceSource(file: file, code: code) }

  func instantiate(withOwner owner: Any?) -> [Any] {
    guard depth < Self.maximumDepth else {
      source.warn("The nib contains an object that loads the nib again, without an end", line: 1)
      return []
    }
    depth += 1
    defer { depth -= 1 }
    let instance = InterfaceInstance(source)
    let descriptions = source.file.scenes.flatMap(\.objects).map(source.tuned)
    for description in descriptions where description.attributes["placeholderIdentifier"] == .text("IBFilesOwner") {
      if let owner { instance.add(owner as AnyObject, as: description) }
    }
    let objects = descriptions.filter { $0.kind != "placeholder" }.compactMap { instance.make($0) }
    instance.finish()
    return objects
  }
}
