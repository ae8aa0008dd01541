// Whoever tests what is built on UIKit uses the harness as well.
@_exported import UITestSupport
