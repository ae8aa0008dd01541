import Testing

@testable import Projects

@Suite("Build settings")
struct BuildSettingsTests {
  @Test("Given layers, then the first one wins, and inherited stands for the next")
  func layers() {
    let settings = BuildSettings(layers: [
      ["FLAGS": "$(inherited) -a", "NAME": "App"], ["FLAGS": "-b $(FLAGS)", "NAME": "Other", "BELOW": "x"], ["FLAGS": "-c"],
    ])
    #expect(settings["FLAGS"] == "-b -c -a")
    #expect(settings["NAME"] == "App")
    #expect(settings["BELOW"] == "x")
    #expect(settings["NOTHING"] == nil)
  }

  @Test(
    "Given a text with variables, then they are replaced",
    arguments: [
      ("$(NAME)-${NAME}", "My App 2-My App 2"), ("$(NAME:c99extidentifier)", "My_App_2"), ("$(NAME:rfc1034identifier)", "My-App-2"),
      ("$(NAME:lower:c99extidentifier)", "my_app_2"), ("$($(KEY))", "My App 2"), ("$(MISSING)x", "x"), ("$(MISSING:default=y)", "y"),
      ("5 $ and $(open", "5 $ and $(open"), ("%20 $(PERCENT)", "%20 100 %"), ("$(TWICE:c99extidentifier)", "_D"),
    ])
  func variables(text: String, expected: String) {
    let settings = BuildSettings(layers: [["NAME": "My App 2", "KEY": "NAME", "PERCENT": "100 %", "TWICE": "2D"]])
    #expect(settings.expanding(text) == expected)
  }

  @Test("Given settings that refer to themselves or grow without end, then a value is short and comes at once")
  func endless() {
    var layer = ["A": "$(B)", "B": "$(A)", "X0": "x"]
    for index in 1...60 { layer["X\(index)"] = "$(X\(index - 1))$(X\(index - 1))" }
    let settings = BuildSettings(layers: [layer])
    #expect(settings["A"]?.isEmpty == true)
    #expect((settings["X60"]?.count ?? 0) < 100_000)
    #expect(settings.expanding(String(repeating: "$(", count: 10_000)).count == 20_000)
  }

  @Test("Given conditions, then those of an iPhone's simulator hold")
  func conditions() {
    let settings = BuildSettings(layers: [
      ["A": "1", "A[sdk=iphone*]": "2", "B": "1", "B[sdk=macosx*]": "2", "C[sdk=iphonesimulator*][arch=arm64]": "3"]
    ])
    #expect(settings["A"] == "2")
    #expect(settings["B"] == "1")
    #expect(settings["C"] == "3")
  }

  @Test("Given configuration files that include each other, then each setting is read once, without comments")
  func files() throws {
    let folder = try SampleFolder(
      "Sample",
      [
        "A.xcconfig": "#include \"B.xcconfig\"\n// a comment\nNAME = A // and another\nLIST[sdk=iphone*] = x = y\n",
        "B.xcconfig": "#include? \"A.xcconfig\"\r\nNAME = B\r\nOTHER = b;\r\n",
      ])
    let settings = ConfigurationFile.settings(at: folder.path + "/A.xcconfig")
    #expect(settings == ["NAME": "A", "OTHER": "b", "LIST[sdk=iphone*]": "x = y"])
    #expect(ConfigurationFile.settings(at: folder.path + "/none.xcconfig").isEmpty)
  }
}
