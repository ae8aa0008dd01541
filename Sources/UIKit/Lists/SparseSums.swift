import Foundation

/// The lengths of elements, which are mostly the same, and their prefix sums.
///
/// Only lengths that differ from the common one are stored, in a binary indexed tree (Fenwick, 1994).
///
/// - Complexity: Changes and searches take O(log *n*) for *n* elements. Initialization takes O(1).
struct SparseSums {
  let count: Int
  /// The length of elements for which no other length has been set.
  let common: CGFloat
  private var lengths: [Int: CGFloat] = [:]
  /// The sums of the differences from the common length, for the elements that each node of the tree covers.
  private var nodes: [Int: CGFloat] = [:]

  init(count: Int, common: CGFloat) {
    self.count = count
    self.common = common
  }

  var total: CGFloat { sum(before: count) }

  func sum(before index: Int) -> CGFloat {
    var difference: CGFloat = 0
    var node = index
    while node > 0 {
      difference += nodes[node] ?? 0
      node &= node - 1
    }
    return CGFloat(index) * common + difference
  }

  subscript(index: Int) -> CGFloat {
    get { lengths[index] ?? common }
    set {
      let change = newValue - self[index]
      lengths[index] = newValue
      var node = index + 1
      while node <= count, change != 0 {
        nodes[node, default: 0] += change
        node += node & -node
      }
    }
  }

  /// Returns the greatest number of leading elements whose sum is at most `limit`, or less than `limit` if `isBelow` is true.
  func numberOfElements(within limit: CGFloat, isBelow: Bool = false) -> Int {
    guard count > 0 else { return 0 }
    var number = 0
    var sum: CGFloat = 0
    var width = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    while width > 0 {
      let next = number + width
      if next <= count {
        let end = sum + CGFloat(width) * common + (nodes[next] ?? 0)
        if isBelow ? end < limit : end <= limit { (number, sum) = (next, end) }
      }
      width /= 2
    }
    return number
  }
}
