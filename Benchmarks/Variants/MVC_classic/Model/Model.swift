/// Tells those who depend on it that it has changed, and knows nothing else of them: Smalltalk's class of this name.
class Model {
  private var dependents: [Reference] = []

  init() {}

  func addDependent(_ dependent: any Dependent) {
    dependents.append(Reference(dependent: dependent))
  }

  /// Subclasses call it after a change.
  final func changed() {
    for reference in dependents { reference.dependent?.modelChanged() }
  }

  private struct Reference {
    /// Weak: a view holds its model.
    weak var dependent: (any Dependent)?
  }
}
