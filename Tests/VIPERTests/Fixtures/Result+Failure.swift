extension Result {
  /// The reason why there is no value; `nil` if there is one.
  var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}
