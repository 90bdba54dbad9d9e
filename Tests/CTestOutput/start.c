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

/// Tells a run of Swift Testing from a list of tests, a run of XCTest and the process of an exit test.
static bool isTestRun(int count, char **arguments) {
  bool runs = false;
  for (int index = 1; index < count; index++) {
    if (strcmp(arguments[index], "--list-tests") == 0) return false;
    runs = runs || strcmp(arguments[index], "swift-testing") == 0;
  }
  return runs && getenv("SWT_EXIT_TEST_ID") == NULL;
}

__attribute__((constructor)) static void start(int count, char **arguments) {
  int ends[2];
  if (!isTestRun(count, arguments) || pipe2(ends, O_CLOEXEC) != 0) return;
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
    relayTestOutput(ends[0], STDERR_FILENO);
    _exit(0);
  default:
    dup2(ends[1], STDOUT_FILENO);
    dup2(ends[1], STDERR_FILENO);
    close(ends[0]);
    close(ends[1]);
  }
}
#endif
