#include "CSupervisor.h"
#include "ProcessTree.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/select.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#if defined(__linux__) && !defined(PORTABLE)
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

// All that runs between fork and exec, and in the supervisor, calls nothing that takes a lock: another thread of the
// process that was copied may have held it.

/// Ends when this process ends: nobody else has the writing end.
static int starter[2] = {-1, -1};
/// Ends when this process and all supervisors that it has started have ended.
static int lives[2] = {-1, -1};
static int pipes_error;

static int closed_at_exec(int pipe_ends[2]) {
  if (pipe(pipe_ends) != 0) return errno;
  for (int end = 0; end < 2; end++) fcntl(pipe_ends[end], F_SETFD, FD_CLOEXEC);
  return 0;
}

static void make_pipes(void) {
  pipes_error = closed_at_exec(starter);
  if (pipes_error == 0) pipes_error = closed_at_exec(lives);
}

static int pipes_are_made(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, make_pipes);
  return pipes_error;
}

/// Closes all files but standard error and those that are kept.
static void close_others(const int kept[], int count) {
  long most = sysconf(_SC_OPEN_MAX);
  if (most < 0 || most > 65536) most = 65536;
#if defined(__linux__) && !defined(PORTABLE) && defined(SYS_close_range)
  int last = STDERR_FILENO;
  for (int i = 0; i < count; i++) last = kept[i] > last ? kept[i] : last;
  if (syscall(SYS_close_range, last + 1, ~0U, 0) == 0) most = last;
#endif
  for (int file = 0; file < most; file++) {
    int is_kept = file == STDERR_FILENO;
    for (int i = 0; i < count; i++) is_kept = is_kept || file == kept[i];
    if (!is_kept) close(file);
  }
}

static int64_t milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void write_all(int file, const void *bytes, size_t count) {
  const char *next = bytes;
  while (count > 0) {
    ssize_t written = write(file, next, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    next += written;
    count -= (size_t)written;
  }
}

/// A stream of the program, which the supervisor passes on.
struct stream {
  int from;
  int to;
};

/// Passes on what waits in a stream, and closes it at its end.
///
/// - Returns: the number of bytes, at most those that are allowed and one more.
static int64_t pass_on(struct stream *stream, int64_t allowed) {
  char bytes[16384];
  int64_t passed = 0;
  // Not for ever: the starter may have ended.
  for (int turn = 0; turn < 64 && stream->from >= 0 && passed <= allowed; turn++) {
    ssize_t count = read(stream->from, bytes, sizeof bytes);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0 && errno == EAGAIN) return passed;
    if (count <= 0) {
      close(stream->from);
      stream->from = -1;
      return passed;
    }
    int64_t room = allowed - passed;
    write_all(stream->to, bytes, (size_t)(count < room ? count : room));
    passed += count;
  }
  return passed;
}

static void run_program(
  const char *program, char *const words[], char *const environment[], const char *folder, const int streams[3],
  int failure) {
  setpgid(0, 0);
#if defined(__linux__) && !defined(PORTABLE)
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
  // A dump of memory would be a file that nobody asked for.
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  for (int number = 1; number < NSIG; number++) {
    if (number != SIGKILL && number != SIGSTOP) signal(number, SIG_DFL);
  }
  sigset_t empty;
  sigemptyset(&empty);
  sigprocmask(SIG_SETMASK, &empty, NULL);
  // First beyond the three: one of them may be another's number.
  int copies[3];
  int is_ready = 1;
  for (int stream = 0; stream < 3; stream++) {
    copies[stream] = fcntl(streams[stream], F_DUPFD_CLOEXEC, 3);
    is_ready = is_ready && copies[stream] >= 0;
  }
  for (int stream = 0; is_ready && stream < 3; stream++) is_ready = dup2(copies[stream], stream) >= 0;
  if (is_ready && (folder == NULL || chdir(folder) == 0)) execve(program, words, environment);
  int32_t error = errno;
  write_all(failure, &error, sizeof error);
  _exit(127);
}

static void child_has_ended(int number) { (void)number; }

/// Takes the end of the program if it has ended, and those of its orphans.
static void reap(pid_t program, int *is_running, supervisor_end *end) {
  int status;
  pid_t ended;
  while ((ended = waitpid(-1, &status, WNOHANG)) > 0) {
    if (ended != program) continue;
    *is_running = 0;
    if (WIFEXITED(status)) *end = (supervisor_end){SUPERVISOR_EXITED, WEXITSTATUS(status)};
    if (WIFSIGNALED(status)) *end = (supervisor_end){SUPERVISOR_SIGNAL, WTERMSIG(status)};
  }
}

