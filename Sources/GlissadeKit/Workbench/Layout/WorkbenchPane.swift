/// A part of the window. F6 moves between these parts.
enum WorkbenchPane: CaseIterable {
  case sidebar, toolbar, stage, timeline, inspector
}
