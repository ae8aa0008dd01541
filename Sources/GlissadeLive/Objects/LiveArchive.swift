import Foundation
import UIKit

/// Archives for ported code.
public enum LiveArchive {
  /// An empty archive, for classes that can only be created from an archive.
  public static var empty: NSCoder { InterfaceCoder() }
}
