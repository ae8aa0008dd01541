import Foundation

@MainActor
final class CellContents {
  var updatesContent = true
  var updatesBackground = true
  private(set) var contentView: (any UIView & UIContentView)?
  private(set) var plate: BackgroundPlate?

  private(set) var content: (any UIContentConfiguration)?
  private(set) var background: UIBackgroundConfiguration?

  /// Shows a configuration in `host`, which contains no other content.
  func show(_ new: (any UIContentConfiguration)?, for state: any UIConfigurationState, in host: UIView) {
    content = new
    guard let new else {
      contentView?.removeFromSuperview()
      contentView = nil
      return
    }
    let shown = updatesContent ? new.updated(for: state) : new
    if let contentView, contentView.supports(shown) {
      contentView.configuration = shown
    } else {
      contentView?.removeFromSuperview()
      let view = shown.makeContentView()
      view.frame = host.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      host.addSubview(view)
      contentView = view
    }
  }

  /// Shows a background behind all other content of a cell.
  func show(_ new: UIBackgroundConfiguration?, for state: any UIConfigurationState, behind cell: UIView) {
    background = new
    guard let new else {
      plate?.removeFromSuperview()
      plate = nil
      return
    }
    let plate = plate ?? BackgroundPlate(frame: cell.bounds)
    plate.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    plate.frame = cell.bounds
    if plate.superview !== cell { cell.insertSubview(plate, at: 0) }
    plate.configuration = updatesBackground ? new.updated(for: state) : new
    self.plate = plate
  }

  func update(for state: any UIConfigurationState) {
    if updatesContent, let content { contentView?.configuration = content.updated(for: state) }
    if updatesBackground, let background { plate?.configuration = background.updated(for: state) }
  }

  /// The distance from the leading edge to the texts of a list's content, in points, or nil for other content.
  var textStart: CGFloat? { (contentView as? UIListContentView)?.textStart }

  /// Returns the preferred size at a width, in points, or nil if there is no content.
  func fittingSize(width: CGFloat) -> CGSize? {
    contentView?.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
  }
}
