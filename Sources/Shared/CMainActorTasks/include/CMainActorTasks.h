/// Functions that hold the jobs of this thread's tasks until a turn runs them; see MainActorTasks.swift.
#pragma once
#include <stdbool.h>
#include <stddef.h>

/// A reference to a serial executor, as the runtime passes it: Swift's `UnownedSerialExecutor`.
typedef struct {
  const void *identity;
  const void *implementation;
} main_actor_executor;

/// True if jobs can be held here.
bool main_actor_is_available(void);
/// Sets the main actor's executor for the time in which jobs are held.
void main_actor_set_executor(main_actor_executor own);
/// Holds this thread's jobs for any executor from now on; the main actor's executor has been set. Calls nest.
void main_actor_begin(void);
/// Holds a main actor's job if this thread holds jobs; otherwise passes it to the runtime's main executor.
void main_actor_enqueue(void *job);
/// True if a held job waits for a turn.
bool main_actor_has_jobs(void);
/// Runs the held jobs in order of arrival, and the jobs that these enqueue. Does nothing if it is running them already.
void main_actor_run_jobs(void);
/// The number of tasks that have left the main actor while this thread held jobs, and have not come back. They sleep, yield or
/// wait for something else; nobody waits for them.
size_t main_actor_away(void);
/// Forgets the tasks that are away.
void main_actor_forget_away(void);
/// Ends what ``main_actor_begin`` began. After the outermost end jobs go to the runtime's executors again.
void main_actor_end(void);
