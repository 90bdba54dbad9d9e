import Synchronization

// Foundation has observers by the name of a method only where there is Objective-C.

extension NotificationCenter {
  /// Calls a method of an observer by its name whenever a notification is posted. The observer is not held.
  ///
  /// Posted elsewhere than on the main queue, it arrives in a later turn of the main queue.
  public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
    let target = TargetAction(target: observer as AnyObject, action: selector)
    let place = Observers.add(observer as AnyObject, name)
    _ = addObserver(forName: name, object: object, queue: nil) { notification in
      // It is read where it is posted, or afterwards, never at once.
      nonisolated(unsafe) let notification = notification
      let send = { @MainActor @Sendable in if !Observers.isRemoved(place) { target.send(notification) } }
      if Observers.isOnMain { MainActor.assumeIsolated(send) } else { DispatchQueue.main.async(execute: send) }
    }
  }

  /// Tells an observer of no notification any more.
  public nonisolated func removeObserver(_ observer: AnyObject) {
    Observers.remove(observer, nil)
    removeObserver(observer as Any)
  }

  /// Tells an observer of the notifications of a name no more.
  public nonisolated func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
    Observers.remove(observer, name)
    removeObserver(observer as Any, name: name, object: object)
  }
}

/// The observers by name that have been removed; an app's objects also remove themselves when they are freed, which is on
/// any thread.
nonisolated private enum Observers {
  private struct Table {
    var count = 0
    var places: [ObjectIdentifier: [(name: NSNotification.Name?, place: Int)]] = [:]
    var removed: Set<Int> = []
  }

  private static let table = Mutex(Table())
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// True on the main queue, which is not always the main thread's.
  static var isOnMain: Bool { DispatchQueue.getSpecific(key: mark) == true }

  static func add(_ observer: AnyObject, _ name: NSNotification.Name?) -> Int {
    let id = ObjectIdentifier(observer)
    return table.withLock { table in
      table.count += 1
      table.places[id, default: []].append((name, table.count))
      return table.count
    }
  }

  static func remove(_ observer: AnyObject, _ name: NSNotification.Name?) {
    let id = ObjectIdentifier(observer)
    table.withLock { table in
      let places = table.places[id] ?? []
      table.removed.formUnion(places.filter { name == nil || $0.name == name }.map(\.place))
      table.places[id] = name == nil ? nil : places.filter { $0.name != name }
    }
  }

  static func isRemoved(_ place: Int) -> Bool { table.withLock { $0.removed.contains(place) } }
}

extension TargetAction {
  /// Calls the method with a notification.
  fileprivate func send(_ notification: Notification) {
    guard let target else { return }
    do {
      try ClassTable.perform(action.description, on: target, with: [notification])
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
