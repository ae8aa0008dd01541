import QuartzCore

/// The backdrops of a frame: those that must gather and blur again, the points at which drawing stops for that, and the resulting damage.
struct BackdropPlan {
  private struct Update {
    /// The number of commands to draw before the backdrop gathers.
    let stop: Int
    let slot: Int
    let changed: [PixelRect]
  }

  /// The stores, in the order of the backdrops in the list.
  private(set) var stores: [BackdropStore] = []
  private var updates: [Update] = []
  private var places: [Place] = []
  /// The areas whose appearance changes because a backdrop has changed.
  private(set) var changes: [ListDifference.Change] = []
  /// The areas that must be drawn only so that a backdrop can gather them.
  private(set) var redrawn: [PixelRect] = []

  init() {}

  struct Place {
    /// The index at which drawing has to stop when the backdrop gathers what is below it.
    let stop: Int
    /// The index of the backdrop itself.
    let index: Int
    /// The index of the first shadow that the glass casts; its shadows are directly below it. Equal to `index` without shadows.
    let firstShadow: Int

    static func all(in items: [DisplayItem]) -> [Place] {
      var places: [Place] = []
      var depth = 0
      var outermost = 0
      for index in items.indices {
        switch items[index].content {
        case .beginGroup:
          if depth == 0 { outermost = index }
          depth += 1
        case .endGroup: depth -= 1
        case .backdrop:
          let firstShadow = items.firstShadow(ofBackdropAt: index)
          places.append(Place(stop: depth > 0 ? outermost : firstShadow, index: index, firstShadow: firstShadow))
        default: break
        }
      }
      return places
    }
  }

  init(
    _ places: [Place], items: [DisplayItem], commands: [Command], changes known: [ListDifference.Change], reordered: Set<Int>,
    isRetained: Bool, screen: PixelRect, last: BackdropPlan
  ) {
    self.places = places
    for place in places {
      guard case .backdrop(let backdrop) = items[place.index].content else { continue }
      let shadows = items[place.firstShadow..<place.index].map(\.id)
      let keepsPixels = isRetained && !reordered.contains(place.index)
      add(backdrop, items[place.index], commands[place.index].extent, place, known, keepsPixels, shadows, screen, last)
    }
  }

  private mutating func add(
    _ backdrop: Backdrop, _ item: DisplayItem, _ extent: PixelRect, _ place: Place, _ known: [ListDifference.Change],
    _ keepsPixels: Bool, _ shadows: [DisplayItem.ID], _ screen: PixelRect, _ last: BackdropPlan
  ) {
    let (stop, index) = (place.stop, place.index)
    let slot = stores.count
    let center = CGPoint(x: backdrop.shape.rect.midX, y: backdrop.shape.rect.midY)
    let scale = item.projection.pixelsPerPoint(at: center)
    let sigma = (backdrop.sigma * max(scale.x, scale.y)).clamped(to: 0...200)
    let blur = GaussianBlur(sigma: sigma.isFinite ? sigma : 0)
    let reach = blur.reach + backdrop.glassReach(through: item.projection)
    let area = extent.isEmpty ? PixelRect(x0: 0, y0: 0, x1: 1, y1: 1) : extent.expanded(by: reach).intersection(screen)
    let (store, isNew) = BackdropStore.store(
      for: item.id, blur: blur, saturation: backdrop.saturation, area: area, screen: screen,
      last: last.stores.first { $0.id == item.id })
    stores.append(store)
    let hasOtherShadows = store.shadows != shadows
    store.shadows = shadows
    if isNew || !keepsPixels || hasOtherShadows {
      redrawn.append(store.region)
      updates.append(Update(stop: stop, slot: slot, changed: [store.region]))
      changes.append(ListDifference.Change(area: extent, position: index))
      return
    }
    let below = (known + changes).filter { $0.position <= stop && $0.area.intersects(store.region) }.map(\.area)
    guard !below.isEmpty || store.needsUpdate else { return }
    updates.append(Update(stop: stop, slot: slot, changed: below.map { $0.roundedOut(to: DamageMap.step).intersection(screen) }))
    for area in below {
      changes.append(
        ListDifference.Change(area: area.roundedOut(to: DamageMap.step).expanded(by: reach).intersection(extent), position: index))
    }
  }

  /// The numbers of commands after which drawing stops, in order.
  var stops: [Int] { Set(updates.map(\.stop)).sorted() }

  /// Updates the backdrops that gather after `stop` commands, and returns their slots.
  func update(at stop: Int, from source: Canvas, workers: WorkerPool) -> [Int] {
    updates.filter { $0.stop == stop }.map { update in
      stores[update.slot].update(changed: update.changed, source: source, workers: workers)
      return update.slot
    }
  }

  /// Returns the length of the longest prefix, of at most `count` items, that doesn't end inside a backdrop's group.
  func wholePrefix(_ count: Int) -> Int {
    places.reduce(count) { prefix, place in place.stop < prefix && place.index >= prefix ? place.stop : prefix }
  }
}
