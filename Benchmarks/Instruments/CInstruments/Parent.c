#include "CParent.h"

#if defined(__linux__) && !defined(PORTABLE)
#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

void instruments_end_with_parent(int32_t parent) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // If the parent has ended before the call above, no signal comes.
  if (getppid() != parent) _exit(1);
}

void instruments_adopt_orphans(void) { prctl(PR_SET_CHILD_SUBREAPER, 1); }
#else
void instruments_end_with_parent(int32_t parent) { (void)parent; }

void instruments_adopt_orphans(void) {}
#endif
