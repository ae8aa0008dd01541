import CoreGraphics

extension DisplayList {
  /// Returns the same picture with every plain group (one that only clips) around a backdrop split in two before the backdrop, so that the
  /// backdrop can show what the group has drawn. A group that fades or is masked as a whole can't be split, so a backdrop inside it shows
  /// what is behind the group.
  func cuttingGroupsAtBackdrops() -> DisplayList {
    guard items.contains(where: { if case .backdrop = $0.content { true } else { false } }) else { return self }
    var cut: [DisplayItem] = []
    cut.reserveCapacity(items.count + 8)
    var open: [(begin: DisplayItem, isPlain: Bool)] = []
    let hasBackdrop = groupsWithBackdrops()
    var cuts: Set<Int> = []
    for (index, item) in items.enumerated() {
      if case .backdrop = item.content { cuts.insert(items.firstShadow(ofBackdropAt: index)) }
    }
    for (index, item) in items.enumerated() {
      var isCut = cuts.contains(index) && open.allSatisfy(\.isPlain)
      switch item.content {
      case .beginGroup(let group):
        // A backdrop inside an indivisible group shows what is behind that group.
        let isPlain = item.alpha >= 1 && group.second == nil
        isCut = hasBackdrop[index] && !isPlain && open.allSatisfy(\.isPlain)
      default: break
      }
      if isCut {
        for level in open.indices.reversed() {
          // A group that is still empty needs no end.
          if let last = cut.last, last == open[level].begin {
            cut.removeLast()
          } else {
            cut.append(DisplayItem(id: open[level].begin.id.end, content: .endGroup))
          }
        }
        for level in open.indices {
          open[level].begin.id.part += 1
          cut.append(open[level].begin)
        }
      }
      switch item.content {
      case .beginGroup(let group): open.append((item, item.alpha >= 1 && group.second == nil))
      case .endGroup:
        if let begin = open.popLast()?.begin, begin.id.part > 0 {
          cut.append(DisplayItem(id: begin.id.end, content: .endGroup))
          continue
        }
      default: break
      }
      cut.append(item)
    }
    return DisplayList(cut)
  }

  /// Returns, for each item, whether it begins a group that contains a backdrop.
  private func groupsWithBackdrops() -> [Bool] {
    var result = [Bool](repeating: false, count: items.count)
    var open: [Int] = []
    for (index, item) in items.enumerated() {
      switch item.content {
      case .beginGroup: open.append(index)
      case .endGroup: _ = open.popLast()
      case .backdrop: for begin in open { result[begin] = true }
      default: break
      }
    }
    return result
  }
}
