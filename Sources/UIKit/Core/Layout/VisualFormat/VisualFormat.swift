import Foundation

/// A parsed line of the visual format language, such as "H:|-[title(>=40)]-8-[icon]|".
struct VisualFormat: Equatable {
  struct Item: Equatable {
    var name: String
    /// The predicates of its width, or of its height in a column.
    var length: [Predicate] = []
  }

  enum Space: Equatable {
    case none
    /// The standard space between views, or the superview's margin.
    case standard
    case predicates([Predicate])
  }

  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    var priority: Float = UILayoutPriority.required.rawValue
  }

  enum Object: Equatable {
    case constant(CGFloat)
    case view(String)
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  /// The space in front of the first view, or nil if the line doesn't begin at the superview.
  var leading: Space?
  var items: [Item] = []
  var spaces: [Space] = []
  /// The space behind the last view, or nil if the line doesn't end at the superview.
  var trailing: Space?

  struct Failure: Error, Equatable {
    var sentence: String
    /// The number of characters before the error.
    var offset: Int

    /// The sentence with the line and a mark below the error, as UIKit reports it.
    func report(for format: String) -> String {
      "Unable to parse constraint format: \n\(sentence)\n\(format)\n\(String(repeating: " ", count: offset))^"
    }
  }
}
