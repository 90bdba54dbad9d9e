import HeadlessUIKit
import UIKit

/// The controllers that have been on the screen, held by nobody here: those that are gone from it should be freed.
@MainActor struct SeenControllers {
  private struct Seen {
    // Weak: the question is who else holds it.
    weak var controller: UIViewController?
  }

  private var seen: [ObjectIdentifier: Seen] = [:]

  /// Notes the controllers that are in a window.
  mutating func note(_ window: UIWindow?) {
    for controller in Self.controllers(below: window?.rootViewController) {
      seen[ObjectIdentifier(controller)] = Seen(controller: controller)
    }
  }

  /// The types of the controllers that are alive and in no window, with their numbers, in the order of names.
  func left(by window: UIWindow?) -> [String] {
    let there = Set(Self.controllers(below: window?.rootViewController).map { ObjectIdentifier($0) })
    let gone = seen.values.compactMap(\.controller).filter { !there.contains(ObjectIdentifier($0)) }
    let counts = Dictionary(grouping: gone) { "\(type(of: $0))" }.mapValues(\.count)
    return counts.sorted { $0.key < $1.key }.map { "\($0.value) × \($0.key)" }
  }

  private static func controllers(below controller: UIViewController?) -> [UIViewController] {
    guard let controller else { return [] }
    let presented = controller.presentedViewController.flatMap { $0.presentingViewController === controller ? $0 : nil }
    return [controller] + controller.children.flatMap { controllers(below: $0) } + controllers(below: presented)
  }
}
