import Users

/// A request that is held by its own answer, so that no other owner is needed.
@MainActor final class LastingRequest {
  var underWay: AnyCancellable?
}
