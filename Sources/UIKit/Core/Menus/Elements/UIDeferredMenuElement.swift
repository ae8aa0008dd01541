import Foundation

/// Shows "Loading…" until the provider has called its completion.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private var provider: (@escaping ([UIMenuElement]) -> Void) -> Void = { _ in }
  private var keepsElements = true
  private var isLoading = false
  /// Nil before they are known.
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

  /// Asks for the elements unless they are known or already requested. Calls `completion` only if they arrive after this method returns.
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

  /// Forgets the elements of an uncached element.
  func menuDidClose() { if !keepsElements { elements = nil } }
}

extension UIMenu {
  /// The deferred elements of the menu and its inline groups.
  var deferredElements: [UIDeferredMenuElement] {
    children.flatMap { child -> [UIDeferredMenuElement] in
      if let deferred = child as? UIDeferredMenuElement { return [deferred] }
      guard let group = child as? UIMenu, group.options.contains(.displayInline) else { return [] }
      return group.deferredElements
    }
  }
}
