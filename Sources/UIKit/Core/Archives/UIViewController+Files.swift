import Foundation

extension UIViewController {
  public var storyboard: UIStoryboard? { origin.storyboard }

  public var nibName: String? { origin.nibName ?? defaultNibName }

  public var nibBundle: Bundle? { origin.nibBundle ?? (nibName == nil ? nil : .main) }

  /// The name of the nib that belongs to the class, if there is such a file.
  private var defaultNibName: String? {
    guard origin.makeView == nil, let files = UIWindowScene.running?.code.interfaceFiles else { return nil }
    let name = String(describing: Self.self)
    let shortName = name.hasSuffix("ViewController") ? [String(name.dropLast("Controller".count))] : []
    return (shortName + [name]).first { files.nib(named: $0) != nil }
  }

  /// Loads the view from the storyboard or the nib of the controller. Returns false if it has none.
  func loadViewFromFile() -> Bool {
    if let makeView = origin.makeView {
      makeView(self)
    } else if let nibName {
      guard let nib = UINib.contents(named: nibName, in: origin.nibBundle) else { return false }
      _ = nib.instantiate(withOwner: self)
      if viewIfLoaded == nil {
        misuse(
          "-[\(type(of: self)) _loadViewFromNibNamed:bundle:] loaded the \"\(nibName)\" nib but the view outlet was not set.")
      }
    }
    return viewIfLoaded != nil
  }
}
