import Testing

@testable import Rehearsal

@Suite("A replay is played like a tape")
struct TransportTests {
  private static let frame = 1.0 / 60

  @Test("Given a replay of half a second, when it plays, then it stops at its end and not beyond")
  func end() {
    var transport = Transport(duration: 0.5)
    transport.play()
    transport.advance(by: 0.3)
    #expect(transport.time == 0.3 && transport.isPlaying)
    transport.advance(by: 0.3)
    #expect(transport.time == 0.5 && !transport.isPlaying && transport.isAtEnd)
  }

  @Test("Given it stands at its end, when it is played, then it begins at the beginning")
  func again() {
    var transport = Transport(duration: 0.5)
    transport.seek(to: 2)
    #expect(transport.time == 0.5)
    transport.play()
    #expect(transport.time == 0)
  }

  @Test("At a tenth of the speed a second of the host is a tenth of the replay's")
  func slowMotion() {
    var transport = Transport(duration: 0.5)
    var settings = PlaybackSettings()
    settings.speed = .tenth
    transport.play()
    transport.advance(by: 1, with: settings)
    #expect(abs(transport.time - 0.1) < 1e-12)
  }

  @Test("Turned round, it runs from where it is to the beginning, and from the end when it is played again")
  func reversed() {
    var transport = Transport(duration: 0.5)
    transport.seek(to: 0.2)
    transport.reverse()
    transport.play()
    transport.advance(by: 0.15)
    #expect(abs(transport.time - 0.05) < 1e-12)
    transport.advance(by: 0.15)
    #expect(transport.time == 0 && !transport.isPlaying)
    transport.play()
    #expect(transport.time == 0.5)
  }

  @Test("Looping, it rests at its end for a moment and begins again, as often as one likes")
  func loop() {
    var transport = Transport(duration: 0.5)
    var settings = PlaybackSettings()
    settings.isLooping = true
    transport.play()
    for _ in 0..<3 {
      transport.advance(by: 0.6, with: settings)
      #expect(transport.time == 0.5 && transport.isPlaying)
      transport.advance(by: Transport.restBetweenLoops / 2, with: settings)
      #expect(transport.time == 0.5)
      transport.advance(by: Transport.restBetweenLoops / 2 + 0.001, with: settings)
      #expect(transport.time == 0)
    }
  }

  @Test("A step goes to the next whole frame from between two, to a neighbour from a whole one, and never past the ends")
  func steps() {
    var transport = Transport(duration: 0.5)
    transport.seek(to: 2.4 * Self.frame)
    transport.step(by: 1)
    #expect(abs(transport.time - 3 * Self.frame) < 1e-12)
    transport.step(by: -1)
    #expect(abs(transport.time - 2 * Self.frame) < 1e-12)
    transport.seek(to: 2.4 * Self.frame)
    transport.step(by: -1)
    #expect(abs(transport.time - 2 * Self.frame) < 1e-12)
    transport.step(by: -9)
    #expect(transport.time == 0)
    transport.step(by: 900)
    #expect(transport.time == 0.5)
  }

  @Test("Given tuning makes the replay longer, when it stood at its end it stays there, and elsewhere where it was")
  func durations() {
    var transport = Transport(duration: 0.5)
    transport.seek(to: 0.5)
    transport.setDuration(0.9)
    #expect(transport.time == 0.9)
    transport.seek(to: 0.3)
    transport.setDuration(0.5)
    #expect(transport.time == 0.3)
    transport.setDuration(0.2)
    #expect(transport.time == 0.2)
  }
}
