import AdaptingRuntime
import AppBench
import Foundation
import Testing
import UIKit

@Suite("Layers, lines and animations")
@MainActor struct LayerTests {
  private let calls = Calls()

  final class Told: CAAnimationDelegate {
    let calls: Calls

    init(_ calls: Calls) { self.calls = calls }

    func animationDidStart(_ animation: CAAnimation) { calls.add("started") }
    func animationDidStop(_ animation: CAAnimation, finished: Bool) { calls.add("stopped \(finished)") }
  }

  /// Runs an app of a view, and returns it.
  private func running(_ view: UIView) throws -> RunningApp {
    try CodeApp.running {
      let controller = UIViewController()
      controller.view.addSubview(view)
      return controller
    }
  }

  @Test("animate at once: the delegate and the blocks are told of the end, and what is to go has gone")
  func animations() async throws {
    let view = UIView()
    let app = try running(view)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.delegate = Told(calls)
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.add("committed") }
    view.layer.add(animation, forKey: "fade")
    CATransaction.commit()
    #expect(calls.taken() == ["started"] && view.layer.animationKeys() == ["fade"])
    try app.perform(.screen)
    await mainQueue()
    #expect(calls.taken() == ["stopped true", "committed"] && view.layer.animationKeys() == nil)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { calls.add("changed") }
    animator.addCompletion { calls.add("completed \($0)") }
    #expect(calls.taken() == [])
    animator.startAnimation()
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { calls.add("key") }
    }
    try app.perform(.screen)
    await mainQueue()
    #expect(calls.taken() == ["changed", "key", "completed end"])
  }

  @Test("are in one layer at a time, each in its place")
  func tree() {
    let (root, other, a, b) = (CALayer(), CALayer(), CAShapeLayer(), CALayer())
    root.addSublayer(a)
    root.insertSublayer(b, below: a)
    #expect(root.sublayers?.map { ObjectIdentifier($0) } == [ObjectIdentifier(b), ObjectIdentifier(a)])
    other.addSublayer(a)
    #expect(root.sublayers?.count == 1 && a.superlayer === other)
    b.removeFromSuperlayer()
    #expect(root.sublayers == nil && b.superlayer == nil)
  }

  @Test("change coordinates as Core Graphics does: the change that is named last comes first")
  func transforms() {
    let change = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(change) == CGPoint(x: 12, y: 2))
    #expect(change.concatenating(change.inverted()).isIdentity)
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-9 && abs(turned.y - 1) < 1e-9)
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 1, 0, 0)
    #expect(moved.m41 == 2 && moved.m11 == 2 && CATransform3DConcat(moved, CATransform3DIdentity) == moved)
  }

  @Test("know the bounds and the end of a line")
  func lines() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 30, y: 50))
    #expect(path.bounds == CGRect(x: 10, y: 10, width: 20, height: 40))
    path.addArc(withCenter: .zero, radius: 5, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(path.bounds.minX == -5 && path.currentPoint.x == -5)
    path.removeAllPoints()
    #expect(path.isEmpty && path.cgPath.isEmpty)
  }

  @Test("are of the class that an app's view names, and its views hear of their window")
  func overridden() throws {
    final class Faded: UIView {}
    ClassTable.register(Faded.self, action: "layerClass") { _, _ in CAGradientLayer.self }
    ClassTable.register(Faded.self, action: "didMoveToWindow") { view, _ in
      calls.add(view.window == nil ? "left" : "came")
    }
    let view = Faded()
    #expect(view.layer is CAGradientLayer && !(UIView().layer is CAGradientLayer))
    let app = try running(view)
    try app.perform(.screen)
    #expect(calls.taken() == ["came"])
    view.removeFromSuperview()
    try app.perform(.screen)
    #expect(calls.taken() == ["left"])
  }

  @Test("run what an app draws, and give a picture of it")
  func drawing() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
      context.cgContext.addRect(.zero)
      calls.add("draws")
    }
    #expect(calls.taken() == ["draws"] && picture.name == "drawing 20 × 10")
    UIGraphicsBeginImageContext(CGSize(width: 5, height: 5))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.name == "drawing 5 × 5")
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }
}
