/** Real programs that put memory and files where no table of processes shows them, behind each wall that finds them here. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readCommandLine } from './command-line.js';
import { type Confinement, confinementHere } from './confined.js';
import { STANDARD_LIMITS } from './limits.js';
import { openSandbox } from './sandbox.js';
import { canHave, isRoot, WALLS, type Wall } from './walls.js';

const LIMITS = { ...STANDARD_LIMITS, memoryMib: 100, diskMib: 16 };
/** Each ends by itself, at once, only where it was refused what it asked for. */
const SOURCE = `
#define _GNU_SOURCE
#include <fcntl.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/msg.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>
static char block[1 << 20];
static void put(const char *file, const char *text) {
  int f = open(file, O_WRONLY);
  if (f >= 0 && write(f, text, strlen(text)) < 0) perror(file);
}
static int map(int f, int mib) {
  while (mib-- > 0) if (write(f, block, sizeof block) != sizeof block) return 1;
  if (mmap(0, 4096, PROT_READ, MAP_SHARED, f, 0) == MAP_FAILED) return 1;
  return close(f);
}
static int memory(void) {
  for (int i = 0; i < 40; i++) if (map(memfd_create("m", 0), 5)) return 1;
  return 0;
}
static int deleted(void) {
  for (int i = 0; i < 10; i++) {
    int f = open("f", O_RDWR | O_CREAT, 0600);
    unlink("f");
    if (map(f, 5)) return 1;
  }
  return 0;
}
static int mounted(void) {
  char map[40];
  int user = getuid(), group = getgid();
  if (unshare(CLONE_NEWUSER | CLONE_NEWNS)) return 1;
  put("/proc/self/setgroups", "deny");
  sprintf(map, "0 %d 1", user);
  put("/proc/self/uid_map", map);
  sprintf(map, "0 %d 1", group);
  put("/proc/self/gid_map", map);
  mkdir("t", 0777);
  return mount("t", "t", "tmpfs", 0, "size=1g");
}
static int entries(void) {
  char name[20];
  for (int i = 0; i < 20000; i++) {
    sprintf(name, "f%d", i);
    if (close(open(name, O_CREAT | O_WRONLY, 0600))) return 1;
  }
  return 0;
}
static int queues(void) {
  struct { long type; char text[8000]; } message = { 1 };
  for (int i = 0; i < 50; i++) {
    int q = msgget(0x51ad0 + i, IPC_CREAT | 0666);
    if (q < 0 || msgsnd(q, &message, sizeof message.text, IPC_NOWAIT)) return 1;
  }
  return 1;
}
static int put_into(int socket, int file) {
  char room[CMSG_SPACE(sizeof file)] = { 0 }, byte = 0;
  struct iovec part = { &byte, 1 };
  struct msghdr message = { .msg_iov = &part, .msg_iovlen = 1, .msg_control = room, .msg_controllen = sizeof room };
  struct cmsghdr *head = CMSG_FIRSTHDR(&message);
  head->cmsg_level = SOL_SOCKET;
  head->cmsg_type = SCM_RIGHTS;
  head->cmsg_len = CMSG_LEN(sizeof file);
  memcpy(CMSG_DATA(head), &file, sizeof file);
  if (sendmsg(socket, &message, 0) < 0) return 1;
  return close(file);
}
static int underway(int isMemory, int files) {
  int inner[2], outer[2];
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, inner) || socketpair(AF_UNIX, SOCK_STREAM, 0, outer)) return 1;
  for (int i = 0; i < files; i++) {
    int f = isMemory ? memfd_create("m", 0) : open("f", O_RDWR | O_CREAT, 0600);
    if (!isMemory) unlink("f");
    for (int mib = 0; mib < 5; mib++) if (write(f, block, sizeof block) != sizeof block) return 1;
    if (put_into(inner[0], f)) return 1;
  }
  close(inner[0]);
  return put_into(outer[0], inner[1]); // and the socket that they are in goes into another one
}
static int memory_underway(void) { return underway(1, 120); }
static int deleted_underway(void) { return underway(0, 60); }
static int buffers(void) {
  for (int i = 0; i < 500; i++) {
    int ends[2], most = 1 << 30;
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends)) return 1;
    setsockopt(ends[0], SOL_SOCKET, SO_SNDBUF, &most, sizeof most);
    fcntl(ends[0], F_SETFL, O_NONBLOCK);
    while (write(ends[0], block, 4096) > 0);
  }
  return 0;
}
static int tables(void) {
  size_t size = (size_t)200 << 30;
  volatile char *at = mmap(0, size, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0), sum = 0;
  if (at == MAP_FAILED) return 1;
  madvise((void *)at, size, MADV_NOHUGEPAGE);
  for (size_t i = 0; i < size; i += 2 << 20) sum += at[i];
  return 0;
}
static int given_away(void) {
  int ends[2];
  struct iovec page = { block, 4096 };
  if (pipe(ends) || vmsplice(ends[1], &page, 1, 0) < 0) return 1;
  exit(0);
}
static int areas(void) {
  char *at = mmap(0, 60000L * 4096, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  for (long i = 0; i < 60000; i += 2) if (mprotect(at + i * 4096, 4096, PROT_READ)) return 1;
  for (int i = 0; i < 11; i++) if (fork() == 0) sleep(600);
  return 0;
}
static int keys(void) {
  char line[400];
  FILE *all = fopen("/proc/keys", "r");
  while (all && fgets(line, sizeof line, all)) if (strstr(line, "left behind")) exit(0);
  long key = syscall(SYS_add_key, "user", "left behind", "1", 1, -4);
  if (key > 0) syscall(SYS_keyctl, 5, key, 0x3f3f3f3f);
  return 1;
}
int main(int count, char **words) {
  int (*ways[])(void) = { memory, deleted, mounted, entries, queues, memory_underway, deleted_underway, buffers, tables, given_away, keys, keys, areas };
  memset(block, 1, sizeof block);
  if (ways[atoi(words[1])]()) return 3;
  sleep(600);
}`;

