import UIKit

extension WorkbenchViewController {
  func toggleCommandList() {
    guard commandList == nil else { return closeCommandList() }
    let list = CommandListView(commands, recent: recentCommands.ids)
    list.onClose = { [unowned self] in closeCommandList() }
    list.onRun = { [unowned self] binding in
      closeCommandList()
      recentCommands.note(binding.command.id)
      perform(binding)
    }
    commandList = list
    present(list)
  }

  private func closeCommandList() {
    commandList?.remove()
    commandList = nil
  }
}
