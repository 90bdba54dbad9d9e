@testable import VIPER

/// The finder's router, which is asked for nothing.
final class NoRouter: UserFinderRouterProtocol {}
