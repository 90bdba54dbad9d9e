#include "CMainActorTasks.h"
#include <stdlib.h>

#if (defined(__linux__) || defined(__APPLE__)) && !defined(PORTABLE)

#define SWIFT __attribute__((swiftcall))
#ifdef __APPLE__
// Systems before iOS 18.4 and macOS 15.4 have no hook for the main actor's executor.
#define IF_THERE __attribute__((weak_import))
#else
#define IF_THERE
#endif

typedef SWIFT main_actor_executor (*GetMain)(void);
typedef SWIFT bool (*IsMain)(main_actor_executor executor);
typedef SWIFT void (*Enqueue)(void *job);
/// The concurrency runtime's hook that is called to get the main actor's executor.
extern SWIFT main_actor_executor (*swift_task_getMainExecutor_hook)(GetMain original) IF_THERE;
/// The concurrency runtime's hook that is called to tell if an executor is the main actor's.
extern SWIFT bool (*swift_task_isMainExecutor_hook)(main_actor_executor executor, IsMain original) IF_THERE;
/// The concurrency runtime's hook that is called to give a job to the pool of threads.
extern SWIFT void (*swift_task_enqueueGlobal_hook)(void *job, Enqueue original);
extern SWIFT main_actor_executor swift_task_getMainExecutor(void);
extern SWIFT void swift_task_enqueueMainExecutor(void *job);
extern SWIFT void swift_job_run(void *job, main_actor_executor executor);
extern SWIFT void *swift_task_getCurrent(void);

typedef struct {
  void *work;
  main_actor_executor executor;
} Job;

static main_actor_executor main_executor, system_executor;
// Thread-local: all threads call the hooks, and only one of them holds jobs.
static _Thread_local size_t depth;
static _Thread_local bool is_running;
static _Thread_local Job *jobs;
static _Thread_local size_t first, count, capacity;
// The first of the tasks that are away, which are compared and not used: one that comes back is forgotten.
static _Thread_local void *away[64];
static _Thread_local size_t away_count;

static void hold(void *work, main_actor_executor executor) {
  if (count == capacity) {
    size_t wanted = capacity ? 2 * capacity : 1024;
    Job *larger = realloc(jobs, wanted * sizeof *jobs);
    if (!larger) abort();
    jobs = larger;
    capacity = wanted;
  }
  jobs[count++] = (Job){work, executor};
}

static SWIFT main_actor_executor get_main(GetMain original) {
  return depth ? main_executor : original();
}

/// Code that runs while jobs are held runs on the main actor, whose executor it was called with. The runtime's own answer, which
/// retains and releases that executor, is not needed for it.
static SWIFT bool is_main(main_actor_executor executor, IsMain original) {
  if (depth && (executor.identity == main_executor.identity || executor.identity == system_executor.identity)) return true;
  return original(executor);
}

/// Notes that a task leaves the main actor.
static void leave(void *task) {
  if (away_count < sizeof away / sizeof *away) away[away_count++] = task;
}

/// Notes that a task is on the main actor again.
static void come_back(void *task) {
  for (size_t i = 0; i < away_count; i++) {
    if (away[i] == task) away[i--] = away[--away_count];
  }
}

static SWIFT void enqueue_global(void *job, Enqueue original) {
  if (!depth) return original(job);
  // A task that leaves is no longer the current one; one that starts another is.
  if (is_running && !swift_task_getCurrent()) leave(job);
  hold(job, (main_actor_executor){NULL, NULL});
}

void main_actor_enqueue(void *job) {
  if (depth) {
    come_back(job);
    hold(job, main_executor);
  } else {
    swift_task_enqueueMainExecutor(job);
  }
}

/// Sets the hooks for good, before any other thread exists that could call them.
__attribute__((constructor)) static void set_hooks(void) {
  if (!main_actor_is_available()) return;
  swift_task_getMainExecutor_hook = get_main;
  swift_task_isMainExecutor_hook = is_main;
  swift_task_enqueueGlobal_hook = enqueue_global;
}

bool main_actor_is_available(void) {
#ifdef __APPLE__
  return &swift_task_getMainExecutor_hook != NULL && &swift_task_isMainExecutor_hook != NULL;
#else
  return true;
#endif
}

void main_actor_set_executor(main_actor_executor own) {
  system_executor = swift_task_getMainExecutor();
  main_executor = own;
}

void main_actor_begin(void) { depth++; }

bool main_actor_has_jobs(void) { return first < count; }

void main_actor_run_jobs(void) {
  if (is_running) return;
  is_running = true;
  while (first < count) {
    Job job = jobs[first++];
    swift_job_run(job.work, job.executor);
  }
  first = count = 0;
  is_running = false;
}

size_t main_actor_away(void) { return away_count; }

void main_actor_forget_away(void) { away_count = 0; }

void main_actor_end(void) { depth--; }
#else
// Not tried on other systems. Nothing is held there.
bool main_actor_is_available(void) { return false; }
void main_actor_set_executor(main_actor_executor own) {}
void main_actor_begin(void) {}
void main_actor_enqueue(void *job) { abort(); }
bool main_actor_has_jobs(void) { return false; }
void main_actor_run_jobs(void) {}
size_t main_actor_away(void) { return 0; }
void main_actor_forget_away(void) {}
void main_actor_end(void) {}
#endif
