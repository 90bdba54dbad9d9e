import TestSupport
import Testing

/// The page in a browser: one test after the other, because several browsers at once would be slow to draw.
@Suite(.serialized, .enabled(if: Browser.isThere, "no chromium-driver is installed"), .long())
struct ShownPageTests {}
