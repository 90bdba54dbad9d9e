/// Notifies its dependents of changes, and knows nothing else of them: Smalltalk's class of this name.
class Model {
  private var dependents: [Reference] = []

  init() {}

  func addDependent(_ dependent: any Dependent) {
    dependents.append(Reference(dependent: dependent))
  }

  /// Notifies the dependents; subclasses call it after a change.
  final func changed() {
    for reference in dependents { reference.dependent?.modelChanged() }
  }

  private struct Reference {
    /// Weak: a view holds its model.
    weak var dependent: (any Dependent)?
  }
}
