import Foundation

/// The selection and order of a fetch.
///
/// Without sort descriptors, assets come in the order in which the program shows the photos: by their names. A fetch that selects
/// or sorts by what is in the files, such as `creationDate`, doesn't wait until thousands of files have been read. It goes by what is
/// known, such as the date of the file, and observers are told when the rest is known.
open class PHFetchOptions: NSObject, NSCopying {
  /// The condition that objects meet, or nil for all. `NSPredicate(format:)` and predicates with blocks are supported.
  open var predicate: NSPredicate?
  /// The order of the objects, or nil for that of the library.
  open var sortDescriptors: [NSSortDescriptor]?
  /// A Boolean value that indicates whether hidden assets are fetched too: files whose names begin with a dot.
  open var includeHiddenAssets = false
  /// A Boolean value that indicates whether all photos of a burst are fetched. A folder has no bursts, so that all are.
  open var includeAllBurstAssets = false
  /// The origins of the assets to fetch, or none for all. All files are of the person's library.
  open var includeAssetSourceTypes: PHAssetSourceType = []
  /// The maximum number of objects, or 0 for all.
  open var fetchLimit = 0
  /// A Boolean value that indicates whether changes of the result are described in detail.
  open var wantsIncrementalChangeDetails = true

  /// Creates options that select everything.
  public override init() {}

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PHFetchOptions()
    copy.predicate = predicate
    copy.sortDescriptors = sortDescriptors
    copy.includeHiddenAssets = includeHiddenAssets
    copy.includeAllBurstAssets = includeAllBurstAssets
    copy.includeAssetSourceTypes = includeAssetSourceTypes
    copy.fetchLimit = fetchLimit
    copy.wantsIncrementalChangeDetails = wantsIncrementalChangeDetails
    return copy
  }
}

/// The values of options at the time of a fetch.
struct FetchRules: @unchecked Sendable {
  let includesHidden: Bool
  let describesChanges: Bool
  private let predicate: NSPredicate?
  private let order: [NSSortDescriptor]
  private let limit: Int
  private let excludesLibrary: Bool

  init(_ options: PHFetchOptions?) {
    includesHidden = options?.includeHiddenAssets ?? false
    describesChanges = options?.wantsIncrementalChangeDetails ?? true
    predicate = options?.predicate
    order = options?.sortDescriptors ?? []
    limit = options?.fetchLimit ?? 0
    let origins = options?.includeAssetSourceTypes ?? []
    excludesLibrary = !origins.isEmpty && !origins.contains(.typeUserLibrary)
  }

  /// Returns the pictures that the fetch selects, in its order.
  func select(_ records: [PhotoRecord], in library: StageLibrary, includingHidden: Bool) -> [PhotoRecord] {
    if excludesLibrary { return [] }
    let visible = includingHidden || includesHidden || !records.contains(where: \.isHidden) ? records : records.filter { !$0.isHidden }
    guard predicate != nil || !order.isEmpty else { return limited(visible) }
    library.backend?.learnMetadata(of: visible)
    return selected(visible.map { ($0, PHAsset($0, in: library, usingKnownMetadata: true)) })
  }

  /// Returns the albums that the fetch selects, in its order.
  func select(_ albums: [Album], in library: StageLibrary) -> [Album] {
    guard predicate != nil || !order.isEmpty else { return limited(albums) }
    return selected(albums.map { ($0, PHAssetCollection($0, in: library)) })
  }

  private func limited<Element>(_ elements: [Element]) -> [Element] { limit > 0 ? Array(elements.prefix(limit)) : elements }

  private func selected<Element>(_ pairs: [(Element, PHObject)]) -> [Element] {
    let found = predicate.map { predicate in pairs.filter { predicate.evaluate(with: $0.1) } } ?? pairs
    return limited(FetchOrder(order).sorted(found))
  }
}
