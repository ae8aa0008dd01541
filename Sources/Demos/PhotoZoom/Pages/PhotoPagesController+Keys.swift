import UIKit

extension PhotoPagesController {
  var shortcuts: [UIKeyCommand] {
    [
      UIKeyCommand(title: "Next Photo", input: UIKeyCommand.inputRightArrow, action: PhotoPagesController.showNext),
      UIKeyCommand(title: "Previous Photo", input: UIKeyCommand.inputLeftArrow, action: PhotoPagesController.showPrevious),
      UIKeyCommand(title: "First Photo", input: UIKeyCommand.inputHome, action: PhotoPagesController.showFirst),
      UIKeyCommand(title: "Last Photo", input: UIKeyCommand.inputEnd, action: PhotoPagesController.showLast),
      UIKeyCommand(title: "Zoom In", input: "+", action: PhotoPagesController.zoomIn),
      UIKeyCommand(title: "Zoom In", input: "=", action: PhotoPagesController.zoomIn),
      UIKeyCommand(title: "Zoom Out", input: "-", action: PhotoPagesController.zoomOut),
      UIKeyCommand(title: "Zoom to Fit", input: "0", action: PhotoPagesController.zoomToFit),
      UIKeyCommand(title: "Back", input: UIKeyCommand.inputEscape, action: PhotoPagesController.goBack),
    ]
  }

  private func showNext() { turn(to: coming + 1) }

  private func showPrevious() { turn(to: coming - 1) }

  private func showFirst() { turn(to: 0) }

  private func showLast() { turn(to: shelf.photos.count - 1) }

  private func zoomIn() { page?.zoomIn() }

  private func zoomOut() { page?.zoomOut() }

  private func zoomToFit() { page?.zoomToFit() }

  private func goBack() { navigationController?.popViewController(animated: true) }
}
