// Names of temporary files, for Foundation: the linker warns of the C library's function, which leaves the name free for
// another program to take. `probe.flags` sends the calls here.
#if defined(__linux__) && defined(__x86_64__) && !defined(PORTABLE)
#define _GNU_SOURCE
#include <stdlib.h>
#include <unistd.h>

char *probe_mktemp(char *pattern) {
  int file = mkstemp(pattern);
  if (file < 0) {
    pattern[0] = '\0';
    return pattern;
  }
  close(file);
  unlink(pattern);
  return pattern;
}
#endif
