/// What comes with the code that runs in a scene.
package struct SceneCode {
  /// The tuned values that the code uses in place of its literals, or nil.
  package var values: AnyObject?
  /// The Interface Builder files, or nil if there are none.
  package var interfaceFiles: (any InterfaceFiles)?
}
