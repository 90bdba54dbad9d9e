#include "CMainTurn.h"
#include <stdlib.h>

#if defined(__linux__) && !defined(PORTABLE)

#define SWIFT __attribute__((swiftcall))

typedef SWIFT main_turn_executor (*GetMain)(void);
typedef SWIFT void (*Enqueue)(void *job);
/// The concurrency runtime's hook that is called to get the main actor's executor.
extern SWIFT main_turn_executor (*swift_task_getMainExecutor_hook)(GetMain original);
/// The concurrency runtime's hook that is called to give a job to the pool of threads.
extern SWIFT void (*swift_task_enqueueGlobal_hook)(void *job, Enqueue original);
extern SWIFT void swift_task_enqueueMainExecutor(void *job);
extern SWIFT void swift_job_run(void *job, main_turn_executor executor);

typedef struct {
  void *work;
  main_turn_executor executor;
} Job;

// Thread-local: all threads call the hooks, and only one of them is in a turn.
static _Thread_local bool is_here;
static main_turn_executor main_executor;
static Job *jobs;
static size_t first, count, capacity;

static void wait_here(void *work, main_turn_executor executor) {
  if (count == capacity) {
    size_t wanted = capacity ? 2 * capacity : 1024;
    Job *larger = realloc(jobs, wanted * sizeof *jobs);
    if (!larger) abort();
    jobs = larger;
    capacity = wanted;
  }
  jobs[count++] = (Job){work, executor};
}

static SWIFT main_turn_executor get_main(GetMain original) {
  return is_here ? main_executor : original();
}

static SWIFT void enqueue_global(void *job, Enqueue original) {
  if (is_here) {
    wait_here(job, (main_turn_executor){NULL, NULL});
  } else {
    original(job);
  }
}

void main_turn_enqueue(void *job) {
  if (is_here) {
    wait_here(job, main_executor);
  } else {
    swift_task_enqueueMainExecutor(job);
  }
}

/// Sets the hooks for good, before any other thread exists that could call them.
__attribute__((constructor)) static void set_hooks(void) {
  swift_task_getMainExecutor_hook = get_main;
  swift_task_enqueueGlobal_hook = enqueue_global;
}

bool main_turn_is_available(void) { return true; }

void main_turn_begin(main_turn_executor own) {
  if (is_here) abort();
  main_executor = own;
  is_here = true;
}

void main_turn_drain(void) {
  while (first < count) {
    Job job = jobs[first++];
    swift_job_run(job.work, job.executor);
  }
  first = count = 0;
}

void main_turn_end(void) {
  is_here = false;
}
#else
// Not tried on other systems. Nothing begins a turn there.
bool main_turn_is_available(void) { return false; }
void main_turn_begin(main_turn_executor own) { abort(); }
void main_turn_enqueue(void *job) {}
void main_turn_drain(void) {}
void main_turn_end(void) {}
#endif
