/// Functions that replace the executors of this thread's tasks for the length of a turn; see MainTurn.swift.
#pragma once
#include <stdbool.h>

/// A reference to a serial executor, as the runtime passes it: Swift's `UnownedSerialExecutor`.
typedef struct {
  const void *identity;
  const void *implementation;
} main_turn_executor;

/// True if a turn can be made here.
bool main_turn_is_available(void);
/// Begins a turn: `own` is the main actor's executor for this thread, and this thread's jobs for any executor wait.
/// Turns do not nest: calls `abort` if one is under way.
void main_turn_begin(main_turn_executor own);
/// Queues a main actor's job during this thread's turn; otherwise passes it to the runtime's main executor.
void main_turn_enqueue(void *job);
/// Runs the waiting jobs in order of arrival, and the jobs that these enqueue.
void main_turn_drain(void);
/// Ends the turn: jobs go to the runtime's executors again.
void main_turn_end(void);
