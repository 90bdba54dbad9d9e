// Puts a process between a test run and `swift test`: before `main`, while there is one thread, so that it can be forked.
// The process outlives the run: what was printed before a crash is not lost.
#if defined(__linux__) && !defined(PORTABLE)
#define _GNU_SOURCE
#include "CTestOutput.h"

#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/// The function that prints what a process prints: of a run of Swift Testing, or of one of XCTest, which has names of tests as
/// its only arguments; null of a list of tests and of the process of an exit test.
static void (*relayOf(int count, char **arguments))(int, int) {
  bool hasOptions = false;
  bool runs = false;
  for (int index = 1; index < count; index++) {
    if (strcmp(arguments[index], "--list-tests") == 0) return NULL;
    hasOptions = hasOptions || arguments[index][0] == '-';
    runs = runs || strcmp(arguments[index], "swift-testing") == 0;
  }
  if (getenv("SWT_EXIT_TEST_ID") != NULL) return NULL;
  if (runs) return relayTestOutput;
  // Other programs have this constructor, too, if they link the module.
  const char *ending = count > 0 ? strrchr(arguments[0], '.') : NULL;
  return !hasOptions && ending != NULL && strcmp(ending, ".xctest") == 0 ? relayXCTestOutput : NULL;
}

__attribute__((constructor)) static void start(int count, char **arguments) {
  int ends[2];
  void (*relay)(int, int) = relayOf(count, arguments);
  if (relay == NULL || pipe2(ends, O_CLOEXEC) != 0) return;
  switch (fork()) {
  case -1:
    close(ends[0]);
    close(ends[1]);
    return;
  case 0:
    // Ends with the run, whatever ends that.
    signal(SIGINT, SIG_IGN);
    signal(SIGTERM, SIG_IGN);
    signal(SIGPIPE, SIG_IGN);
    close(ends[1]);
    relay(ends[0], STDERR_FILENO);
    _exit(0);
  default:
    dup2(ends[1], STDOUT_FILENO);
    dup2(ends[1], STDERR_FILENO);
    close(ends[0]);
    close(ends[1]);
  }
}
#endif
