internal import Cassowary
import Foundation

// Required constraints that cannot hold together.
extension LayoutSystem {
  /// Constraints that contradict each other, and the one that is therefore dropped.
  struct Conflict {
    var constraints: [Origin]
    var broken: NSLayoutConstraint
  }

  /// Tries once more what failed or was dropped, and drops what still contradicts the rest.
  func mend() -> [Conflict] {
    guard mayMend || !failed.isEmpty else { return [] }
    mayMend = false
    for constraint in broken where attempt(constraint) == nil { broken.removeAll { $0 === constraint } }
    var conflicts: [Conflict] = []
    let candidates = failed.inOrder
    failed = []
    for constraint in candidates {
      guard let contradiction = attempt(constraint) else { continue }
      conflicts.append(drop(constraint, because: contradiction))
    }
    return conflicts
  }

  func drop(_ constraint: NSLayoutConstraint, because contradiction: Unsatisfiable) -> Conflict {
    broken.append(constraint)
    let others = contradiction.conflict.compactMap { origins[$0] }
    return Conflict(constraints: others + [.constraint(constraint)], broken: constraint)
  }
}
