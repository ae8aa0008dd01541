import Foundation

/// The traits that assistive programs announce of an element.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Text that doesn't change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

// The description of an element for assistive programs. It is stored with the element; no such program asks for it here. Classes may have
// members of their own with these names: those of `UIResponder` can be overridden.
extension NSObjectProtocol where Self: NSObject {
  /// A Boolean value that indicates whether assistive programs can reach the element.
  public var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }
  /// The name of the element.
  public var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }
  /// The result of using the element.
  public var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }
  /// The value of the element.
  public var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }
  /// The traits that assistive programs announce of the element.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }
  /// The name of the element for tests.
  public var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }
  /// A Boolean value that indicates whether assistive programs skip the elements inside the element.
  public var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set { accessibility.hidesElements = newValue }
  }
  /// A Boolean value that indicates whether assistive programs skip the elements beside the element.
  public var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }
  /// A Boolean value that indicates whether assistive programs visit the elements inside as one group.
  public var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.groupsElements }
    set { accessibility.groupsElements = newValue }
  }
  /// The elements inside the element, in the order in which assistive programs visit them, or nil for that of the interface.
  public var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }
}

extension NSObject {
  struct Accessibility {
    var isElement = false
    var label: String?
    var hint: String?
    var value: String?
    var traits: UIAccessibilityTraits = []
    var identifier: String?
    var hidesElements = false
    var isModal = false
    var groupsElements = false
    var elements: [Any]?
    var ignoresInvertedColors = false
  }

  private static let descriptions = AssociatedValue<Accessibility>()

  /// A Boolean value that indicates whether any element has a description. Most programs' views have none, and are asked for it often.
  nonisolated(unsafe) private static var isDescribed = false

  var accessibility: Accessibility {
    get { !Self.isDescribed ? Accessibility() : Self.descriptions[self] ?? Accessibility() }
    set {
      NSObject.isDescribed = true
      Self.descriptions[self] = newValue
    }
  }
}

extension UIView {
  /// A Boolean value that indicates whether the view keeps its colors when those of the screen are inverted.
  public var accessibilityIgnoresInvertColors: Bool {
    get { accessibility.ignoresInvertedColors }
    set { accessibility.ignoresInvertedColors = newValue }
  }
}
