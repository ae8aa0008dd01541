import UIKit

/// Sets the values of the Identity inspector by their key paths: properties of the code first, then those of UIKit.
@MainActor
struct RuntimeAttributeSetter {
  let source: InterfaceSource

  func set(_ attributes: [InterfaceRuntimeAttribute], of object: AnyObject) {
    for attribute in attributes { set(attribute.value, of: object, attribute) }
  }

  private func set(_ value: InterfaceValue?, of object: AnyObject, _ attribute: InterfaceRuntimeAttribute) {
    var names = attribute.keyPath.split(separator: ".").map(String.init)
    guard let key = names.popLast() else { return }
    var target = object
    for name in names {
      guard let next = Self.part(name, of: target) else { return source.warnAbout(name, of: target, line: attribute.line) }
      target = next
    }
    let selector = Selector(setting: key)
    if MethodTable.responds(target, to: selector) {
      send(value, by: selector, to: target, attribute)
    } else if ObjectAttributes.has(key, target) {
      if let value { ObjectAttributes.set(reader(for: attribute).values([key: value]), of: target) }
    } else {
      source.warnAbout(key, of: target, line: attribute.line)
    }
  }

  private func reader(for attribute: InterfaceRuntimeAttribute) -> ValueReader { ValueReader(source: source, line: attribute.line) }

  /// Sends a value to a setter of the code, as the first of the types that the setter takes.
  private func send(_ value: InterfaceValue?, by selector: Selector, to target: AnyObject, _ attribute: InterfaceRuntimeAttribute) {
    var mismatch: ArgumentMismatch?
    for candidate in candidates(value, reader(for: attribute)) {
      do {
        return try MethodTable.call(selector, of: target, [candidate])
      } catch let error as ArgumentMismatch {
        mismatch = mismatch ?? error
      } catch {
        // The setter has reported the error itself.
        return
      }
    }
    if let mismatch { source.warn("The runtime attribute “\(attribute.keyPath)” can’t be set: \(mismatch)", line: attribute.line) }
  }

  /// Returns the values that a runtime attribute can be for Swift, the likeliest first.
  private func candidates(_ value: InterfaceValue?, _ reader: ValueReader) -> [Any?] {
    guard let value else { return [nil] }
    let read = AttributeValue(value: value, reader: reader)
    switch value {
    case .number(let number): return [read.number, number, read.integer, read.float, NSNumber(value: number), number != 0]
    case .boolean(let flag): return [flag, NSNumber(value: flag)]
    case .rect: return [read.rect]
    case .point: return [read.point]
    case .size: return [read.size]
    case .range(let location, let length): return [NSRange(location: location, length: length)]
    case .color: return [read.color, read.color?.cgColor]
    case .image: return [read.image]
    case .insets: return [read.insets]
    default: return [read.text]
    }
  }

  /// Returns an object inside of another, by a property of UIKit or of the code.
  private static func part(_ name: String, of object: AnyObject) -> AnyObject? {
    switch (name, object) {
    case ("layer", let view as UIView): view.layer
    case ("titleLabel", let button as UIButton): button.titleLabel
    case ("imageView", let button as UIButton): button.imageView
    case ("contentView", let view as UIVisualEffectView): view.contentView
    case ("contentView", let cell as UICollectionViewCell): cell.contentView
    case ("contentView", let cell as UITableViewCell): cell.contentView
    case ("view", let controller as UIViewController): controller.view
    case ("self", _): object
    default: MethodTable.responds(object, to: Selector(name)) ? MethodTable.send(Selector(name), to: object) as AnyObject? : nil
    }
  }
}

extension Selector {
  /// The setter of a property.
  init(setting property: String) { self.init("set\(property.prefix(1).uppercased())\(property.dropFirst()):") }
}
