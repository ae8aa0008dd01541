internal import Cassowary
import Foundation

extension LayoutSystem {
  struct Conflict {
    var constraints: [Origin]
    var broken: NSLayoutConstraint
  }

  /// Tries again to add constraints that failed or were dropped, and drops those that still conflict.
  func retryConflicts() -> [Conflict] {
    guard shouldRetryConflicts || !failed.isEmpty else { return [] }
    shouldRetryConflicts = false
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
