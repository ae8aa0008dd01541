import Foundation

/// The indexes are suitable for updates of a collection view: removed indexes refer to the old result, inserted and changed ones to the new
/// result, and moves lead from the old to the new. Reload changed items after the batch of updates.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
  public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
  public let fetchResultAfterChanges: PHFetchResult<ObjectType>

  private let difference: FetchDifference
  private let wantsDetails: Bool

  /// The number of changes above which reloading a list is better than animating it.
  private static var maximumCount: Int { 1000 }

  init(from before: PHFetchResult<ObjectType>, to after: PHFetchResult<ObjectType>) {
    fetchResultBeforeChanges = before
    fetchResultAfterChanges = after
    wantsDetails = before.fetch.rules.describesChanges
    difference = FetchDifference(from: before.contents.elements, to: after.contents.elements)
  }

  public convenience init(from fromResult: PHFetchResult<ObjectType>, to toResult: PHFetchResult<ObjectType>, changedObjects: [ObjectType])
  {
    self.init(from: fromResult, to: toResult)
  }

  var isEmpty: Bool { difference.isEmpty }

  /// If false, there are too many changes to describe, and the list must be reloaded.
  open var hasIncrementalChanges: Bool { wantsDetails && difference.count <= Self.maximumCount }

  open var removedIndexes: IndexSet? { hasIncrementalChanges ? difference.removed : nil }
  open var removedObjects: [ObjectType] { fetchResultBeforeChanges.objects(at: difference.removed) }
  open var insertedIndexes: IndexSet? { hasIncrementalChanges ? difference.inserted : nil }
  open var insertedObjects: [ObjectType] { fetchResultAfterChanges.objects(at: difference.inserted) }
  open var changedIndexes: IndexSet? { hasIncrementalChanges ? difference.changed : nil }
  open var changedObjects: [ObjectType] { fetchResultAfterChanges.objects(at: difference.changed) }

  open var hasMoves: Bool { hasIncrementalChanges && !difference.moves.isEmpty }

  /// The closure's arguments are the old and the new index.
  open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {
    if hasIncrementalChanges { for move in difference.moves { handler(move.from, move.to) } }
  }
}
