import Foundation

/// The views that have been scrolled away and can be reused, and the classes of new ones.
@MainActor
final class ReusePool {
  private struct Key: Hashable {
    let kind: String?
    let identifier: String
  }

  private var classes: [Key: UICollectionReusableView.Type] = [:]
  private var spare: [Key: [UICollectionReusableView]] = [:]

  func register(_ type: UICollectionReusableView.Type?, kind: String?, identifier: String) {
    classes[Key(kind: kind, identifier: identifier)] = type
  }

  func add(_ view: UICollectionReusableView, kind: String?) {
    guard let identifier = view.reuseIdentifier else { return }
    spare[Key(kind: kind, identifier: identifier), default: []].append(view)
  }

  /// The view that the next request for its identifier gets, because its element is filled again.
  private var offered: (view: UICollectionReusableView, kind: String?)?

  func offer(_ view: UICollectionReusableView?, kind: String?) { offered = view.map { ($0, kind) } }

  func take(kind: String?, identifier: String, frame: CGRect) -> UICollectionReusableView {
    let key = Key(kind: kind, identifier: identifier)
    if let offered, offered.kind == kind, offered.view.reuseIdentifier == identifier { return offered.view }
    if let view = spare[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    if classes[key] == nil {
      misuse(
        "could not dequeue a view of kind: \(kind ?? "UICollectionElementKindCell") with identifier \(identifier) - must register a "
          + "nib or a class for the identifier or connect a prototype cell in a storyboard")
    }
    let type = classes[key] ?? (kind == nil ? UICollectionViewCell.self : UICollectionReusableView.self)
    let view = type.init(frame: frame)
    view.reuseIdentifier = identifier
    return view
  }
}
