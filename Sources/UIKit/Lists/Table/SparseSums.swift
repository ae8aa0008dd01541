import Foundation

/// The lengths of a row of elements, most of which have the same length, with the sums of those before each one.
///
/// It stores only the elements with other lengths, in a tree of sums (Fenwick, 1994).
///
/// - Complexity: Changes and searches take O(log *n*) for *n* elements, and a new one takes O(1).
struct SparseSums {
  /// The number of elements.
  let count: Int
  /// The length of an element that hasn't been given another one.
  let common: CGFloat
  /// The lengths of elements that have been given another one.
  private var lengths: [Int: CGFloat] = [:]
  /// The sums of the differences from the common length, over the elements that each node of the tree stands for.
  private var nodes: [Int: CGFloat] = [:]

  init(count: Int, common: CGFloat) {
    self.count = count
    self.common = common
  }

  /// The sum of all lengths.
  var total: CGFloat { sum(before: count) }

  /// Returns the sum of the first `index` lengths.
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

  /// Returns the largest number of first elements whose sum is at most `limit`, or less than it if `isBelow` is true.
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
