import Synchronization
import UIKit

/// The assets or collections that a fetch has found, as the library was at the time of the fetch. They are determined on first use, and
/// objects are created on demand.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, NSCopying, @unchecked Sendable {
  private enum State {
    case pending(LibraryContent)
    case found(FetchedContents)
  }

  let fetch: Fetch
  let library: StageLibrary
  private let state: Mutex<State>

  public override init() {
    fetch = Fetch(.nothing)
    library = .current
    state = Mutex(.found(.assets([])))
  }

  init(_ fetch: Fetch, in library: StageLibrary = .current) {
    self.fetch = fetch
    self.library = library
    library.backend?.include(fetch.parts)
    state = Mutex(.pending(library.content))
  }

  init(_ fetch: Fetch, contents: FetchedContents, in library: StageLibrary) {
    self.fetch = fetch
    self.library = library
    state = Mutex(.found(contents))
  }

  var contents: FetchedContents {
    state.withLock { state in
      switch state {
      case .found(let contents): return contents
      case .pending(let content):
        let contents = fetch.contents(of: content)
        state = .found(contents)
        return contents
      }
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Objects

  open var count: Int { contents.count }

  open func object(at index: Int) -> ObjectType {
    let contents = contents
    guard index >= 0, index < contents.count, let object = contents.object(at: index, in: library) as? ObjectType else {
      let bounds = contents.count == 0 ? "for empty array" : "beyond bounds [0 .. \(contents.count - 1)]"
      Misuse(.range, "-[PHFetchResult objectAtIndex:]: index \(index) \(bounds)").endProgram()
    }
    return object
  }

  open subscript(index: Int) -> ObjectType { object(at: index) }

  open var firstObject: ObjectType? { count > 0 ? object(at: 0) : nil }

  open var lastObject: ObjectType? { count > 0 ? object(at: count - 1) : nil }

  open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { object(at: $0) } }

  open func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }

  /// Returns `NSNotFound` if the object isn't in the result.
  open func index(of anObject: ObjectType) -> Int {
    (anObject as? PHObject).flatMap { contents.index(ofID: $0.localIdentifier) } ?? NSNotFound
  }

  /// Returns `NSNotFound` if the object isn't in the range.
  open func index(of anObject: ObjectType, in range: NSRange) -> Int {
    let index = index(of: anObject)
    return NSLocationInRange(index, range) ? index : NSNotFound
  }

  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
    if case .assets(let records) = contents, mediaType == .image { records.count } else { 0 }
  }

  // MARK: Enumeration

  /// The block can set its last argument to true to stop.
  open func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
    enumerate(Array(0..<count), block)
  }

  open func enumerateObjects(
    options: NSEnumerationOptions = [], using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateObjects(at: IndexSet(integersIn: 0..<count), options: options, using: block)
  }

  open func enumerateObjects(
    at indexes: IndexSet, options: NSEnumerationOptions = [],
    using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerate(options.contains(.reverse) ? indexes.reversed() : Array(indexes), block)
  }

  private func enumerate(_ indexes: [Int], _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stops = ObjCBool(false)
    for index in indexes where !stops.boolValue { block(object(at: index), index, &stops) }
  }
}
