#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The counts of one thread's work between start and stop.
typedef struct {
  uint64_t allocations;
  uint64_t deallocations;
  uint64_t retains;
  uint64_t releases;
  uint64_t mallocs;
  uint64_t frees;
  uint64_t bytes;
} probe_counts;

/// A live Swift object; of two objects, the older has the smaller serial.
typedef struct {
  const void *object;
  const void *metadata;
  size_t size;
  uint64_t serial;
} probe_object;

/// Returns true if calls can be counted on this platform.
bool probe_is_supported(void);

/// Sets this thread's counters to zero and counts what it does from now on; other threads are not counted.
void probe_start(void);
/// Stops counting and returns the counts.
probe_counts probe_stop(void);

/// Keeps this thread's new objects out of the census while `hidden`, so that the instruments do not record themselves.
void probe_hide(bool hidden);

/// The number of known objects: the upper bound of those in the census.
size_t probe_alive_count(void);
/// Copies at most `capacity` objects of the census, in no order; returns their number.
size_t probe_alive(probe_object *out, size_t capacity);

/// Retains and releases an object `times` times, as known work for calibration.
void probe_retain_and_release(void *object, size_t times);
