// The census: a hash table from address to object, by linear probing.
// Its memory comes from mmap: malloc would call the wrappers, which would call the census.
#if defined(__linux__) && !defined(PORTABLE)
#define _GNU_SOURCE
#include "Census.h"
#include <stdatomic.h>
#include <string.h>
#include <sys/mman.h>

static probe_object *table;
static size_t capacity, count;
static uint64_t next_serial = 1;
static atomic_flag lock = ATOMIC_FLAG_INIT;

static void acquire(void) {
  while (atomic_flag_test_and_set_explicit(&lock, memory_order_acquire)) {
  }
}
static void leave(void) { atomic_flag_clear_explicit(&lock, memory_order_release); }

static size_t home(const void *object) {
  return (size_t)(((uintptr_t)object >> 4) * 0x9E3779B97F4A7C15ull >> 20) & (capacity - 1);
}

static size_t find(const void *object) {
  size_t slot = home(object);
  while (table[slot].object && table[slot].object != object) slot = (slot + 1) & (capacity - 1);
  return slot;
}

static bool grow(void) {
  size_t old_capacity = capacity, new_capacity = capacity ? capacity * 2 : 1 << 16;
  probe_object *old = table;
  void *memory = mmap(NULL, new_capacity * sizeof *table, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return false;
  table = memory;
  capacity = new_capacity;
  for (size_t i = 0; i < old_capacity; i++)
    if (old[i].object) table[find(old[i].object)] = old[i];
  if (old) munmap(old, old_capacity * sizeof *old);
  return true;
}

void census_add(const void *object, const void *metadata, size_t size, bool hidden) {
  acquire();
  if (2 * count < capacity || grow()) {
    size_t slot = find(object);
    if (!table[slot].object) count++;
    table[slot] = (probe_object){object, metadata, size, hidden ? 0 : next_serial++};
  }
  leave();
}

/// Closes the gap by moving later entries back, so that probing needs no tombstones.
static void vacate(size_t gap) {
  for (size_t slot = (gap + 1) & (capacity - 1); table[slot].object; slot = (slot + 1) & (capacity - 1)) {
    size_t wanted = home(table[slot].object);
    if (((slot - wanted) & (capacity - 1)) < ((slot - gap) & (capacity - 1))) continue;
    table[gap] = table[slot];
    gap = slot;
  }
  memset(&table[gap], 0, sizeof table[gap]);
}

bool census_remove(const void *object) {
  if (!object) return false;
  acquire();
  size_t slot = table ? find(object) : 0;
  bool found = table && table[slot].object;
  if (found) {
    vacate(slot);
    count--;
  }
  leave();
  return found;
}

size_t census_size(const void *object) {
  acquire();
  size_t size = table && object ? table[find(object)].size : 0;
  leave();
  return size;
}

size_t probe_alive_count(void) {
  acquire();
  size_t result = count;
  leave();
  return result;
}

size_t probe_alive(probe_object *out, size_t room) {
  size_t written = 0;
  acquire();
  for (size_t i = 0; i < capacity && written < room; i++)
    if (table[i].object && table[i].serial) out[written++] = table[i];
  leave();
  return written;
}
#else
#include "CProbe.h"
size_t probe_alive_count(void) { return 0; }
size_t probe_alive(probe_object *out, size_t room) { return 0; }
#endif
