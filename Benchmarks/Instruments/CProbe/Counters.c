#include "Counters.h"

__thread bool is_counting;
__thread bool is_hidden;
__thread probe_counts counts;

bool probe_is_supported(void) {
#if defined(__linux__) && defined(__x86_64__) && !defined(PORTABLE)
  return true;
#else
  return false;
#endif
}

void probe_start(void) {
  counts = (probe_counts){0};
  is_counting = true;
}

probe_counts probe_stop(void) {
  is_counting = false;
  return counts;
}

void probe_hide(bool hidden) { is_hidden = hidden; }
