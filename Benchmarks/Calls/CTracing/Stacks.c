#include "Stacks.h"

#include "CTracing.h"
#include <stdlib.h>

#if __has_include(<execinfo.h>)
#include <execinfo.h>
#endif

enum { STACKS = 1 << 16, FRAMES = 1 << 22, DEEPEST = 1 << 10 };

/// Stacks one after the other, each from the entered function to the bottom; memory that is not used is never touched.
typedef struct {
  bool is_on, is_cut_short;
  size_t count, used;
  /// The number of frames below the recording, the same in all stacks.
  size_t below;
  size_t ends[STACKS];
  void *frames[FRAMES];
} recording;

// One per thread, as recordings of calls are.
static _Thread_local recording *own;

/// Writes the return addresses of this thread's stack, the innermost first; returns their number, 0 on platforms that
/// cannot walk a stack.
///
/// Unwinding by tables sees the runtime's functions, too, which need not maintain the chain of frames.
static size_t walk(void **frames, size_t room) {
#if __has_include(<execinfo.h>)
  return (size_t)backtrace(frames, (int)room);
#else
  (void)frames, (void)room;
  return 0;
#endif
}

/// Moves a stack's frames to its beginning, without those of the instrument and those below the recording; returns
/// their number.
static size_t trim(void **frames, size_t count, uintptr_t address, size_t below) {
  size_t first = 0;
  while (first < count && (uintptr_t)frames[first] != address) first++;
  if (count < first + below) return 0;
  size_t kept = count - first - below;
  for (size_t index = 0; index < kept; index++) frames[index] = frames[first + index];
  return kept;
}

__attribute__((noinline)) void tracing_note_stack(uintptr_t address) {
  recording *to = own;
  if (!to || !to->is_on || to->is_cut_short) return;
  if (to->count == STACKS || FRAMES - to->used < DEEPEST) {
    to->is_cut_short = true;
    return;
  }
  void **frames = to->frames + to->used;
  size_t count = walk(frames, DEEPEST);
  if (count == DEEPEST) to->is_cut_short = true;
  to->used += trim(frames, count, address, to->below);
  to->ends[to->count++] = to->used;
}

__attribute__((noinline)) bool tracing_begin_stacks(void) {
  if (!own) own = malloc(sizeof *own);
  if (!own) return false;
  own->is_cut_short = false;
  own->count = own->used = 0;
  // This function's own frame is not below the recording; its caller's is.
  size_t count = walk(own->frames, DEEPEST);
  own->below = count > 0 ? count - 1 : 0;
  own->is_on = count > 0;
  return own->is_on;
}

void tracing_end_stacks(void) {
  if (own) own->is_on = false;
}

void tracing_forget_stacks(void) {
  free(own);
  own = NULL;
}

size_t tracing_stack_count(void) { return own ? own->count : 0; }

void *const *tracing_stack_at(size_t index, size_t *count) {
  if (index >= tracing_stack_count()) abort();
  size_t begin = index == 0 ? 0 : own->ends[index - 1];
  *count = own->ends[index] - begin;
  return own->frames + begin;
}

bool tracing_stacks_are_cut_short(void) { return own && own->is_cut_short; }
