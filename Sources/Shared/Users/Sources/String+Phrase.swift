extension String {
  /// The text without a full stop at its end, to stand within a sentence.
  var phrase: String {
    hasSuffix(".") ? String(dropLast()) : self
  }
}
