import Foundation
import Synchronization

public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

// The description of an element for assistive programs. It is stored with the element, but no such program runs here. Classes may have
// their own members with these names; those of `UIResponder` can be overridden.
extension NSObjectProtocol where Self: NSObject {
  public var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }
  public var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }
  public var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }
  public var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }
  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }
  public var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }
  public var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set { accessibility.hidesElements = newValue }
  }
  public var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }
  public var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.groupsElements }
    set { accessibility.groupsElements = newValue }
  }
  /// The order in which assistive programs visit the elements inside, or nil for the order of the interface.
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

  /// True once an element has a description. Most programs' views have none, but are often asked for it.
  private static let isDescribed = Atomic(false)

  var accessibility: Accessibility {
    get { !Self.isDescribed.load(ordering: .relaxed) ? Accessibility() : Self.descriptions[self] ?? Accessibility() }
    set {
      NSObject.isDescribed.store(true, ordering: .relaxed)
      Self.descriptions[self] = newValue
    }
  }
}

extension UIView {
  public var accessibilityIgnoresInvertColors: Bool {
    get { accessibility.ignoresInvertedColors }
    set { accessibility.ignoresInvertedColors = newValue }
  }
}
