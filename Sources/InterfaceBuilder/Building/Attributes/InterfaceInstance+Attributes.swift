import UIKit

extension InterfaceInstance {
  /// The tables of classes, base classes first.
  private static let tables: [AnyAttributeTable] = [
    AnyAttributeTable(ViewAttributes.view), AnyAttributeTable(ControlAttributes.control), AnyAttributeTable(ScrollAttributes.scrollView),
    AnyAttributeTable(TextAttributes.label), AnyAttributeTable(TextAttributes.imageView), AnyAttributeTable(TextAttributes.textField),
    AnyAttributeTable(TextAttributes.textView), AnyAttributeTable(TextAttributes.searchBar), AnyAttributeTable(ButtonAttributes.button),
    AnyAttributeTable(ControlAttributes.toggle), AnyAttributeTable(ControlAttributes.slider), AnyAttributeTable(ControlAttributes.stepper),
    AnyAttributeTable(ControlAttributes.segmentedControl), AnyAttributeTable(ControlAttributes.progressView),
    AnyAttributeTable(ControlAttributes.activityIndicator), AnyAttributeTable(ControlAttributes.pageControl),
    AnyAttributeTable(ControlAttributes.datePicker), AnyAttributeTable(ScrollAttributes.tableView),
    AnyAttributeTable(ScrollAttributes.collectionView), AnyAttributeTable(ScrollAttributes.flowLayout),
    AnyAttributeTable(ScrollAttributes.stackView), AnyAttributeTable(ScrollAttributes.effectView),
    AnyAttributeTable(ScrollAttributes.navigationBar), AnyAttributeTable(ScrollAttributes.toolbar),
    AnyAttributeTable(ScrollAttributes.tabBar), AnyAttributeTable(GestureAttributes.gesture), AnyAttributeTable(GestureAttributes.tap),
    AnyAttributeTable(GestureAttributes.pan), AnyAttributeTable(GestureAttributes.swipe), AnyAttributeTable(GestureAttributes.longPress),
    AnyAttributeTable(GestureAttributes.edgePan), AnyAttributeTable(LayerAttributes.layer),
  ]

  /// What an element says if it doesn't have the attribute, where that isn't the default of UIKit.
  private static let defaults: [String: [String: InterfaceValue]] = [
    "activityIndicatorView": ["hidesWhenStopped": .text("NO")], "switch": ["on": .text("NO")],
  ]

  /// Sets the attributes of an object, those of its base class first, as they are for the traits.
  func setAttributes(of object: AnyObject, _ description: InterfaceObject) {
    reading(line: description.line) { set(description, of: object) }
  }

  private func set(_ description: InterfaceObject, of object: AnyObject) {
    let defaults = Self.defaults[description.kind] ?? [:]
    var values = description.attributes.merging(defaults) { own, _ in own }
    for variation in description.variations(for: traits) { values.merge(variation.attributes) { _, varied in varied } }
    set(values, of: object)
    guard let button = object as? UIButton else { return }
    for (name, state) in ButtonAttributes.states {
      guard let values = description.states[name] else { continue }
      ButtonAttributes.set(AttributeValues(values: values, instance: self), of: button, for: state)
    }
  }

  /// Returns whether an object has an attribute.
  static func has(_ key: String, _ object: AnyObject) -> Bool { tables.contains { $0.has(object, key) } }

  /// Sets attributes of an object.
  func set(_ values: [String: InterfaceValue], of object: AnyObject) {
    let values = AttributeValues(values: values, instance: self)
    for table in Self.tables { table.apply(object, values) }
  }
}
