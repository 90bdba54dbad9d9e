@_optimize(none)
@inline(never)
func plantField(_ leaks: Bool, _ seed: Int) -> Int {
  let screen = Screen(seed)
  let presenter = Presenter()
  screen.presenter = presenter
  presenter.screen = leaks ? screen : nil
  return screen.title.utf8.count
}

@_optimize(none)
@inline(never)
func plantClosure(_ leaks: Bool, _ seed: Int) -> Int {
  let screen = Screen(seed)
  if leaks {
    screen.onTap = { screen.number + 1 }
  } else {
    // Weak: the screen keeps the closure.
    screen.onTap = { [weak screen] in (screen?.number ?? 0) + 1 }
  }
  return screen.onTap?() ?? 0
}

@_optimize(none)
@inline(never)
func plantCaptures(_ leaks: Bool, _ seed: Int) -> Int {
  let screen = Screen(seed)
  let presenter = Presenter()
  let name = screen.title
  if leaks {
    // Weak: the presenter is no part of the leak, though the closure knows it.
    presenter.screen = screen
    screen.onTap = { [weak presenter, unowned parent = screen] in
      name.utf8.count + (presenter == nil ? parent.number : screen.number)
    }
  } else {
    // Unowned: the screen keeps the closure.
    screen.onTap = { [weak presenter, unowned screen] in name.utf8.count + (presenter == nil ? 0 : screen.number) }
  }
  return screen.onTap?() ?? 0
}

@_optimize(none)
@inline(never)
func plantArray(_ leaks: Bool, _ seed: Int) -> Int {
  let screen = Screen(seed)
  screen.children = (0..<3).map { _ in Child(owner: leaks ? screen : nil, maker: screen) }
  return screen.children.count
}

@_optimize(none)
@inline(never)
func plantDictionary(_ leaks: Bool, _ seed: Int) -> Int {
  let screen = Screen(seed)
  for name in ["list", "finder"] {
    screen.childrenByName[name] = Child(owner: leaks ? screen : nil, maker: screen)
  }
  return screen.childrenByName.count
}

@_optimize(none)
@inline(never)
func plantBox(_ leaks: Bool, _ seed: Int) -> Int {
  let screen = Screen(seed)
  var shared: Screen?
  screen.onTap = {
    let number = shared?.number ?? 0
    shared?.number = number + 1
    return number
  }
  shared = screen
  let number = screen.onTap?() ?? 0
  if !leaks { shared = nil }
  return number
}

@_optimize(none)
@inline(never)
func plantExistential(_ leaks: Bool, _ seed: Int) -> Int {
  let screen = Screen(seed)
  let delegate = Delegate()
  delegate.screen = leaks ? screen : nil
  screen.delegate = delegate
  return screen.number
}

@_optimize(none)
@inline(never)
func plantExistentialBox(_ leaks: Bool, _ seed: Int) -> Int {
  let screen = Screen(seed)
  screen.style = WideStyle(width: seed, screen: leaks ? screen : nil)
  return screen.style?.width ?? 0
}

@_optimize(none)
@inline(never)
func plantGeneric(_ leaks: Bool, _ seed: Int) -> Int {
  let screen = Screen(seed)
  screen.holder = Holder(leaks ? screen : nil)
  return screen.holder?.value?.number ?? 0
}

@_optimize(none)
@inline(never)
func plantEnumeration(_ leaks: Bool, _ seed: Int) -> Int {
  let screen = Screen(seed)
  screen.state = .loaded(Child(owner: leaks ? screen : nil, maker: screen), count: seed)
  return screen.number
}

@MainActor
@_optimize(none)
@inline(never)
func plantGlobal(_ leaks: Bool, _ seed: Int) -> Int {
  let screen = Screen(seed)
  Registry.shared.screens.append(screen)
  if !leaks { Registry.shared.screens.removeAll() }
  return Registry.shared.screens.count
}
