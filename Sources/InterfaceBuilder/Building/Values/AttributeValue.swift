import UIKit

/// A value in a file, read in the terms of UIKit. Each property is nil if the value is of another kind.
@MainActor
struct AttributeValue {
  let value: InterfaceValue
  let reader: ValueReader

  var text: String? {
    switch value {
    case .text(let text): text
    case .localized(let text, let key): reader.text(text, key: key)
    case .number(let number): "\(number)"
    default: nil
    }
  }

  var flag: Bool? {
    switch value {
    case .boolean(let flag): flag
    case .number(let number): number != 0
    case .text("YES"), .text("true"): true
    case .text("NO"), .text("false"): false
    default: nil
    }
  }

  var double: Double? {
    switch value {
    case .number(let number) where number.isFinite: number
    case .boolean(let flag): flag ? 1 : 0
    case .text(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
    default: nil
    }
  }

  var number: CGFloat? { double.map { CGFloat($0) } }
  var float: Float? { double.map { Float($0) } }
  var integer: Int? { double.flatMap { Int(exactly: $0.rounded()) } }
  /// The number if it is written without a fraction.
  var wholeNumber: Int? { double.flatMap { Int(exactly: $0) } }
  var priority: UILayoutPriority? { float.map { UILayoutPriority(min(max($0, 1), 1000)) } }

  var point: CGPoint? {
    guard case .point(let x, let y) = value else { return nil }
    return CGPoint(x: x, y: y)
  }

  var size: CGSize? {
    guard case .size(let size) = value else { return nil }
    return CGSize(width: size.width, height: size.height)
  }

  var rect: CGRect? {
    guard case .rect(let x, let y, let width, let height) = value else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  var insets: UIEdgeInsets? {
    guard case .insets(let top, let left, let bottom, let right) = value else { return nil }
    return UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  var directionalInsets: NSDirectionalEdgeInsets? {
    insets.map { NSDirectionalEdgeInsets(top: $0.top, leading: $0.left, bottom: $0.bottom, trailing: $0.right) }
  }

  var options: Set<String>? {
    switch value {
    case .options(let names): names
    case .group(let values): Set(values.filter { AttributeValue(value: $0.value, reader: reader).flag == true }.keys)
    default: nil
    }
  }

  var group: AttributeValues? {
    guard case .group(let values) = value else { return nil }
    return AttributeValues(values: values, reader: reader)
  }

  var list: [AttributeValue]? {
    guard case .list(let values) = value else { return nil }
    return values.map { AttributeValue(value: $0, reader: reader) }
  }

  var color: UIColor? {
    guard case .color(let color) = value else { return nil }
    return reader.color(color)
  }

  var font: UIFont? {
    guard case .font(let font) = value else { return nil }
    return reader.font(font)
  }

  /// The picture. A warning names one that the code doesn't have.
  var image: UIImage? {
    guard case .image(let name, let catalog) = value else { return nil }
    return reader.image(name, catalog: catalog)
  }

  var attributedText: NSAttributedString? {
    guard case .attributedText(let runs) = value else { return nil }
    return reader.attributedText(runs)
  }

  /// Returns cases by their names.
  static func names<Case>(_ cases: Case...) -> [String: Case] { Dictionary(cases.map { ("\($0)", $0) }) { first, _ in first } }
}

/// Attributes of an element.
@MainActor
struct AttributeValues {
  var values: [String: InterfaceValue]
  let reader: ValueReader

  subscript(key: String) -> AttributeValue? { values[key].map { AttributeValue(value: $0, reader: reader) } }
}
