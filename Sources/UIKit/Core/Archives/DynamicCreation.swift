import Foundation

// Interface Builder files name classes that are known only at run time, and these initializers aren't `required`. Each method is another name
// for the allocating entry point of a convenience initializer, which gets the class as an argument and calls the designated initializer of that
// class. The calling convention is the same, except that an initializer owns its arguments.

extension UIViewController {
  @_silgen_name("glissade.archive.controller")
  convenience init(archiveNibName name: String?, bundle: Bundle?) { self.init(nibName: name, bundle: bundle) }
  @_silgen_name("glissade.archive.controller")
  private static func make(nibName: __owned String?, bundle: __owned Bundle?) -> Self

  /// Creates a controller of this class with `init(nibName:bundle:)`.
  static func create() -> Self { make(nibName: nil, bundle: nil) }
}

extension UIGestureRecognizer {
  @_silgen_name("glissade.archive.recognizer")
  convenience init?(archive: NSCoder) { self.init(coder: archive) }
  @_silgen_name("glissade.archive.recognizer")
  private static func make(archive: __owned NSCoder) -> Self?

  /// Creates a recognizer of this class with `init(coder:)`.
  package static func create(with coder: NSCoder) -> Self? { make(archive: coder) }
}

extension UIStoryboardSegue {
  @_silgen_name("glissade.archive.segue")
  convenience init(archiveIdentifier identifier: String?, from source: UIViewController, to destination: UIViewController) {
    self.init(identifier: identifier, source: source, destination: destination)
  }
  @_silgen_name("glissade.archive.segue")
  private static func make(identifier: __owned String?, from: __owned UIViewController, to: __owned UIViewController) -> Self

  /// Creates a segue of this class with `init(identifier:source:destination:)`.
  package static func create(identifier: String?, source: UIViewController, destination: UIViewController) -> Self {
    make(identifier: identifier, from: source, to: destination)
  }
}

extension NSLayoutConstraint {
  @_silgen_name("glissade.archive.constraint")
  convenience init(
    archiveFirst first: LayoutSide, _ relation: Relation, second: LayoutSide?, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init(first, relation, second, multiplier, constant)
  }
  @_silgen_name("glissade.archive.constraint")
  private static func make(
    first: __owned LayoutSide, _ relation: Relation, second: __owned LayoutSide?, multiplier: CGFloat, constant: CGFloat
  ) -> Self

  /// Creates a constraint of this class between views or guides, or returns nil if an item is neither.
  package static func create(
    item first: AnyObject, attribute: Attribute, relatedBy relation: Relation, toItem second: AnyObject?,
    attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) -> Self? {
    guard let first = first as? any LayoutItem else { return nil }
    let other = second as? any LayoutItem
    guard second == nil || other != nil else { return nil }
    return make(
      first: LayoutSide(item: first, attribute: attribute), relation,
      second: other.map { LayoutSide(item: $0, attribute: secondAttribute) }, multiplier: multiplier, constant: constant)
  }
}
