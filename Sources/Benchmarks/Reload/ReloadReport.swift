import Foundation
import GlissadeKit

/// The results of `glissade bench --reload`.
struct ReloadReport: Encodable {
  let file: String
  /// The time from opening the code to its first version, in seconds.
  let firstTime: Double
  let edits: [ReloadCost]

  /// A table. The parts are medians, so their sum differs from the median of the total.
  var text: String {
    let columns = ["from save to new pixels, ms", "edits", "median", "worst", "porting", "compiling", "trial", "loading", "frame"]
    let rows = edits.map { cost in
      let parts = [cost.median(\.porting), cost.median(\.compiling), cost.median(\.trial), cost.median(\.loading), cost.median(\.frame)]
      return [cost.name, "\(cost.edits.count)"] + ([cost.median(\.total), cost.worst] + parts).map { String(format: "%.0f", $0 * 1000) }
    }
    return String(format: "from opening to the first version: %.0f ms\n\n", firstTime * 1000) + TextTable(columns, rows).text
  }
}
