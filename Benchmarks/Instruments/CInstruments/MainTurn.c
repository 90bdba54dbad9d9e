#include "CMainTurn.h"
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>

typedef __attribute__((swiftcall)) void (*Enqueue)(void *job);
/// Where the concurrency runtime looks before it hands a job to the main queue.
extern __attribute__((swiftcall)) void (*swift_task_enqueueMainExecutor_hook)(void *job, Enqueue original);

static pthread_t turning;
static void **jobs;
static size_t first, count, capacity;

static __attribute__((swiftcall)) void enqueue(void *job, Enqueue original) {
  // Others' jobs must not run within this thread's turn.
  if (!pthread_equal(pthread_self(), turning)) {
    original(job);
    return;
  }
  if (count == capacity) {
    size_t wanted = capacity ? 2 * capacity : 64;
    void **larger = realloc(jobs, wanted * sizeof *jobs);
    if (!larger) abort();
    jobs = larger;
    capacity = wanted;
  }
  jobs[count++] = job;
}

void main_turn_begin(void) {
  first = count = 0;
  turning = pthread_self();
  swift_task_enqueueMainExecutor_hook = enqueue;
}

void *main_turn_next(void) {
  return first < count ? jobs[first++] : NULL;
}

void main_turn_end(void) {
  swift_task_enqueueMainExecutor_hook = NULL;
}
