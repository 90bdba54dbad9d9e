#ifndef PAGE_H
#define PAGE_H

/// The report page's HTML, with places for style, script and data.
const char *reportPageHTML(void);
/// The page's style sheet.
const char *reportPageStyle(void);
/// The page's scripts, one after another.
const char *reportPageScript(void);

#endif
