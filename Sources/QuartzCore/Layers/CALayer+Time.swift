import Foundation

extension CALayer {
  /// The time at which the layer's time begins in its superlayer's time, in seconds.
  public var beginTime: CFTimeInterval {
    get { time.begin }
    set { changeTime { $0.begin = newValue } }
  }
  /// The offset that is added to the layer's time, in seconds. While `speed` is 0, it is the layer's time.
  public var timeOffset: CFTimeInterval {
    get { time.offset }
    set { changeTime { $0.offset = newValue } }
  }
  /// The layer's seconds per second of its superlayer. 0 stops the layer's time.
  public var speed: Float {
    get { time.speed }
    set { changeTime { $0.speed = newValue } }
  }

  private func changeTime(_ change: (inout LayerTime) -> Void) {
    willChange()
    change(&time)
    appearanceDidChange()
  }

  /// For a root layer, `time` is the scene's.
  package func localTime(fromParent time: CFTimeInterval) -> CFTimeInterval { self.time.local(fromParent: time) }

  /// In seconds. A nil layer stands for the scene.
  public func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    if layer === self { return time }
    return localTime(atSceneTime: layer?.sceneTime(atLocalTime: time) ?? time)
  }

  /// In seconds. A nil layer stands for the scene.
  public func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    if layer === self { return time }
    let sceneTime = sceneTime(atLocalTime: time)
    return layer?.localTime(atSceneTime: sceneTime) ?? sceneTime
  }

  /// The layer's time at the current time of its scene, in seconds.
  package var currentLocalTime: CFTimeInterval {
    // Code of one scene may access the layers of another scene, which has its own clock.
    let running = RunningScene.current
    if let tree = layerTree, tree !== running.tree { return localTime(atSceneTime: tree.now) }
    return localTime(atSceneTime: running.time)
  }

  package func localTime(atSceneTime time: CFTimeInterval) -> CFTimeInterval {
    localTime(fromParent: parent?.localTime(atSceneTime: time) ?? time)
  }

  /// The layer's seconds per second of the scene.
  var speedInScene: Double { ancestors.reduce(Double(speed)) { $0 * Double($1.speed) } }

  /// At speed 0 no scene time corresponds to a local time, and the result is the time at which the layer begins.
  private func sceneTime(atLocalTime time: CFTimeInterval) -> CFTimeInterval {
    let inParent = speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
    return parent?.sceneTime(atLocalTime: inParent) ?? inParent
  }
}

/// The mapping from a superlayer's time to its sublayer's.
struct LayerTime {
  var begin: CFTimeInterval = 0
  var offset: CFTimeInterval = 0
  var speed: Float = 1

  func local(fromParent time: CFTimeInterval) -> CFTimeInterval { (time - begin) * Double(speed) + offset }
}
