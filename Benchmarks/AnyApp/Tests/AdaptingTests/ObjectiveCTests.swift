import Foundation
import Testing

@testable import Adapting

@Suite("Objective-C's help for an app's classes")
struct ObjectiveCTests {
  @Test("An extension's overriding methods are moved into the class in its file, with their lines")
  func overrides() throws {
    let text = """
      class A: UITableViewController {
        func own() {}
      }
      extension A {
        func other() {}
        // The rows.
        @objc override func show(_ x: Any) {
          f(#selector(own))
        }
        override var isOn: Bool { true }
      }
      """
    let file = try adapt(text)
    let expected = """
      class A: UITableViewController {
        func own() {}

      #sourceLocation(file: "View.swift", line: 7)
      override func show(_ x: Any) {
          f(Selector("own"))
        }
      #sourceLocation(file: "View.swift", line: 3)

      #sourceLocation(file: "View.swift", line: 10)
      override var isOn: Bool { true }
      #sourceLocation(file: "View.swift", line: 3)
      }
      extension A {
        func other() {}
        // The rows.
      """
    #expect(file.lines.hasPrefix(expected), "\(file.lines)")
    #expect(file.lines.hasSuffix("  // The rows.\n  \n\n\n  \n}\n"), "\(file.lines)")
  }

  @Test("Other members stay: of a class elsewhere, inside of a condition, of a local class")
  func stay() throws {
    let text = """
      class A: UIView {}
      extension A {
        #if DEBUG
        override func a() {}
        #endif
        func b() { class C: UIView { override func c() {} } }
      }
      extension D { override func d() {} }
      """
    #expect(try adapt(text, beside: "class D: UIView {}").lines == text + "\n")
  }

  @Test("Methods that a protocol requires are registered if their names are made of text")
  func routers() throws {
    let router = """
      @objc protocol Routing { func routeToItem(segue: UIStoryboardSegue?) }
      class Router: NSObject, Routing {
        func routeToItem(segue: UIStoryboardSegue?) {}
        func other(segue: UIStoryboardSegue?) {}
      }
      """
    #expect(try adapt(router).registered.isEmpty)
    #expect(try adapt(router, beside: "let a = Selector(\"b\")").registered == ["routeToItemWithSegue:"])
    #expect(try adapt(router, beside: "let a = NSSelectorFromString(b)").registered == ["routeToItemWithSegue:"])
  }

  @Test("A bridging header that imports UIKit gives it to each file")
  func bridged() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "bridged-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let list = SourceList(of: [folder])
    let header = folder.appending(path: "Shop-Bridging-Header.h")
    for (text, isBridged) in [
      ("// UIKit", false), ("#import <Maps/Maps.h>", false), ("@import UIKit;", true),
      ("#import <UIKit/UIKit.h>", true),
    ] {
      try Data("\(text)\n".utf8).write(to: header)
      #expect(try list.isBridged == isBridged)
      let file = try ScannedFile(path: "A.swift", text: "func f() {}\n")
      let module = try AdaptedModule(Module(name: "App", files: [file], isBridged: isBridged))
      #expect(module.files[0].text.contains("import UIKit") == isBridged)
    }
  }
}
