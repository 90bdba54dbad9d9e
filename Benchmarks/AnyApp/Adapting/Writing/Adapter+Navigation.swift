extension Adapter {
  /// True for the first word of an initialiser that overrides that of a navigation controller with a root, or calls it.
  ///
  /// UIKit's can be overridden; that of the core is a convenience, which subclasses can neither override nor call.
  func isRootInitialiser(at index: Int) -> Bool {
    guard let start = startOfRootInitialiser(at: index), word(start + 1) == "(",
      word(start + 2) == "rootViewController",
      let type = file.type(at: file.tokens[index].offset)
    else { return false }
    let (classes, root) = module.ancestry(of: type)
    // A class of the app's own may have made it one that can be overridden.
    return root == "UINavigationController"
      && !classes.dropFirst().contains { above in
        above.members.contains { $0.kind == .initialiser && $0.parameters.map(\.label) == ["rootViewController"] }
      }
  }

  /// Declares the initialiser anew, and has the call make the stack.
  mutating func adaptRootInitialiser(at index: Int) {
    let (token, note) = (file.tokens[index], "init(rootViewController:) is not the core's: the stack is set")
    if token.text == "override" { return draft.remove(token.offset..<token.end, line: token.line, note) }
    guard word(index + 5) == ":", let end = file.brackets.end(of: index + 3) else { return }
    let (head, bracket) = (token.offset..<file.tokens[index + 5].end, file.tokens[end])
    let ends = String(String.UnicodeScalarView(file.scalars[head].filter(\.isLineEnd)))
    let text = "super.init(nibName: nil, bundle: nil); setViewControllers([" + ends
    draft.replace(head, with: text, line: token.line, note)
    draft.replace(bracket.offset..<bracket.end, with: "], animated: false)", line: token.line, note)
  }

  private func startOfRootInitialiser(at index: Int) -> Int? {
    if word(index) == "super", word(index + 1) == ".", word(index + 2) == "init" { return index + 2 }
    guard word(index) == "override" else { return nil }
    var place = index + 1
    while Scanner.modifiers.contains(word(place)) { place += 1 }
    return word(place) == "init" ? place : nil
  }
}
