import UIKit

/// A placeholder for a scene in three dimensions. It stands in for SceneKit's class.
open class SCNView: StandInView {
  /// A Boolean value that indicates whether a drag would turn the scene. There is none here.
  open var allowsCameraControl = false
}

/// A placeholder for a scene in the camera's picture. It stands in for ARKit's class.
open class ARSCNView: SCNView {}

/// A placeholder for a scene of sprites. It stands in for SpriteKit's class.
open class SKView: StandInView {}

/// A placeholder for what is drawn with Metal. It stands in for MetalKit's class.
open class MTKView: StandInView {}

/// A placeholder for what is drawn with OpenGL. It stands in for GLKit's class.
open class GLKView: StandInView {}
