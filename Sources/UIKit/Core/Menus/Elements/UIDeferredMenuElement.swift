import Foundation

/// A place in a menu for elements that are not known before the menu opens.
///
/// The menu shows "Loading…" until the provider has called its completion.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private var provider: (@escaping ([UIMenuElement]) -> Void) -> Void = { _ in }
  private var keepsElements = true
  private var isLoading = false
  /// The elements, or nil before they are known.
  private(set) var elements: [UIMenuElement]?

  public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init(title: "", image: nil)
    provider = elementProvider
  }

  public class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> UIDeferredMenuElement {
    let element = UIDeferredMenuElement(elementProvider)
    element.keepsElements = false
    return element
  }

  /// Asks for the elements unless they are known, and calls `completion` when they have come later than this call.
  func load(completion: @escaping () -> Void) {
    guard elements == nil, !isLoading else { return }
    isLoading = true
    var isLater = false
    provider { [weak self] elements in
      self?.elements = elements
      self?.isLoading = false
      if isLater { completion() }
    }
    isLater = true
  }

  /// Forgets elements that are not to be kept, when the menu has been closed.
  func menuDidClose() { if !keepsElements { elements = nil } }
}

extension UIMenu {
  /// The deferred elements of the menu and its groups.
  var deferredElements: [UIDeferredMenuElement] {
    children.flatMap { child -> [UIDeferredMenuElement] in
      if let deferred = child as? UIDeferredMenuElement { return [deferred] }
      guard let group = child as? UIMenu, group.options.contains(.displayInline) else { return [] }
      return group.deferredElements
    }
  }
}
