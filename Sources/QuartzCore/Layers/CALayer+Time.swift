import Foundation

extension CALayer {
  /// This layer's time when its superlayer's (the scene's for a root layer) is `time`.
  public func localTime(fromParent time: CFTimeInterval) -> CFTimeInterval { self.time.local(fromParent: time) }

  /// How the layer's time comes from its superlayer's.
  var time: LayerTime { LayerTime(begin: beginTime, offset: timeOffset, speed: speed) }

  /// Converts a time in seconds from `layer`'s (the scene's for nil) to this layer's.
  public func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    if layer === self { return time }
    return localTime(atSceneTime: layer?.sceneTime(atLocalTime: time) ?? time)
  }

  /// Converts a time in seconds from this layer's to `layer`'s (the scene's for nil).
  public func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    if layer === self { return time }
    let sceneTime = sceneTime(atLocalTime: time)
    return layer?.localTime(atSceneTime: sceneTime) ?? sceneTime
  }

  /// This layer's time at its scene's current time, in seconds.
  public var currentLocalTime: CFTimeInterval {
    // Code of one scene may touch the layers of another, which has a clock of its own.
    if let tree = layerTree, tree !== LayerTree.current { return localTime(atSceneTime: tree.now) }
    return localTime(atSceneTime: MediaTime.now)
  }

  /// This layer's time when the scene's is `time`.
  public func localTime(atSceneTime time: CFTimeInterval) -> CFTimeInterval {
    localTime(fromParent: parent?.localTime(atSceneTime: time) ?? time)
  }

  /// This layer's seconds per second of the scene.
  var speedInScene: Double {
    var speed = Double(self.speed)
    var layer = parent
    while let current = layer {
      speed *= Double(current.speed)
      layer = current.parent
    }
    return speed
  }

  /// When standing still (speed 0) no scene time leads to `time`; then the layer's begin does.
  private func sceneTime(atLocalTime time: CFTimeInterval) -> CFTimeInterval {
    let inParent = speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
    return parent?.sceneTime(atLocalTime: inParent) ?? inParent
  }

  func timingDidChange() { setNeedsDisplayOfTree() }
}
