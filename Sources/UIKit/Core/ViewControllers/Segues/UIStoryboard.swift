import Foundation

@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let contents: any StoryboardContents

  package init(_ contents: any StoryboardContents) {
    self.contents = contents
    super.init()
  }

  open func instantiateInitialViewController() -> UIViewController? { contents.makeInitialController(of: self, creator: nil) }
}