/// Returns the limit that is exceeded; SUPERVISOR_EXITED if none is.
static supervisor_reason exceeded(supervisor_limits limits, int64_t output, int64_t silence) {
  if (limits.output_bytes > 0 && output > limits.output_bytes) return SUPERVISOR_OUTPUT;
  if (limits.silence_milliseconds > 0 && silence > limits.silence_milliseconds) return SUPERVISOR_SILENCE;
  process_usage usage = process_tree_usage();
  if (usage.processes > SUPERVISOR_PROCESSES) return SUPERVISOR_CROWD;
  if (limits.memory_bytes > 0 && usage.memory_bytes > limits.memory_bytes) return SUPERVISOR_MEMORY;
  int64_t processor = limits.processor_milliseconds;
  return processor > 0 && usage.processor_milliseconds > processor ? SUPERVISOR_PROCESSOR : SUPERVISOR_EXITED;
}

/// Waits for the program's end, a limit, or the starter's end, and then ends all that still runs.
static supervisor_end supervise(pid_t program, struct stream streams[2], supervisor_limits limits) {
  supervisor_end end = {SUPERVISOR_EXITED, 0};
  int is_running = 1;
  int has_limits = streams[0].from >= 0;
  int64_t output = 0, last = milliseconds(), checked = last;
  sigset_t none;
  sigfillset(&none);
  sigdelset(&none, SIGCHLD);
  while (is_running) {
    fd_set files;
    FD_ZERO(&files);
    FD_SET(starter[0], &files);
    int most = starter[0];
    for (int i = 0; i < 2; i++) {
      if (streams[i].from < 0) continue;
      FD_SET(streams[i].from, &files);
      if (streams[i].from > most) most = streams[i].from;
    }
    struct timespec pause = {0, 100000000};
    int ready = pselect(most + 1, &files, NULL, NULL, has_limits ? &pause : NULL, &none);
    if (ready > 0 && FD_ISSET(starter[0], &files)) break;
    reap(program, &is_running, &end);
    int64_t allowed = limits.output_bytes > 0 ? limits.output_bytes - output : INT64_MAX - 1;
    int64_t passed = 0;
    for (int i = 0; i < 2 && passed <= allowed; i++) passed += pass_on(&streams[i], allowed - passed);
    output += passed;
    int64_t now = milliseconds();
    if (passed > 0) last = now;
    if (!has_limits || !is_running || (passed <= allowed && now - checked < 100)) continue;
    checked = now;
    supervisor_reason reason = exceeded(limits, output, now - last);
    if (reason == SUPERVISOR_EXITED) continue;
    process_tree_kill(program);
    return (supervisor_end){reason, 0};
  }
  process_tree_kill(is_running ? program : 0);
  for (int i = 0; i < 2; i++) pass_on(&streams[i], limits.output_bytes > 0 ? limits.output_bytes - output : INT64_MAX - 1);
  return end;
}

/// The process between the starter and the program.
static void become_supervisor(
  const char *program, char *const words[], char *const environment[], const char *folder, const int streams[3],
  int answer, supervisor_limits limits) {
  setsid();
#if defined(__linux__) && !defined(PORTABLE)
  prctl(PR_SET_CHILD_SUBREAPER, 1);
#endif
  int kept[] = {streams[0], streams[1], streams[2], answer, starter[0], lives[1]};
  close_others(kept, 6);
  // No pipe may get a number that is a stream's in the program.
  int held;
  while ((held = open("/", O_RDONLY | O_CLOEXEC)) >= 0 && held <= STDERR_FILENO) continue;
  if (held >= 0) close(held);
  struct sigaction action = {.sa_handler = child_has_ended};
  sigaction(SIGCHLD, &action, NULL);
  signal(SIGPIPE, SIG_IGN);

  int has_limits = limits.processor_milliseconds > 0 || limits.memory_bytes > 0 || limits.output_bytes > 0
    || limits.silence_milliseconds > 0;
  struct stream passed[2] = {{-1, streams[1]}, {-1, streams[2]}};
  int of_program[3] = {streams[0], streams[1], streams[2]};
  for (int i = 0; i < 3; i++) fcntl(streams[i], F_SETFD, FD_CLOEXEC);
  for (int i = 0; has_limits && i < 2; i++) {
    int ends[2];
    if (closed_at_exec(ends) != 0) {
      supervisor_end end = {SUPERVISOR_FAILED, errno};
      write_all(answer, &end, sizeof end);
      _exit(1);
    }
    fcntl(ends[0], F_SETFL, O_NONBLOCK);
    passed[i].from = ends[0];
    of_program[i + 1] = ends[1];
  }
  int failure[2];
  int32_t error = closed_at_exec(failure);
  pid_t child = error == 0 ? fork() : -1;
  if (child == 0) run_program(program, words, environment, folder, of_program, failure[1]);
  if (child < 0 && error == 0) error = errno;
  if (child > 0) {
    setpgid(child, child);
    close(failure[1]);
    while (read(failure[0], &error, sizeof error) < 0 && errno == EINTR) continue;
    close(failure[0]);
    for (int i = 0; has_limits && i < 2; i++) close(of_program[i + 1]);
  }
  supervisor_end end = {SUPERVISOR_FAILED, error};
  if (error == 0) end = supervise(child, passed, limits);
  write_all(answer, &end, sizeof end);
  _exit(0);
}

