import Rehearsal
import Tweaks

/// The part of the panel's memory that is stored between runs.
package struct PanelState: Equatable, Codable, Sendable {
  /// Whether curves that the person has folded or unfolded are visible, by demo and timing.
  var curves: [String: [TweakTiming.ID: Bool]] = [:]
  /// The forms in which springs are tuned if they aren't the forms of their tweaks, by demo and timing.
  var springs: [String: [TweakTiming.ID: SpringForm]] = [:]

  init() {}

  /// Ignores everything that can't be decoded.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    curves = (try? container.decode([String: [TweakTiming.ID: Bool]].self, forKey: .curves)) ?? [:]
    springs = (try? container.decode([String: [TweakTiming.ID: SpringForm]].self, forKey: .springs)) ?? [:]
  }
}
