#include "page.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// Compiling the same bytes as arrays of Swift took an eighth of the compiler's time in a release build.
static const unsigned char html[] = {
#embed "page.html" suffix(, 0)
};

static const unsigned char style[] = {
#embed "style.css" suffix(, 0)
};

// In the order of their dependencies, each with a newline at its end.
static const unsigned char script[] = {
#embed "data.js" suffix(, )
#embed "elements.js" suffix(, )
#embed "state.js" suffix(, )
#embed "pieces.js" suffix(, )
#embed "figures-table.js" suffix(, )
#embed "glance.js" suffix(, )
#embed "choose.js" suffix(, )
#embed "changes.js" suffix(, )
#embed "plots.js" suffix(, )
#embed "times.js" suffix(, )
#embed "scatter.js" suffix(, )
#embed "growth.js" suffix(, )
#embed "machines.js" suffix(, )
#embed "swift.js" suffix(, )
#embed "code.js" suffix(, )
#embed "tests.js" suffix(, )
#embed "flow.js" suffix(, )
#embed "ownership.js" suffix(, )
#embed "memory.js" suffix(, )
#embed "claims.js" suffix(, )
#embed "arguments.js" suffix(, )
#embed "method.js" suffix(, )
#embed "main.js" suffix(, )
    0,
};

const char *reportPageHTML(void) { return (const char *)html; }
const char *reportPageStyle(void) { return (const char *)style; }
const char *reportPageScript(void) { return (const char *)script; }
