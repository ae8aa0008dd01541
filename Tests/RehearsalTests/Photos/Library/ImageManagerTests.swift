@testable import PhotoFolder
@testable import Photos
@testable import Rehearsal
import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit

@Suite("The image manager delivers images of assets")
@MainActor
struct ImageManagerTests {
  /// A harness with a landscape of 400 × 200 pixels.
  private func makeHarness() throws -> (harness: PhotosHarness, asset: PHAsset) {
    let harness = try PhotosHarness()
    try harness.folder.write(try TemporaryFolder.picture(width: 400, height: 200), as: "a.png")
    return (harness, try #require(harness.perform { PHAsset.fetchAssets(with: nil) }.firstObject))
  }

  @Test(
    "An image fits or fills the size; exactly, it is cropped to it",
    arguments: [
      (.aspectFit, .fast, CGSize(width: 100, height: 100), CGSize(width: 100, height: 50)),
      (.aspectFill, .fast, CGSize(width: 100, height: 100), CGSize(width: 200, height: 100)),
      (.aspectFill, .exact, CGSize(width: 100, height: 100), CGSize(width: 100, height: 100)),
      (.aspectFit, .fast, CGSize(width: 4000, height: 4000), CGSize(width: 400, height: 200)),
      (.default, .fast, PHImageManagerMaximumSize, CGSize(width: 400, height: 200)),
    ] as [(PHImageContentMode, PHImageRequestOptionsResizeMode, CGSize, CGSize)])
  func sizes(mode: PHImageContentMode, resizing: PHImageRequestOptionsResizeMode, target: CGSize, expected: CGSize) throws {
    let (harness, asset) = try makeHarness()
    let options = PHImageRequestOptions()
    options.resizeMode = resizing
    options.isSynchronous = true
    var size = CGSize.zero
    harness.perform {
      PHImageManager.default().requestImage(for: asset, targetSize: target, contentMode: mode, options: options) { image, _ in
        size = image?.size ?? .zero
      }
    }
    #expect(size == expected)
  }

  @Test("A part of the image is delivered at the requested size")
  func cropping() throws {
    let (harness, asset) = try makeHarness()
    let options = PHImageRequestOptions()
    options.resizeMode = .exact
    options.isSynchronous = true
    options.normalizedCropRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    var size = CGSize.zero
    harness.perform {
      PHImageManager.default().requestImage(
        for: asset, targetSize: CGSize(width: 50, height: 50), contentMode: .aspectFit, options: options
      ) {
        size = $0?.size ?? .zero
        _ = $1
      }
    }
    #expect(size == CGSize(width: 50, height: 50))
  }

  @Test("By default a small image of a large one comes first, and with high quality only the final one")
  func degradedImages() throws {
    let harness = try PhotosHarness()
    try harness.folder.write(try TemporaryFolder.picture(width: 1200, height: 800), as: "a.png")
    let asset = try #require(harness.perform { PHAsset.fetchAssets(with: nil) }.firstObject)
    func widths(_ mode: PHImageRequestOptionsDeliveryMode, longer: CGFloat) -> [String] {
      var results: [String] = []
      let options = PHImageRequestOptions()
      options.deliveryMode = mode
      harness.perform {
        PHImageManager.default().requestImage(
          for: asset, targetSize: CGSize(width: longer, height: longer), contentMode: .aspectFit, options: options
        ) { image, info in
          let isDegraded = info?[PHImageResultIsDegradedKey] as? Bool == true
          results.append("\(Int(image?.size.width ?? 0))\(isDegraded ? " degraded" : "")")
        }
      }
      return results
    }
    #expect(widths(.opportunistic, longer: 900) == ["256 degraded", "900"])
    #expect(widths(.highQualityFormat, longer: 1000) == ["1000"])
    #expect(widths(.fastFormat, longer: 600) == ["900"])
    #expect(widths(.opportunistic, longer: 1200) == ["1000 degraded", "1200"])
  }

  @Test("A file that can't be decoded is reported with its reason")
  func errors() throws {
    let harness = try PhotosHarness()
    try harness.folder.write(Data("nothing".utf8), as: "a.png")
    let asset = try #require(harness.perform { PHAsset.fetchAssets(with: nil) }.firstObject)
    var message = ""
    let id = harness.perform {
      PHImageManager.default().requestImage(for: asset, targetSize: CGSize(width: 10, height: 10), contentMode: .aspectFit, options: nil) {
        image, info in
        if image == nil, let error = info?[PHImageErrorKey] as? any Error { message = "\(error)" }
      }
    }
    #expect(message == "The file is not a picture." && id != PHInvalidImageRequestID)
    #expect((asset.pixelWidth, asset.pixelHeight) == (0, 0))
  }

  @Test("A request that is cancelled in time is told so, later and once")
  func cancelling() async throws {
    let (harness, asset) = try makeHarness()
    let stage = harness.stage
    PHPhotoLibrary.open(
      FolderPhotos(PhotoLibrary(paths: [harness.folder.path]), thumbnails: ThumbnailLoader(threads: 1), isLive: false), in: stage.scene)
    let other = try #require(harness.perform { PHAsset.fetchAssets(with: nil) }.firstObject)
    #expect(other == asset)
    var results: [Bool] = []
    harness.perform {
      let id = PHImageManager.default().requestImage(
        for: other, targetSize: CGSize(width: 40, height: 40), contentMode: .aspectFit, options: nil
      ) { image, info in results.append(image == nil && info?[PHImageCancelledKey] as? Bool == true) }
      PHImageManager.default().cancelImageRequest(id)
    }
    #expect(results == [])
    stage.turn(at: 0.1)
    #expect(results == [true])
  }

  @Test("The bytes of a file come with their type and orientation")
  func fileData() async throws {
    let (harness, asset) = try makeHarness()
    let file = try Data(contentsOf: URL(fileURLWithPath: harness.folder.path + "/a.png"))
    let result = await withCheckedContinuation { continuation in
      _ = harness.perform {
        PHImageManager.default().requestImageDataAndOrientation(for: asset, options: nil) { data, type, orientation, _ in
          continuation.resume(returning: (data, type, orientation))
        }
      }
    }
    #expect(result.0 == file && result.1 == "public.png" && result.2 == .up)
  }

  @Test("Images that were cached are delivered at once")
  func caching() throws {
    let (harness, asset) = try makeHarness()
    let manager = PHCachingImageManager()
    let size = CGSize(width: 64, height: 64)
    var image: UIImage?
    harness.perform {
      manager.startCachingImages(for: [asset], targetSize: size, contentMode: .aspectFill, options: nil)
      #expect(harness.photos.cachedImage(of: asset.record, near: 128)?.width == 128)
      manager.requestImage(for: asset, targetSize: size, contentMode: .aspectFill, options: nil) { result, _ in image = result }
      manager.stopCachingImages(for: [asset], targetSize: size, contentMode: .aspectFill, options: nil)
    }
    #expect(image?.size == CGSize(width: 128, height: 64))
  }
}
