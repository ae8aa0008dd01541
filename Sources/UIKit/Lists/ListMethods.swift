import Foundation

extension UIApplication: ListMethodProvider {
  func addListMethods() {
    CommonMethods.addProcedure("reloadData", of: UITableView.self) { $0.reloadData() }
    CommonMethods.addProcedure("reloadData", of: UICollectionView.self) { $0.reloadData() }
  }
}
