import Foundation

/// The cells that have been scrolled away and can be reused, and the classes of new ones.
@MainActor
final class TableReusePool {
  private var classes: [String: UITableViewCell.Type] = [:]
  private var spare: [String: [UITableViewCell]] = [:]

  func register(_ type: UITableViewCell.Type?, identifier: String) { classes[identifier] = type }

  private var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  private var spareHeaders: [String: [UITableViewHeaderFooterView]] = [:]

  func register(header type: UITableViewHeaderFooterView.Type?, identifier: String) { headerClasses[identifier] = type }

  func add(header view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier else { return }
    spareHeaders[identifier, default: []].append(view)
  }

  func takeHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = spareHeaders[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return headerClasses[identifier]?.init(reuseIdentifier: identifier)
  }

  func add(_ cell: UITableViewCell) {
    cell.leavePlace()
    if let identifier = cell.reuseIdentifier { spare[identifier, default: []].append(cell) }
  }

  /// The cell that the next request for its identifier gets, because its row is filled again.
  private var offered: UITableViewCell?

  func offer(_ cell: UITableViewCell?) { offered = cell }

  func take(_ identifier: String) -> UITableViewCell? {
    if let offered, offered.reuseIdentifier == identifier { return offered }
    if let cell = spare[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return classes[identifier]?.init(style: .default, reuseIdentifier: identifier)
  }
}
