import AppBench
import Foundation
import Testing
import UIKit

@Suite("Looks and touches")
@MainActor struct LooksTests {
  /// A view that adds what it shows when it is drawn.
  final class Late: UIView {
    let calls: Calls

    init(_ calls: Calls) {
      self.calls = calls
      super.init(frame: .zero)
      accessibilityIdentifier = "late"
    }

    required init?(coder: NSCoder) { nil }

    func draw(_ rect: CGRect) {
      calls.add("draws \(Int(rect.width))")
      let label = UILabel()
      label.text = "Drawn"
      addSubview(label)
    }

    func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { calls.add("began \(touches.count)") }
    func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { calls.add("ended") }
  }

  final class Screen: UIViewController {
    let calls: Calls

    init(_ calls: Calls) {
      self.calls = calls
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(Late(calls))
      let heart = UIButton(type: .custom)
      heart.setImage(UIImage(systemName: "heart"), for: .normal)
      heart.setImage(UIImage(systemName: "heart.fill"), for: .selected)
      heart.setTitleColor(.systemRed, for: .normal)
      heart.titleLabel?.font = .boldSystemFont(ofSize: 12)
      heart.addAction(UIAction { [unowned heart] _ in heart.isSelected.toggle() }, for: .touchUpInside)
      view.addSubview(heart)
    }

    func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { calls.add("screen began") }
  }

  /// Registers what UIKit asks for, as adapted sources do.
  init() {
    ClassTable.register(Late.self, action: "draw:") { $0.draw(try ClassTable.argument(0, of: $1)) }
    ClassTable.register(Late.self, action: "touchesBegan:with:") {
      $0.touchesBegan(try ClassTable.argument(0, of: $1), with: try ClassTable.argument(1, of: $1))
    }
    ClassTable.register(Late.self, action: "touchesEnded:with:") {
      $0.touchesEnded(try ClassTable.argument(0, of: $1), with: try ClassTable.argument(1, of: $1))
    }
    ClassTable.register(Screen.self, action: "touchesBegan:with:") {
      $0.touchesBegan(try ClassTable.argument(0, of: $1), with: try ClassTable.argument(1, of: $1))
    }
  }

  @Test("A view of the app is drawn once, when it is shown")
  func drawing() throws {
    let calls = Calls()
    let app = try CodeApp.running { Screen(calls) }
    try app.perform(lines: "expect Drawn\nscreen\nexpect Drawn")
    #expect(calls.taken() == ["draws 320"])
  }

  @Test("A touch reaches a view and its controller")
  func touches() throws {
    let calls = Calls()
    let app = try CodeApp.running { Screen(calls) }
    _ = calls.taken()
    try app.perform(lines: "touch late")
    #expect(calls.taken() == ["began 1", "screen began", "ended"])
    #expect(throws: AppFailure("\"nothing\" is not in sight")) { try app.perform(lines: "touch nothing") }
  }

  @Test("A button with an image alone is found by the image's name, that of its state")
  func images() throws {
    let app = try CodeApp.running { Screen(Calls()) }
    try app.perform(lines: "tap heart\ntap heart.fill\ntap heart")
    #expect(throws: AppFailure.self) { try app.perform(lines: "tap heart") }
  }
}
