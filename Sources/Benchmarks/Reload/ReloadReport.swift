import Foundation
import GlissadeKit

/// The results of `glissade bench --reload`.
struct ReloadReport: Encodable {
  let file: String
  let edits: [ReloadCost]

  /// A table. The parts are medians, so their sum differs from the median of the total.
  var text: String {
    TextTable(
      ["from save to new pixels, ms", "edits", "median", "worst", "porting", "compiling", "trial", "loading", "frame"],
      edits.map { cost in
        let parts = [cost.median(\.porting), cost.median(\.compiling), cost.median(\.trial), cost.median(\.loading), cost.median(\.frame)]
        return [cost.name, "\(cost.edits.count)"] + ([cost.median(\.total), cost.worst] + parts).map { String(format: "%.0f", $0 * 1000) }
      }
    ).text
  }
}
