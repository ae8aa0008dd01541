/// The rules for the Objective-C names of Swift's declarations.
enum SelectorName {
  /// The prepositions before which no "With" is inserted.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given", "in", "including",
    "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  /// Returns the selector of a method, such as "tap:for:" for `tap(_:for:)` and "panWithGesture:" for `pan(gesture:)`.
  static func selector(name: String, labels: [String?]) -> String {
    guard let first = labels.first else { return name }
    var result = name
    if let first {
      let word = String(first.prefix { $0.isLowercase })
      if !prepositions.contains(word) { result += "With" }
      result += first.prefix(1).uppercased() + first.dropFirst()
    }
    result += ":"
    for label in labels.dropFirst() { result += (label ?? "") + ":" }
    return result
  }

  static func setter(of property: String) -> String { "set" + property.prefix(1).uppercased() + property.dropFirst() + ":" }

  /// The selectors of UIKit's own methods whose names don't follow the rule, or that are often written without their labels.
  static let inherited: [String: String] = [
    "endEditing": "endEditing:", "endEditing(_:)": "endEditing:",
    "dismiss": "dismissViewControllerAnimated:completion:", "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
    "present(_:animated:completion:)": "presentViewController:animated:completion:",
    "popViewController": "popViewControllerAnimated:", "popViewController(animated:)": "popViewControllerAnimated:",
    "popToRootViewController": "popToRootViewControllerAnimated:",
    "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
    "pushViewController(_:animated:)": "pushViewController:animated:",
    "setEditing(_:animated:)": "setEditing:animated:",
  ]
}
