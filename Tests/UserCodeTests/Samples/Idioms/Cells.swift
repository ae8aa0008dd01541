import UIKit
// Cells: plain overrides of designated initializers.
class Photo: UICollectionViewCell {
    let box = UIView()
    override init(frame: CGRect) {
        super.init(frame: frame)
        box.backgroundColor = .systemPink
        contentView.addSubview(box)
    }
    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func layoutSubviews() {
        super.layoutSubviews()
        box.frame = contentView.bounds.insetBy(dx: 4, dy: 4)
    }
}
class Header: UICollectionReusableView {
    override init(frame: CGRect) { super.init(frame: frame); backgroundColor = .systemYellow }
    required init?(coder: NSCoder) { fatalError() }
}
class Row: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        textLabel?.textColor = .systemBlue
    }
    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}
class Foot: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier); contentView.backgroundColor = .systemGreen }
    required init?(coder: NSCoder) { fatalError() }
}
class Grid: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout, UITableViewDataSource, UITableViewDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 100, height: 30)
        let collection = UICollectionView(frame: CGRect(x: 0, y: 50, width: 390, height: 300), collectionViewLayout: layout)
        collection.register(Photo.self, forCellWithReuseIdentifier: String(describing: Photo.self))
        collection.register(Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "h")
        collection.dataSource = self
        collection.delegate = self
        view.addSubview(collection)
        let table = UITableView(frame: CGRect(x: 0, y: 360, width: 390, height: 400), style: .plain)
        table.register(Row.self, forCellReuseIdentifier: "row")
        table.register(Foot.self, forHeaderFooterViewReuseIdentifier: "foot")
        table.dataSource = self
        table.delegate = self
        table.tableFooterView = UIView()
        view.addSubview(table)
    }
    func collectionView(_ c: UICollectionView, numberOfItemsInSection section: Int) -> Int { 8 }
    func collectionView(_ c: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        c.dequeueReusableCell(withReuseIdentifier: "Photo", for: indexPath) as! Photo
    }
    func collectionView(_ c: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView
    {
        c.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "h", for: indexPath)
    }
    func collectionView(_ c: UICollectionView, layout l: UICollectionViewLayout, sizeForItemAt i: IndexPath) -> CGSize {
        CGSize(width: 80, height: 80)
    }
    func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    func tableView(_ t: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = t.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        cell.detailTextLabel?.text = "Below"
        return cell
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "foot")
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 28 }
}
