import Compositor
import QuartzCore

/// The reference scenes of the compositor: a grid of photos, a card over it, and typical transitions.
package enum BenchmarkScene: String, CaseIterable, Sendable {
  /// The grid, dimmed, under a card with a shadow, a photo, and text.
  case modal
  /// The card rotated about its vertical axis, in perspective.
  case flip
  /// A photo nearly as large as the screen over the dimmed grid.
  case zoom
  /// A photo that hides everything.
  case zoomfull
  /// The card over the blurred grid.
  case blur
  /// The card at 60 % opacity, composited as a group.
  case group
  case grid
  /// The card over one flat picture.
  case cached
}

/// Creates the display lists of the scenes.
struct BenchmarkStage {
  static let size = CGSize(width: 1280, height: 900)
  static let turn = 0.7

  private let photos: [CGImage]
  private let texts: [CGDrawing]

  init() {
    photos = (0..<12).map(BenchmarkPhotos.make)
    texts = [
      BenchmarkStage.text("Lake at the Pass", size: 24, weight: .bold, LayerColor(red: 0.08, green: 0.08, blue: 0.09, alpha: 1)),
      BenchmarkStage.text(
        "Photographed on 14 July, 06:12", size: 15, weight: .regular, LayerColor(red: 0.43, green: 0.43, blue: 0.46, alpha: 1)),
      BenchmarkStage.text(
        "Tap to flip • drag down to close", size: 15, weight: .regular, LayerColor(red: 0, green: 0.48, blue: 1, alpha: 1)),
    ]
  }

  private static func text(_ text: String, size: CGFloat, weight: FontDescription.Weight, _ color: LayerColor) -> CGDrawing {
    let run = TextRun(text, font: FontDescription(size: size, weight: weight))
    let metrics = GraphicsServices.current.textEngine.metrics(of: run.font)
    let area = CGSize(
      width: GraphicsServices.current.textEngine.width(of: run).rounded(.up), height: (metrics.ascent + metrics.descent).rounded(.up))
    let operation = CGDrawing.Operation(
      .text(run, origin: CGPoint(x: 0, y: metrics.ascent.rounded()), color: color.cgColor), transform: .identity, clips: [], alpha: 1,
      blendMode: .normal, shadow: nil)
    return CGDrawing(size: area, operations: [operation])
  }

  /// The angle rotates the card of `flip`, in radians.
  func list(_ scene: BenchmarkScene, angle: Double = turn) -> DisplayList {
    var builder = Builder(photos: photos, texts: texts)
    switch scene {
    case .modal:
      builder.addGrid()
      builder.addDim(0.4)
      builder.addCard(.identity)
    case .flip:
      builder.addGrid()
      builder.addDim(0.4)
      builder.addCard(BenchmarkStage.turned(by: angle))
    case .zoom:
      builder.addGrid()
      builder.addDim(0.8)
      builder.addPhoto(2, in: CGRect(x: 41.3, y: 33.7, width: 1190.4, height: 822.6), radius: 6)
    case .zoomfull:
      builder.addGrid()
      builder.addDim(1)
      builder.addPhoto(2, in: CGRect(origin: .zero, size: BenchmarkStage.size), radius: 0)
    case .blur:
      builder.addGrid()
      builder.addBlur(sigma: 20)
      builder.addDim(0.15)
      builder.addCard(.identity)
    case .group:
      builder.addGrid()
      builder.addDim(0.4)
      builder.beginGroup(alpha: 0.6)
      builder.addCard(.identity)
      builder.endGroup()
    case .grid: builder.addGrid(scroll: 0.37)
    case .cached:
      builder.addPhoto(0, in: CGRect(origin: .zero, size: BenchmarkStage.size), radius: 0)
      builder.addDim(0.4)
      builder.addCard(.identity)
    }
    return DisplayList(builder.items)
  }

