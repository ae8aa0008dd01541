import Foundation

/// The meaning of a line of the visual format language, such as "H:|-[title(>=40)]-8-[icon]|".
struct VisualFormat: Equatable {
  /// A view, with the predicates of its length.
  struct Item: Equatable {
    /// The name of the view.
    var name: String
    /// The conditions of its width, or of its height in a column.
    var length: [Predicate] = []
  }

  /// The space between two views, or between a view and its superview.
  enum Space: Equatable {
    /// The edges are the same.
    case none
    /// The standard space between views, or the superview's margin.
    case standard
    /// The space meets these predicates.
    case predicates([Predicate])
  }

  /// A relation to a number or to another view.
  struct Predicate: Equatable {
    /// The relation.
    var relation = NSLayoutConstraint.Relation.equal
    /// The number of points, or the view, on the other side.
    var object: Object
    /// The priority.
    var priority: Float = UILayoutPriority.required.rawValue
  }

  /// The other side of a predicate.
  enum Object: Equatable {
    /// A number of points.
    case constant(CGFloat)
    /// The length of the view with a name.
    case view(String)
  }

  /// The direction of the line.
  var axis = NSLayoutConstraint.Axis.horizontal
  /// The space in front of the first view, or nil if the line doesn't begin at the superview.
  var leading: Space?
  /// The views.
  var items: [Item] = []
  /// The spaces between the views.
  var spaces: [Space] = []
  /// The space behind the last view, or nil if the line doesn't end at the superview.
  var trailing: Space?

  /// An error in a line.
  struct Failure: Error, Equatable {
    /// The mistake, as a sentence.
    var sentence: String
    /// The number of characters in front of the place.
    var offset: Int

    /// The sentence with the line and a mark below the place, as UIKit reports it.
    func report(for format: String) -> String {
      "Unable to parse constraint format: \n\(sentence)\n\(format)\n\(String(repeating: " ", count: offset))^"
    }
  }
}
