import Foundation

extension UITabBarController: MoreListing {
  func makeMoreList() -> UIViewController { MoreListController(of: self) }
}

/// The list of tabs that have no button in the tab bar.
private final class MoreListController: UITableViewController {
  private weak var tabs: UITabBarController?

  init(of tabs: UITabBarController) {
    self.tabs = tabs
    super.init(style: .plain)
    title = "More"
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  private var controllers: [UIViewController] { Array(tabs?.tabsInList ?? []) }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { controllers.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "tab") ?? UITableViewCell(style: .default, reuseIdentifier: "tab")
    let item: UITabBarItem = controllers[indexPath.row].tabBarItem
    cell.textLabel?.text = item.title
    cell.imageView?.image = item.image?.withRenderingMode(.alwaysTemplate)
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    tabs?.listWasUsed(controllers[indexPath.row])
  }
}
