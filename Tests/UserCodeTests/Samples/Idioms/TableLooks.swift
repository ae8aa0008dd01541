import UIKit
import AVFoundation
class One: UITableViewController {
    var token: NSKeyValueObservation?
    convenience init(kind: One.Type) { self.init(style: .grouped) }
    override func viewDidLoad() {
        super.viewDidLoad()
        let loose = NSLayoutConstraint()
        loose.isActive = false
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationItem.largeTitleDisplayMode = .always
        title = "Once"
        tableView.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 0, bottom: 2, right: 0)
        tableView.estimatedSectionHeaderHeight = 20
        tableView.estimatedSectionFooterHeight = 0
        tableView.estimatedRowHeight = 60
        tableView.rowHeight = UITableViewAutomaticDimension
        refreshControl = UIRefreshControl()
        refreshControl?.addTarget(self, action: #selector(reload), for: .valueChanged)
        tableView.refreshControl = refreshControl
        token = tableView.observe(\.contentOffset, options: [.new, .old]) { [weak self] table, change in
            guard let offset = change.newValue else { return }
            self?.view.backgroundColor = offset.y > 1000 ? .red : .systemGray5
        }
        let rect = AVMakeRect(aspectRatio: CGSize(width: 4, height: 3), insideRect: view.bounds)
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterialLight))
        blur.frame = CGRect(x: 0, y: 0, width: 390, height: 60)
        let chrome = UIBlurEffect(style: .systemChromeMaterialDark)
        tableView.tableHeaderView = blur
        let type: UIViewController.Type = Other.self
        let other = type.init()
        other.loadViewIfNeeded()
        var configuration = UIButton.Configuration.filled()
        configuration.imagePlacement = .trailing
        configuration.imagePadding = 8
        configuration.image = UIImage(systemName: "chevron.right")
        configuration.title = "Go"
        let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in })
        button.frame = CGRect(x: 100, y: 10, width: 120, height: 40)
        blur.contentView.addSubview(button)
    }
    @objc func reload() { refreshControl?.endRefreshing() }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "x") ?? UITableViewCell(style: .value1, reuseIdentifier: "x")
        cell.textLabel?.text = "\(indexPath.row)"
        cell.detailTextLabel?.text = "detail"
        cell.accessoryType = .detailDisclosureButton
        return cell
    }
    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        showDetailViewController(Other(), sender: self)
    }
    override var shouldAutorotate: Bool { true }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [.portrait, .landscape] }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
}
class Other: UIViewController {}
