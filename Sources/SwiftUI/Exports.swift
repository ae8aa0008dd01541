// As on iOS, a file that imports SwiftUI sees UIKit too.
@_exported import UIKit
