import QuartzCore

/// Everything that is visible at one time, from back to front, as a plain value that can be compared and printed.
package struct DisplayList: Equatable, Sendable {
  package var items: [DisplayItem]

  package init(_ items: [DisplayItem] = []) { self.items = items }
}

extension DisplayList: CustomStringConvertible {
  /// One line per item, with the items inside a group indented.
  package var description: String {
    var depth = 0
    var lines: [String] = []
    for item in items {
      switch item.content {
      case .endGroup: depth -= 1
      case .beginSecond: depth -= 1
      default: break
      }
      lines.append(String(repeating: "  ", count: max(depth, 0)) + item.description)
      switch item.content {
      case .beginGroup, .beginSecond: depth += 1
      default: break
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension DisplayItem: CustomStringConvertible {
  package var description: String {
    var parts = [content.description]
    switch content {
    case .clear, .endGroup, .beginSecond: break
    default:
      if alpha != 1 { parts.append("alpha \(alpha.brief)") }
      if projection != .identity { parts.append(projection.description) }
    }
    if let label { parts.append("(\(label))") }
    return parts.joined(separator: " ")
  }
}

extension DisplayItem.Content: CustomStringConvertible {
  package var description: String {
    switch self {
    case .clear(let color): "clear \(color.cgColor)"
    case .fill(let fill):
      switch fill.paint {
      case .color(let color): "fill \(fill.shape) \(color.cgColor)"
      case .gradient(let gradient): "fill \(fill.shape) \(gradient)"
      }
    case .image(let placement):
      "image \(placement.image.width)×\(placement.image.height) in \(placement.rect.brief)"
        + (placement.shape == RoundedRect(placement.rect) ? "" : " seen in \(placement.shape)")
        + (placement.clip.map { " clipped to \($0)" } ?? "") + (placement.stretch == nil ? "" : " in nine parts")
    case .drawing(let placement):
      "drawing of \(placement.drawing.operations.count) operations in \(placement.rect.brief)" + (placement.rest == nil ? "" : " moving")
    case .picture(let placement):
      "picture of \(placement.picture.bounds.brief) in \(placement.rect.brief)"
        + (placement.part == CGRect(x: 0, y: 0, width: 1, height: 1) ? "" : " part \(placement.part.brief)")
    case .shadow(let shadow):
      "shadow of \(shadow.silhouette) σ \(shadow.sigma.brief) \(shadow.color.cgColor)"
        + (shadow.offset == .zero ? "" : " moved by \(shadow.offset.width.brief),\(shadow.offset.height.brief)")
    case .border(let border): "border \(border.shape) \(border.width.brief) wide \(border.color.cgColor)"
    case .path(let painting):
      switch painting.style {
      case .fill: "fill path in \(painting.path.boundingBoxOfPath.brief) \(painting.color.cgColor)"
      case .stroke(let style): "stroke path in \(painting.path.boundingBoxOfPath.brief) \(style.width.brief) wide \(painting.color.cgColor)"
      }
    case .backdrop(let backdrop):
      "backdrop \(backdrop.shape) σ \(backdrop.sigma.brief)" + (backdrop.saturation == 1 ? "" : " saturation \(backdrop.saturation.brief)")
        + (backdrop.glass.map { " \($0)" } ?? "")
    case .surface(let placement): "surface \(placement.rect.brief) generation \(placement.generation)"
    case .beginGroup(let group): "group" + (group.clip.map { " clipped to \($0)" } ?? "") + (group.second?.description ?? "")
    case .beginSecond: "second part"
    case .endGroup: "end"
    }
  }
}

extension Group.SecondPart: CustomStringConvertible {
  package var description: String {
    switch self {
    case .mask: " masked"
    case .dissolve(let fraction): " dissolved \(fraction.brief)"
    }
  }
}

extension Gradient: CustomStringConvertible {
  package var description: String {
    let stops = zip(colors, locations).map { "\($0.cgColor) at \($1.brief)" }
    return "\(type.rawValue) gradient \(stops.joined(separator: ", "))"
  }
}

extension Shadow.Silhouette: CustomStringConvertible {
  package var description: String {
    switch self {
    case .shape(let shape): "\(shape)"
    case .path(let path): "path in \(path.boundingBoxOfPath.brief)"
    case .content(let list, let bounds): "\(list.items.count) items in \(bounds.brief)"
    }
  }
}

extension Projection: CustomStringConvertible {
  /// An offset and a scale, or the rows of the matrix.
  package var description: String {
    if isUpright {
      let scale = xx == yy ? "×\(xx.brief)" : "×\(xx.brief),\(yy.brief)"
      return xx == 1 && yy == 1 ? "at \(x1.brief),\(y1.brief)" : "at \(x1.brief),\(y1.brief) \(scale)"
    }
    let rows = [[xx, xy, x1], [yx, yy, y1]] + (isAffine ? [] : [[wx * 1000, wy * 1000, w1]])
    return "through " + rows.map { "[" + $0.map(\.brief).joined(separator: " ") + "]" }.joined()
  }
}
