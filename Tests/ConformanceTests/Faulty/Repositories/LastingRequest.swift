import Users

/// A request that its own answer holds, so that nobody else has to.
@MainActor final class LastingRequest {
  var underWay: AnyCancellable?
}
