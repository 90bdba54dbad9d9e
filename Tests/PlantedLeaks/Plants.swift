/// Makes an owner and its owned object, one after the other.
@_optimize(none)
@inline(never)
private func made<Owner, Owned>(
  _ order: PlantedLeak.Order,
  owner: @autoclosure () -> Owner,
  owned: @autoclosure () -> Owned
) -> (Owner, Owned) {
  switch order {
  case .ownerFirst:
    let owner = owner()
    return (owner, owned())
  case .ownedFirst:
    let owned = owned()
    return (owner(), owned)
  }
}

@_optimize(none)
@inline(never)
func plantField(_ leaks: Bool, _ order: PlantedLeak.Order, _ seed: Int) -> Screen {
  let (screen, presenter) = made(order, owner: Screen(seed), owned: Presenter())
  screen.presenter = presenter
  presenter.screen = leaks ? screen : nil
  return screen
}

@_optimize(none)
@inline(never)
func plantClosure(_ leaks: Bool, _ seed: Int) -> Screen {
  let screen = Screen(seed)
  if leaks {
    screen.onTap = { screen.number + 1 }
  } else {
    // Weak: the screen keeps the closure.
    screen.onTap = { [weak screen] in (screen?.number ?? 0) + 1 }
  }
  return screen
}

@_optimize(none)
@inline(never)
func plantMethod(_ leaks: Bool, _ seed: Int) -> Screen {
  let screen = Screen(seed)
  if leaks {
    screen.listen()
  } else {
    // Weak: the screen keeps the closure.
    screen.onTap = { [weak screen] in screen?.next() ?? 0 }
  }
  return screen
}

@_optimize(none)
@inline(never)
func plantCaptures(_ leaks: Bool, _ order: PlantedLeak.Order, _ seed: Int) -> Screen {
  let (screen, presenter) = made(order, owner: Screen(seed), owned: Presenter())
  let name = screen.title
  if leaks {
    // Weak: the presenter is not part of the leak, though the closure knows it.
    presenter.screen = screen
    screen.onTap = { [weak presenter, unowned parent = screen] in
      name.utf8.count + (presenter == nil ? parent.number : screen.number)
    }
  } else {
    // Unowned: the screen keeps the closure.
    screen.onTap = { [weak presenter, unowned screen] in name.utf8.count + (presenter == nil ? 0 : screen.number) }
  }
  return screen
}

@_optimize(none)
@inline(never)
func plantArray(_ leaks: Bool, _ order: PlantedLeak.Order, _ seed: Int) -> Screen {
  let (screen, children) = made(order, owner: Screen(seed), owned: (0..<3).map { _ in Child() })
  for child in children { child.enter(screen, owned: leaks) }
  screen.children = children
  return screen
}

@_optimize(none)
@inline(never)
func plantDictionary(_ leaks: Bool, _ order: PlantedLeak.Order, _ seed: Int) -> Screen {
  let (screen, children) = made(order, owner: Screen(seed), owned: ["list": Child(), "finder": Child()])
  for child in children.values { child.enter(screen, owned: leaks) }
  screen.childrenByName = children
  return screen
}

@_optimize(none)
@inline(never)
func plantBox(_ leaks: Bool, _ order: PlantedLeak.Order, _ seed: Int) -> Screen {
  var shared: Screen?
  let early = order == .ownerFirst ? Screen(seed) : nil
  let onTap = {
    let number = shared?.number ?? 0
    shared?.number = number + 1
    return number
  }
  let screen = early ?? Screen(seed)
  screen.onTap = onTap
  shared = leaks ? screen : nil
  return screen
}

@_optimize(none)
@inline(never)
func plantExistential(_ leaks: Bool, _ order: PlantedLeak.Order, _ seed: Int) -> Screen {
  let (screen, delegate) = made(order, owner: Screen(seed), owned: Delegate())
  delegate.screen = leaks ? screen : nil
  screen.delegate = delegate
  return screen
}

@_optimize(none)
@inline(never)
func plantExistentialBox(_ leaks: Bool, _ seed: Int) -> Screen {
  let screen = Screen(seed)
  screen.style = WideStyle(width: seed, screen: leaks ? screen : nil)
  return screen
}

@_optimize(none)
@inline(never)
func plantGeneric(_ leaks: Bool, _ order: PlantedLeak.Order, _ seed: Int) -> Screen {
  let (screen, holder) = made(order, owner: Screen(seed), owned: Holder<Screen>(nil))
  holder.value = leaks ? screen : nil
  screen.holder = holder
  return screen
}

@_optimize(none)
@inline(never)
func plantEnumeration(_ leaks: Bool, _ order: PlantedLeak.Order, _ seed: Int) -> Screen {
  let (screen, child) = made(order, owner: Screen(seed), owned: Child())
  child.enter(screen, owned: leaks)
  screen.state = .loaded(child, count: seed)
  return screen
}

@MainActor
@_optimize(none)
@inline(never)
func plantGlobal(_ leaks: Bool, _ seed: Int) -> Screen {
  let screen = Screen(seed)
  Registry.shared.screens.append(screen)
  if !leaks { Registry.shared.screens.removeAll() }
  return screen
}

@MainActor
@_optimize(none)
@inline(never)
func plantObserver(_ leaks: Bool, _ seed: Int) -> Screen {
  let screen = Screen(seed)
  if leaks {
    screen.observation = Registry.shared.observe { screen.number }
  } else {
    // Weak: the registry keeps the closure for as long as the screen keeps the observation.
    screen.observation = Registry.shared.observe { [weak screen] in screen?.number ?? 0 }
  }
  return screen
}
