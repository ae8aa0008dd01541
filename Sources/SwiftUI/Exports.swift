// As on iOS, importing SwiftUI also imports UIKit.
@_exported import UIKit
