import Foundation

/// The changes of a fetch result.
///
/// The indexes are those that updates of a collection view use: removed ones are indexes before the change, inserted and changed ones
/// after it, and each move leads from an index before to an index after it. Reload changed items after the batch of updates.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
  public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
  public let fetchResultAfterChanges: PHFetchResult<ObjectType>

  private let difference: FetchDifference
  private let wantsDetails: Bool

  /// The number of changes above which a list is better shown again than animated.
  private static var maximumCount: Int { 1000 }

  init(from before: PHFetchResult<ObjectType>, to after: PHFetchResult<ObjectType>) {
    fetchResultBeforeChanges = before
    fetchResultAfterChanges = after
    wantsDetails = before.fetch.rules.describesChanges
    difference = FetchDifference(from: before.contents.elements, to: after.contents.elements)
  }

  /// Compares two results.
  public convenience init(from fromResult: PHFetchResult<ObjectType>, to toResult: PHFetchResult<ObjectType>, changedObjects: [ObjectType])
  {
    self.init(from: fromResult, to: toResult)
  }

  var isEmpty: Bool { difference.isEmpty }

  /// A Boolean value that indicates whether there are indexes of the changes. Otherwise there are too many, and the list has to be
  /// shown again.
  open var hasIncrementalChanges: Bool { wantsDetails && difference.count <= Self.maximumCount }

  open var removedIndexes: IndexSet? { hasIncrementalChanges ? difference.removed : nil }
  open var removedObjects: [ObjectType] { fetchResultBeforeChanges.objects(at: difference.removed) }
  open var insertedIndexes: IndexSet? { hasIncrementalChanges ? difference.inserted : nil }
  open var insertedObjects: [ObjectType] { fetchResultAfterChanges.objects(at: difference.inserted) }
  open var changedIndexes: IndexSet? { hasIncrementalChanges ? difference.changed : nil }
  open var changedObjects: [ObjectType] { fetchResultAfterChanges.objects(at: difference.changed) }

  open var hasMoves: Bool { hasIncrementalChanges && !difference.moves.isEmpty }

  /// Calls a closure with the indexes before and after the change of each object that has moved.
  open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {
    if hasIncrementalChanges { for move in difference.moves { handler(move.from, move.to) } }
  }
}