  /// Returns a frame of a running transition at `progress`, 0…1: a card that appears, a photo that grows out of its cell, or a rotating
  /// card.
  func frame(of scene: BenchmarkScene, progress: Double) -> DisplayList {
    var builder = Builder(photos: photos, texts: texts)
    builder.addGrid()
    switch scene {
    case .zoom:
      builder.addDim(0.8 * progress)
      let cell = Builder.cell(4)
      let full = CGRect(origin: .zero, size: BenchmarkStage.size)
      func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }
      let rect = CGRect(
        x: mix(cell.minX, full.minX), y: mix(cell.minY, full.minY), width: mix(cell.width, full.width),
        height: mix(cell.height, full.height))
      builder.addPhoto(4, in: rect, radius: mix(14, 0))
    case .flip:
      builder.addDim(0.4)
      builder.addCard(BenchmarkStage.turned(by: progress * 1.4))
    default:
      builder.addDim(0.4 * progress)
      builder.addCard(.translation(0, (1 - progress) * 700))
    }
    return DisplayList(builder.items)
  }

  /// Returns the grid, scrolled by a number of points.
  func scrolled(by distance: CGFloat) -> DisplayList {
    var builder = Builder(photos: photos, texts: texts)
    builder.addGrid(scroll: distance)
    return DisplayList(builder.items)
  }

  /// The effect of a panel on the content behind it. Glass is opaque with Reduce Transparency.
  enum Panel { case blur, glass, opaqueGlass }

  /// Returns the grid, scrolled by a number of points, under a panel.
  func scrolled(by distance: CGFloat, under panel: Panel) -> DisplayList {
    var builder = Builder(photos: photos, texts: texts)
    builder.addGrid(scroll: distance)
    builder.add(panel)
    return DisplayList(builder.items)
  }

  /// Returns a rotation about the vertical axis through the middle of the screen, seen from a distance of 900 points.
  private static func turned(by angle: Double) -> Projection {
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    let about = Projection(xx: cos(angle), wx: sin(angle) / 900)
    return Projection.translation(center.x, center.y)
      .concatenated(after: about.concatenated(after: .translation(-center.x, -center.y)))
  }

  private struct Builder {
    let photos: [CGImage]
    let texts: [CGDrawing]
    private(set) var items: [DisplayItem] = []

    init(photos: [CGImage], texts: [CGDrawing]) {
      self.photos = photos
      self.texts = texts
    }

    private mutating func add(
      _ role: DisplayItem.ID.Role, _ content: DisplayItem.Content, through projection: Projection = .identity, alpha: CGFloat = 1
    ) {
      items.append(DisplayItem(id: .init(layer: items.count, role: role), projection: projection, alpha: alpha, content: content))
    }

    static func cell(_ index: Int, scroll: CGFloat = 0) -> CGRect {
      let gap: CGFloat = 16
      let width = (BenchmarkStage.size.width - 4 * gap) / 3
      let height = (BenchmarkStage.size.height - 5 * gap) / 4
      return CGRect(
        x: gap + CGFloat(index % 3) * (width + gap), y: gap + CGFloat(index / 3) * (height + gap) - scroll, width: width,
        height: height)
    }

    mutating func addGrid(scroll: CGFloat = 0) {
      add(.background, .clear(LayerColor(red: 0.11, green: 0.11, blue: 0.12, alpha: 1)))
      for index in 0..<12 { addPhoto(index, in: Builder.cell(index, scroll: scroll), radius: 14) }
    }

    mutating func addPhoto(_ index: Int, in rect: CGRect, radius: CGFloat) {
      add(
        .contents,
        .image(ImagePlacement(image: photos[index], rect: rect, part: fill(rect.size), shape: RoundedRect(rect, radius: radius))))
    }

    /// Returns the part of a photo that fills a rectangle.
    private func fill(_ size: CGSize) -> CGRect {
      let (width, height) = (CGFloat(BenchmarkPhotos.width), CGFloat(BenchmarkPhotos.height))
      let scale = max(size.width / width, size.height / height)
      let (w, h) = (size.width / scale / width, size.height / scale / height)
      return CGRect(x: (1 - w) / 2, y: (1 - h) / 2, width: w, height: h)
    }

    mutating func addDim(_ alpha: CGFloat) {
      let fill = Fill(
        shape: RoundedRect(CGRect(origin: .zero, size: BenchmarkStage.size)),
        paint: .color(LayerColor(red: 0, green: 0, blue: 0, alpha: alpha)))
      add(.background, .fill(fill))
    }

    mutating func addBlur(sigma: CGFloat) {
      add(.backdrop, .backdrop(Backdrop(shape: RoundedRect(CGRect(origin: .zero, size: BenchmarkStage.size)), sigma: sigma)))
    }

    /// Adds a panel. Glass contains its own tint.
    mutating func add(_ panel: Panel) {
      let shape = RoundedRect(CGRect(x: 340, y: 640, width: 600, height: 180), radius: 60)
      let isOpaque = panel == .opaqueGlass
      let tint = LayerColor(red: 1, green: 1, blue: 1, alpha: isOpaque ? 1 : 0.4)
      let glass = Glass(refraction: isOpaque ? 0 : 11, highlight: isOpaque ? 0.25 : 0.8, tint: tint)
      add(
        .backdrop,
        .backdrop(
          Backdrop(shape: shape, sigma: isOpaque ? 0 : 5, saturation: isOpaque ? 1 : 1.5, glass: panel == .blur ? nil : glass)))
      if panel == .blur { add(.tint, .fill(Fill(shape: shape, paint: .color(tint)))) }
    }

    mutating func beginGroup(alpha: CGFloat) { add(.group, .beginGroup(Group()), alpha: alpha) }

    mutating func endGroup() { add(.end, .endGroup) }

    mutating func addCard(_ projection: Projection) {
      let rect = CGRect(x: 460, y: 200, width: 360, height: 500)
      let shape = RoundedRect(rect, radius: 20)
      let shade = LayerColor(red: 0, green: 0, blue: 0, alpha: 0.45)
      let shadow = Shadow(silhouette: .shape(shape), color: shade, sigma: 18, offset: CGSize(width: 0, height: 12))
      add(.shadow, .shadow(shadow), through: projection)
      add(.background, .fill(Fill(shape: shape, paint: .color(.white))), through: projection)
      let photo = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 300)
      add(
        .contents,
        .image(
          ImagePlacement(image: photos[2], rect: photo, part: fill(photo.size), shape: RoundedRect(photo), clip: shape)),
        through: projection)
      for (text, y) in zip(texts, [324, 368, 428] as [CGFloat]) {
        let place = CGRect(origin: CGPoint(x: rect.minX + 24, y: rect.minY + y), size: text.size)
        add(.contents, .drawing(DrawingPlacement(drawing: text, rect: place)), through: projection)
      }
    }
  }
}
