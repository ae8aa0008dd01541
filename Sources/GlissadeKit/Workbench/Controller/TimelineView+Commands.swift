extension TimelineView {
  func commands(isOpen: Bool) -> [CommandBinding] {
    let obstacle = isOpen ? nil : "The timeline is closed"
    return [
      CommandBinding(.zoomIntoTime, obstacle: obstacle) { [area] in area.zoom(in: true) },
      CommandBinding(.zoomOutOfTime, obstacle: obstacle) { [area] in area.zoom(in: false) },
      CommandBinding(.fitTime, obstacle: obstacle) { [area] in area.fit() },
    ]
  }
}
