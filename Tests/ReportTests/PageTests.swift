import TestSupport
import Testing

/// The page in a browser: one test after the other, as browsers beside each other would be slow to draw.
@Suite(.serialized, .enabled(if: Browser.isThere, "no chromium-driver is installed"), .long())
struct PageTests {}
