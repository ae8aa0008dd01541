import CoreGraphics
import SourceReport
import Tweaks
import UserCode

/// What a list shows: the values of a demo, or of a version of a person's file.
@MainActor
struct PanelContent {
  let subject: PanelSubject
  let store: TweakStore
  /// The groups with the tweaks that have rows.
  let groups: [TweakGroup]
  /// The headings that are collapsed until the person opens them: that of all the numbers of a file that don't steer the transition.
  let initiallyCollapsed: Set<PanelOutline.Heading>
  let widestTitle: CGFloat

  init(_ subject: PanelSubject, store: TweakStore) {
    self.subject = subject
    self.store = store
    let groups = store.groups.map { group in
      TweakGroup(group.title, group.tweaks.filter { !subject.hasButtons(for: $0) }, timings: group.timings)
    }
    let folded = groups.indices.filter { subject.code != nil && groups[$0].title == SourceReport.otherValuesTitle }
    initiallyCollapsed = Set(folded.map { .group($0) })
    widestTitle = TweakRow.widestTitle(of: groups.indices.filter { !folded.contains($0) }.flatMap { groups[$0].tweaks })
    self.groups = groups
  }
}
