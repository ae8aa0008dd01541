/// Numbers the objects of each class from 1, in the order in which they are first requested.
@MainActor
final class InstanceNumbers {
  private struct Known {
    weak var object: AnyObject?
    let number: Int
  }

  private var known: [ObjectIdentifier: Known] = [:]
  private var counts: [ObjectIdentifier: Int] = [:]

  func number(of object: AnyObject) -> Int {
    let id = ObjectIdentifier(object)
    // The memory of a deallocated object may have been reused.
    if let known = known[id], known.object === object { return known.number }
    let number = counts[ObjectIdentifier(type(of: object)), default: 0] + 1
    counts[ObjectIdentifier(type(of: object))] = number
    known[id] = Known(object: object, number: number)
    return number
  }
}
