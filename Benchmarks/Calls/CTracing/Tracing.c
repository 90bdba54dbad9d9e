#define _GNU_SOURCE
#include "CTracing.h"
#include "Stacks.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <stdlib.h>

enum { CAPACITY = 1 << 16, DEPTH = 1 << 10, FARTHEST = 1 << 20 };

/// The frame of a function that is under way, as the x86-64 and AArch64 conventions lay it out.
typedef struct frame {
  const struct frame *caller;
  uintptr_t back;
} frame;

/// A traced function under way: where its frame lies, and what stood there when it was entered.
typedef struct {
  const frame *place;
  frame content;
} activation;

typedef struct {
  bool is_on, is_cut_short;
  size_t count, depth;
  tracing_entry entries[CAPACITY];
  activation active[DEPTH];
} recording;

static atomic_bool is_built_in;
// One per thread, so that tests may trace side by side; allocated when needed, as threads' stacks may be small.
static _Thread_local recording *own;

/// Turns AddressSanitizer off in a function: it forbids reads of other functions' frames on the stack.
#define READS_STACK __attribute__((no_sanitize("address")))

/// The frame that called this one; `NULL` where the chain breaks, as the runtime's own functions need not maintain it.
READS_STACK static const frame *caller_of(const frame *place) {
  uintptr_t distance = (uintptr_t)place->caller - (uintptr_t)place;
  return place->caller > place && distance < FARTHEST && distance % sizeof(void *) == 0 ? place->caller : NULL;
}

/// Tells if an activation is still under way when a function with its frame at `entered` is entered.
///
/// A function that has returned may have left its frame's content in place, or others may have put theirs there. So the
/// frame must be unchanged and in the chain of callers. Where that chain breaks, an unchanged frame is
/// enough.
READS_STACK static bool is_under_way(const activation *candidate, const frame *entered) {
  const frame *place = candidate->place;
  if (place <= entered) return false;
  if (place->caller != candidate->content.caller || place->back != candidate->content.back) return false;
  const frame *step = entered;
  while (step && step < place) step = caller_of(step);
  return !step || step == place;
}

/// Notes the function, if any, that the innermost activation called on the way to an entered one.
READS_STACK static void note_way(tracing_entry *entry, const frame *entered, const frame *innermost) {
  const frame *below = entered, *step = caller_of(entered);
  for (; step && step < innermost; step = caller_of(step)) {
    entry->way = below->back;
    entry->way_call = (uintptr_t)step ^ step->back;
    below = step;
  }
  if (step != innermost) entry->way = entry->way_call = 0;
}

/// Removes the activations that have ended, then keeps an entry with its depth and way.
static void note(recording *to, uintptr_t address, const frame *entered) {
  while (to->depth > 0 && !is_under_way(&to->active[to->depth - 1], entered)) to->depth--;
  if (to->count == CAPACITY || to->depth == DEPTH) {
    to->is_cut_short = true;
    return;
  }
  tracing_entry *entry = &to->entries[to->count++];
  *entry = (tracing_entry){.address = address, .depth = to->depth};
  if (to->depth > 0) note_way(entry, entered, to->active[to->depth - 1].place);
  to->active[to->depth++] = (activation){entered, *entered};
}

/// Notes that the program has traced code; the compiler's code calls this once for each module with tracing.
void __sanitizer_cov_trace_pc_guard_init(uint32_t *start, uint32_t *stop) {
  if (start != stop) atomic_store_explicit(&is_built_in, true, memory_order_relaxed);
}

/// Records an entered function; the compiler's code calls this in every function of such a module.
__attribute__((noinline)) void __sanitizer_cov_trace_pc_guard(uint32_t *guard) {
  (void)guard;
  uintptr_t address = (uintptr_t)__builtin_return_address(0);
  tracing_note_stack(address);
  recording *current = own;
  if (!current || !current->is_on) return;
  note(current, address, ((const frame *)__builtin_frame_address(0))->caller);
}

bool tracing_is_built_in(void) { return atomic_load_explicit(&is_built_in, memory_order_relaxed); }

bool tracing_begin(void) {
  if (!own) own = malloc(sizeof *own);
  if (!own) return false;
  own->count = own->depth = 0;
  own->is_cut_short = false;
  own->is_on = true;
  return true;
}

void tracing_end(void) {
  if (own) own->is_on = false;
}

void tracing_forget(void) {
  free(own);
  own = NULL;
}

size_t tracing_count(void) { return own ? own->count : 0; }

tracing_entry tracing_entry_at(size_t index) {
  if (index >= tracing_count()) abort();
  return own->entries[index];
}

bool tracing_is_cut_short(void) { return own && own->is_cut_short; }

const char *tracing_file(uintptr_t address, uintptr_t *base) {
  Dl_info info;
  if (!dladdr((void *)address, &info)) return NULL;
  *base = (uintptr_t)info.dli_fbase;
  return info.dli_fname;
}
