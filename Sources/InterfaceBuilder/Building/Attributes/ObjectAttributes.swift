import UIKit

/// The attributes of all classes.
@MainActor
enum ObjectAttributes {
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

  /// Sets what an element says about an object for traits.
  static func set(_ description: InterfaceObject, of object: AnyObject, for traits: UITraitCollection, from source: InterfaceSource) {
    let reader = ValueReader(source: source, line: description.line)
    var values = description.attributes.merging(defaults[description.kind] ?? [:]) { own, _ in own }
    for variation in description.variations(for: traits) { values.merge(variation.attributes) { _, varied in varied } }
    set(reader.values(values), of: object)
    guard let button = object as? UIButton else { return }
    for (name, state) in ButtonAttributes.states {
      if let values = description.states[name] { ButtonAttributes.set(reader.values(values), of: button, for: state) }
    }
  }

  /// Sets attributes of an object, those of its base class first.
  static func set(_ values: AttributeValues, of object: AnyObject) {
    for table in tables { table.apply(object, values) }
  }

  /// Returns whether an object has an attribute.
  static func has(_ key: String, _ object: AnyObject) -> Bool { tables.contains { $0.has(object, key) } }
}