const folder = mkdtempSync(join(tmpdir(), 'quadrant-elsewhere-'));
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(join(folder, 'keeps.c'), SOURCE);
const isBuilt = spawnSync('cc', ['-w', '-o', 'keeps', 'keeps.c'], { cwd: folder }).status === 0;
if (!isBuilt) console.info('Not tried: there is no C compiler.');

const KEYS = '/proc/keys';
const REFUSED = { kind: 'exited', status: 3 };
const OUTGROWN = { kind: 'outgrown' };
const FILLED = { kind: 'filled' };
/** Found by what all of the machine got more of, be it memory or disk. */
const FOUND = { kind: expect.stringMatching(/^(outgrown|filled)$/) };
/** Refused what does not fit on its own small disk, unless somebody looked just before: it ends by itself in no other way. */
const FULL = { kind: expect.stringMatching(/^(exited|filled)$/) };
const OPEN = { kind: 'exited', status: 0 };
/** What comes of each way, by wall. Who is not root is not told the size of what is only mapped. */
const ENDINGS: Readonly<Record<string, Readonly<Record<Wall, object>>>> = {
  'files in memory that are mapped and closed': { bwrap: REFUSED, unshare: OUTGROWN, plain: OUTGROWN },
  'deleted files that are mapped and closed': { bwrap: REFUSED, unshare: FULL, plain: FILLED },
  'memory mounted in a namespace': { bwrap: REFUSED, unshare: REFUSED, plain: REFUSED },
  'entries of folders': { bwrap: FILLED, unshare: FULL, plain: FILLED },
  'messages that nobody reads': { bwrap: REFUSED, unshare: REFUSED, plain: REFUSED },
  'files in memory on their way through a socket': { bwrap: REFUSED, unshare: FOUND, plain: FOUND },
  'deleted files on their way through a socket': { bwrap: REFUSED, unshare: FULL, plain: FOUND },
  'what waits in sockets': { bwrap: OUTGROWN, unshare: OUTGROWN, plain: OUTGROWN },
  'tables of memory that is not there': { bwrap: OUTGROWN, unshare: OUTGROWN, plain: OUTGROWN },
  'pages given to a pipe': { bwrap: REFUSED, unshare: OPEN, plain: OPEN },
  'keys, of which none is there': { bwrap: REFUSED, unshare: REFUSED, plain: REFUSED },
  'keys, of which none was left': { bwrap: REFUSED, unshare: REFUSED, plain: REFUSED },
  'areas of memory with nothing in them': { bwrap: OUTGROWN, unshare: OUTGROWN, plain: OUTGROWN },
};

const walls = WALLS.filter((wall) => canHave(wall) && (wall === 'bwrap' || isRoot()));
const tries = Object.entries(ENDINGS).flatMap(([what, endings], number) =>
  walls.map((wall) => ({ what, wall, number, ending: endings[wall], confinement: 'nothing' as Confinement })),
);
/** Where programs are confined, they are refused behind every wall what else is found out. */
const REFUSED_TO_ALL = [
  'files in memory that are mapped and closed',
  'memory mounted in a namespace',
  'files in memory on their way through a socket',
  'pages given to a pipe',
];
const confinedTries = tries
  .filter(({ what }) => REFUSED_TO_ALL.includes(what))
  .map((each) => ({ ...each, confinement: 'calls' as const, ending: REFUSED }));
if (confinementHere() === 'nothing') console.info('Not tried: programs cannot be confined here.');
const all = [...tries, ...(confinementHere() === 'nothing' ? [] : confinedTries)];

test.runIf(isBuilt).each(all)('$what behind $wall, confined in $confinement', async (each) => {
  const { wall, number, ending, confinement } = each;
  // Keys of a user who is gone are taken away by the system, in its own time.
  await expect.poll(() => (existsSync(KEYS) ? readFileSync(KEYS, 'utf8') : '')).not.toContain('left behind');
  const sandbox = openSandbox(wall, [], confinement)!;
  try {
    const line = readCommandLine(`./keeps ${number}`, folder);
    if (typeof line === 'string') throw new Error(line);
    const ran = await sandbox.run(line, { input: '', map: null, args: [], files: {} }, LIMITS);
    expect(ran.ending, ran.err).toMatchObject(ending);
    if (isRoot()) expect(readFileSync('/proc/sysvipc/msg', 'utf8')).not.toMatch(/^\s*33\d{4}\s/m);
  } finally {
    sandbox.close();
  }
});
