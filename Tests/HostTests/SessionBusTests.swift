import Foundation
import TestSupport
import Testing

@testable import Host

@Suite("The message bus of the session is found as libraries find it")
struct SessionBusTests {
  @Test("By the address in the environment, or by the socket in the folder of the session")
  func found() throws {
    let folder = try TemporaryFolder()
    #expect(!SessionBus.exists(in: [:]))
    #expect(!SessionBus.exists(in: ["DBUS_SESSION_BUS_ADDRESS": "", "XDG_RUNTIME_DIR": folder.path]))
    #expect(SessionBus.exists(in: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/tmp/bus"]))
    try folder.write(Data(), as: "bus")
    #expect(SessionBus.exists(in: ["XDG_RUNTIME_DIR": folder.path]))
  }
}
