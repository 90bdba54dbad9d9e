// Swift Testing's overlay of UIKit, which the compiler imports wherever both are: it has nothing here, as images are not
// drawn and cannot be attached.