/// Copies this process with all signals blocked, which the copy keeps so.
static pid_t fork_quietly(void) {
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t copy = fork();
  int error = errno;
  if (copy != 0) pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = error;
  return copy;
}

supervisor_end supervisor_run(
  const char *program, char *const words[], char *const environment[], const char *folder, int32_t input, int32_t output,
  int32_t errors, supervisor_limits limits) {
  int answer[2];
  int error = pipes_are_made();
  if (error == 0) error = closed_at_exec(answer);
  if (error != 0) return (supervisor_end){SUPERVISOR_FAILED, error};
  pid_t supervisor = fork_quietly();
  if (supervisor == 0) {
    int streams[3] = {input, output, errors};
    become_supervisor(program, words, environment, folder, streams, answer[1], limits);
  }
  supervisor_end end = {SUPERVISOR_FAILED, errno};
  close(answer[1]);
  if (supervisor > 0) {
    // Without an answer something has killed the supervisor.
    end = (supervisor_end){SUPERVISOR_SIGNAL, SIGKILL};
    while (read(answer[0], &end, sizeof end) < 0 && errno == EINTR) continue;
    while (waitpid(supervisor, NULL, 0) < 0 && errno == EINTR) continue;
  }
  close(answer[0]);
  return end;
}

static char own_folder[4096];
static pid_t own_process;

static void remove_folder(const char *folder) {
  char *const words[] = {"rm", "-rf", "--", (char *)folder, NULL};
  char *const environment[] = {NULL};
  execve("/bin/rm", words, environment);
  _exit(1);
}

/// Removes the folder at a usual end: where this process was started by another supervisor, that does not wait.
static void remove_own_folder(void) {
  if (getpid() != own_process) return;
  pid_t child = fork_quietly();
  if (child == 0) remove_folder(own_folder);
  while (child > 0 && waitpid(child, NULL, 0) < 0 && errno == EINTR) continue;
}

int32_t supervisor_remove_at_end(const char *folder) {
  int error = pipes_are_made();
  if (error != 0) return error;
  if (strlen(folder) >= sizeof own_folder) return ENAMETOOLONG;
  strcpy(own_folder, folder);
  own_process = getpid();
  atexit(remove_own_folder);
  pid_t guardian = fork_quietly();
  if (guardian < 0) return errno;
  if (guardian > 0) return 0;
  setsid();
  close_others(&lives[0], 1);
  char byte;
  while (read(lives[0], &byte, 1) < 0 && errno == EINTR) continue;
  sigset_t empty;
  sigemptyset(&empty);
  sigprocmask(SIG_SETMASK, &empty, NULL);
  remove_folder(folder);
  return 0;
}

static char interruption[512];
static int is_terminal;

static void explain(int number) {
  // A line of progress may stand there.
  if (is_terminal) write_all(STDERR_FILENO, "\r\033[K", 4);
  write_all(STDERR_FILENO, interruption, strlen(interruption));
  signal(number, SIG_DFL);
  sigset_t own;
  sigemptyset(&own);
  sigaddset(&own, number);
  pthread_sigmask(SIG_UNBLOCK, &own, NULL);
  raise(number);
}

void supervisor_explain_interruption(const char *line) {
  strncpy(interruption, line, 500);
  strcat(interruption, "\n");
  is_terminal = isatty(STDERR_FILENO);
  const int numbers[] = {SIGINT, SIGTERM, SIGHUP};
  // A program inherits the blocked signals of the thread that starts it.
  sigset_t blocked;
  sigemptyset(&blocked);
  for (int i = 0; i < 3; i++) sigaddset(&blocked, numbers[i]);
  pthread_sigmask(SIG_UNBLOCK, &blocked, NULL);
  for (int i = 0; i < 3; i++) {
    struct sigaction before;
    sigaction(numbers[i], NULL, &before);
    // A shell ignores SIGINT for a program in the background; who sends it all the same means it.
    if (numbers[i] == SIGHUP && before.sa_handler == SIG_IGN) continue;
    struct sigaction action = {.sa_handler = explain};
    sigaction(numbers[i], &action, NULL);
  }
}
