extension UICollectionView {
  /// The position at which `scrollToItem(at:at:animated:)` shows an item.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The kind of supplementary view that a flow layout puts before a section.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of supplementary view that a flow layout puts after a section.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
