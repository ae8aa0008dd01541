import Foundation

/// The selection and order of a fetch.
///
/// Without sort descriptors, assets are sorted by name, as the program shows them. A fetch that filters or sorts by metadata of files, such
/// as `creationDate`, doesn't wait for thousands of files to be read. It uses what is known, such as the date of the file, and observers
/// are notified when the rest is known.
open class PHFetchOptions: NSObject, NSCopying {
  /// Nil stands for all objects. `NSPredicate(format:)` and predicates with blocks are supported.
  open var predicate: NSPredicate?
  /// Nil stands for the order of the library.
  open var sortDescriptors: [NSSortDescriptor]?
  /// Hidden assets are files whose names begin with a dot.
  open var includeHiddenAssets = false
  /// Has no effect, because a folder has no bursts.
  open var includeAllBurstAssets = false
  /// Empty for all. All files belong to the person's library.
  open var includeAssetSourceTypes: PHAssetSourceType = []
  /// 0 means no limit.
  open var fetchLimit = 0
  open var wantsIncrementalChangeDetails = true

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

/// The values of the options at the time of the fetch.
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

  /// Returns the matching pictures, in the order of the fetch.
  func select(_ records: [PhotoRecord], in library: StageLibrary, includingHidden: Bool) -> [PhotoRecord] {
    if excludesLibrary { return [] }
    let visible = includingHidden || includesHidden || !records.contains(where: \.isHidden) ? records : records.filter { !$0.isHidden }
    guard predicate != nil || !order.isEmpty else { return limited(visible) }
    library.backend?.learnMetadata(of: visible)
    return selected(visible.map { ($0, PHAsset($0, in: library, usingKnownMetadata: true)) })
  }

  /// Returns the matching albums, in the order of the fetch.
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
