/// The executors of this thread's tasks in one's own hands, for as long as a turn lasts; see MainTurn.swift.
#pragma once

/// A reference to a serial executor, as the runtime passes it: Swift's `UnownedSerialExecutor`.
typedef struct {
  const void *identity;
  const void *implementation;
} main_turn_executor;

/// From now on, `own` is the main actor's executor for this thread, and this thread's jobs for any executor wait here. Turns do not
/// nest: the process ends if one is under way.
void main_turn_begin(main_turn_executor own);
/// Has a job for the main actor wait its turn; a job from elsewhere goes to the main queue.
void main_turn_enqueue(void *job);
/// Runs the jobs that wait, in the order in which they came, and those that follow from them.
void main_turn_drain(void);
/// From now on, everything goes where it went before.
void main_turn_end(void);
