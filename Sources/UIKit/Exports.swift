// As on iOS, `import UIKit` is all that a file needs.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import QuartzCore
