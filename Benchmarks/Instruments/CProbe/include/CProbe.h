#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What one thread did between start and stop.
typedef struct {
  uint64_t allocations;
  uint64_t deallocations;
  uint64_t retains;
  uint64_t releases;
  uint64_t mallocs;
  uint64_t frees;
  uint64_t bytes;
} probe_counts;

/// A Swift object that is alive; the serial tells which of two is older.
typedef struct {
  const void *object;
  const void *metadata;
  size_t size;
  uint64_t serial;
} probe_object;

/// Whether this platform lets calls be counted at all.
bool probe_is_supported(void);

/// Sets this thread's counters to zero and counts what it does from now on; other threads are not counted.
void probe_start(void);
/// Stops counting and tells what there was.
probe_counts probe_stop(void);

/// While hidden, a thread's new objects stay out of the census: the instruments must not watch themselves.
void probe_hide(bool hidden);

/// How many objects are known; at most so many are in the census.
size_t probe_alive_count(void);
/// Copies at most `capacity` objects of the census, in no order; returns how many.
size_t probe_alive(probe_object *out, size_t capacity);

/// Known work: retains and releases an object so many times.
void probe_retain_and_release(void *object, size_t times);
