import AppBench
import FeedLineup
import Foundation

// The feed in three architectures as a program: see FeedTests.
exit(AppProgram(FeedLineup.apps).run())
