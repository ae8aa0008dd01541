import UIKit

/// A placeholder for a document, with its name. It stands in for PDFKit's class.
open class PDFView: StandInView {
  /// The document, or nil.
  open var document: PDFDocument? { didSet { repaint() } }
  /// A Boolean value that indicates whether the pages are scaled to the view.
  open var autoScales = false

  override var standIn: StandInLabel { StandInLabel(mark: .page, title: "PDFView", detail: document?.documentURL?.lastPathComponent) }
}

/// A document whose pages aren't read. It stands in for PDFKit's class.
open class PDFDocument: NSObject {
  /// The address, or nil.
  public let documentURL: URL?

  /// Creates a document, or returns nil if there is no file at the address.
  public init?(url: URL) {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    documentURL = url
    super.init()
  }
}
