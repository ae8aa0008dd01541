//
//  LibraryController.swift
//

import UIKit

/// Tabs whose bar minimizes while content scrolls, with an accessory above it.
class LibraryController: UITabBarController {

    private lazy var player = PlayerView()

    override func viewDidLoad() {
        super.viewDidLoad()
        let albums = UINavigationController(rootViewController: AlbumsViewController())
        albums.tabBarItem = UITabBarItem(title: "Albums", image: UIImage(systemName: "square.stack"), tag: 0)
        let cover = UINavigationController(rootViewController: CoverViewController(item: Item.all[4]))
        cover.tabBarItem = UITabBarItem(
            title: "Cover", image: UIImage(systemName: "photo"), selectedImage: UIImage(systemName: "photo.fill"))
        viewControllers = [albums, cover]

        tabBarMinimizeBehavior = .onScrollDown
        bottomAccessory = UITabAccessory(contentView: player)
    }

    func setPlaying(_ isPlaying: Bool) {
        setBottomAccessory(isPlaying ? UITabAccessory(contentView: player) : nil, animated: true)
        let behavior: UITabBarController.MinimizeBehavior = isPlaying ? .onScrollUp : .never
        tabBarMinimizeBehavior = bottomAccessory == nil ? .automatic : behavior
    }
}

/// The accessory, which is smaller beside a minimized bar.
class PlayerView: UIView {

    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.text = "Not playing"
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: centerXAnchor), label.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
        registerForTraitChanges([UITraitTabAccessoryEnvironment.self]) { (view: PlayerView, _) in
            view.showEnvironment()
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func showEnvironment() {
        switch traitCollection.tabAccessoryEnvironment {
        case .inline: label.text = "…"
        case .regular: label.text = "Not playing"
        case .none, .unspecified: label.text = nil
        @unknown default: break
        }
    }
}

/// A list with a subtitle, a search bar, buttons in front of its bottom edge, and rows that can be dragged.
class AlbumsViewController: UITableViewController {

    private var items = Item.all
    private let buttons = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Albums"
        navigationItem.subtitle = "Six fruits"
        navigationItem.largeTitle = "All Albums"
        navigationItem.largeSubtitle = "Six fruits, sorted by taste"
        navigationItem.largeTitleDisplayMode = .automatic
        navigationController?.navigationBar.prefersLargeTitles = true

        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.hidesNavigationBarDuringPresentation = true
        search.searchBar.placeholder = "Fruit"
        navigationItem.searchController = search
        navigationItem.preferredSearchBarPlacement = .integrated
        navigationItem.hidesSearchBarWhenScrolling = true

        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        tableView.dragDelegate = self
        tableView.dropDelegate = self
        tableView.dragInteractionEnabled = true

        for edge in [tableView.topEdgeEffect, tableView.leftEdgeEffect, tableView.bottomEdgeEffect, tableView.rightEdgeEffect] {
            edge.style = .automatic
        }
        tableView.leftEdgeEffect.isHidden = true
        addButtons()
    }

    /// The scroll view shows its bottom edge's effect below these buttons.
    private func addButtons() {
        buttons.addArrangedSubview(UIButton(configuration: .filled(), primaryAction: UIAction(title: "Shuffle") { _ in }))
        buttons.frame = CGRect(x: 20, y: tableView.bounds.height - 160, width: 120, height: 44)
        buttons.autoresizingMask = [.flexibleTopMargin]
        let interaction = UIScrollEdgeElementContainerInteraction()
        interaction.scrollView = tableView
        interaction.edge = .bottom
        buttons.addInteraction(interaction)
    }

    /// A view in place of the large subtitle.
    func showStatus(_ status: String?) {
        let label = UILabel()
        label.text = status
        label.textColor = .secondaryLabel
        navigationItem.largeSubtitleView = status == nil ? nil : label
        navigationItem.subtitleView = nil
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if buttons.superview == nil { tableView.superview?.addSubview(buttons) }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return items.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = items[indexPath.row].title
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        items.insert(items.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
}

extension AlbumsViewController: UISearchResultsUpdating {

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        items = text.isEmpty ? Item.all : Item.all.filter { $0.title.localizedCaseInsensitiveContains(text) }
        tableView.reloadData()
    }
}

extension AlbumsViewController: UITableViewDragDelegate, UITableViewDropDelegate {

    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
        let item = UIDragItem(itemProvider: NSItemProvider(object: items[indexPath.row].title as NSString))
        item.localObject = items[indexPath.row]
        return [item]
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        guard session.localDragSession != nil else { return UITableViewDropProposal(operation: .copy) }
        return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        let destination = coordinator.destinationIndexPath ?? IndexPath(row: 0, section: 0)
        for dropItem in coordinator.items {
            guard let source = dropItem.sourceIndexPath else { continue }
            tableView.performBatchUpdates {
                self.items.insert(self.items.remove(at: source.row), at: destination.row)
                tableView.deleteRows(at: [source], with: .automatic)
                tableView.insertRows(at: [destination], with: .automatic)
            }
            coordinator.drop(dropItem.dragItem, toRowAt: destination)
        }
    }
}
