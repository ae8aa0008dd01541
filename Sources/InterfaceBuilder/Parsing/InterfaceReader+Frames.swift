extension InterfaceReader {
  /// Reads the frame, which some versions of Xcode write as distances from the edges of the view that contains it.
  func readFrame(of element: MarkupElement, in size: InterfaceSize?, into object: inout InterfaceObject) {
    for child in element.children where child.key == "frame" || child.key == "frameInset" {
      if child.name == "rect" {
        let (x, y) = (child.number("x") ?? 0, child.number("y") ?? 0)
        object.attributes["frame"] = .rect(x: x, y: y, width: child.number("width") ?? 0, height: child.number("height") ?? 0)
      } else if let size {
        let (x, width) = Self.extent(of: child, ("minX", "width", "maxX"), in: size.width)
        let (y, height) = Self.extent(of: child, ("minY", "height", "maxY"), in: size.height)
        object.attributes["frame"] = .rect(x: x, y: y, width: width, height: height)
      }
    }
  }

  /// Returns the start and length along an axis. A start such as "50%" is a part of the space around.
  private static func extent(
    of element: MarkupElement, _ names: (start: String, length: String, end: String), in space: Double
  ) -> (start: Double, length: Double) {
    let end = element.number(names.end)
    guard let length = element.number(names.length) else {
      let start = element.number(names.start) ?? 0
      return (start, space - start - (end ?? 0))
    }
    if let start = element.number(names.start) { return (start, length) }
    if let text = element[names.start], text.hasSuffix("%"), let part = Double(finite: String(text.dropLast())) {
      return ((space - length) * part / 100, length)
    }
    return (end.map { space - length - $0 } ?? 0, length)
  }
}
