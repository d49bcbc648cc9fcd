/* A bot for Quadrant that knows no rules: it has every legal move tried by the host, a few times each, with random
   play after it, and takes the one after which things went best. Compile it: cc -O2 -o search search.c -lm */
#define _POSIX_C_SOURCE 200809L
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TRIES = 100, DEPTH = 16, GAMES = 64, MOVES = 4096 };

/* A game that is being played; `turn` is the line that asked, NULL when nothing is asked. */
struct game {
  char id[64], *turn;
  int seat, count, first, left; /* legal moves, the number of the first question, answers to come */
  const char *legal[MOVES];
  double sum[MOVES];
  int tried[MOVES];
} games[GAMES];
static int asked = 0;

/* The end of the value that begins at p: a text, a number, a list or an object with all that is in it. */
static const char *after(const char *p) {
  int depth = 0;
  do {
    if (*p == '"') while (*++p != '"') p += *p == '\\';
    else if (*p == '[' || *p == '{') depth++;
    else if (*p == ']' || *p == '}') depth--;
    p++;
  } while (*p && (depth > 0 || !strchr(",]}", *p)));
  return p;
}

/* The next value or key, past what stands between them; and the text of a value, for printf. */
static const char *skip(const char *p, const char *between) { return p + strspn(p, between); }
#define TEXT(value) (int)(after(value) - (value)), (value)

/* The value of a field of the object at p, or NULL. Texts keep their quotes, so that they can be given back. */
static const char *field(const char *p, const char *name) {
  while (p && *p && *p != '}') {
    const char *key = skip(p, "{, \t") + 1, *end = key + strlen(name);
    if (!strncmp(key, name, strlen(name)) && *end == '"') return skip(end + 1, ": \t");
    p = after(key - 1);
  }
  return NULL;
}

static int is(const char *value, const char *text) { return value && !strncmp(value, text, strlen(text)); }
static int number(const char *line, const char *name) { const char *v = field(line, name); return v ? atoi(v) : 0; }

/* The game of a message; a new one where it is not known and room is left. */
static struct game *game_of(const char *line, int make) {
  const char *id = field(line, "game");
  size_t length = id ? (size_t)(after(id) - id) : 0;
  for (int i = 0; length > 0 && length < sizeof games[i].id && i < GAMES; i++) {
    if (strlen(games[i].id) == length && !strncmp(games[i].id, id, length)) return &games[i];
    if (make && !*games[i].id) return memcpy(games[i].id, id, length), &games[i];
  }
  return NULL;
}

static void forget(struct game *g) { free(g->turn); memset(g, 0, sizeof *g); }

/* How good an end is for a seat: a win counts 1, and what it is ahead in score counts a little. */
static double worth(const char *line, int seat) {
  const char *outcome = field(line, "outcome"), *p = field(line, "scores");
  double own = 0, best = 0, result = 0.5;
  int i = 0, others = 0;
  for (p = skip(p, "[ \t"); *p && *p != ']'; p = skip(after(p), ", \t"), i++) {
    double score = atof(p);
    if (i == seat) own = score;
    else if (!others++ || score > best) best = score;
  }
  if (is(outcome, "{") && !is(field(outcome, "result"), "\"draw\""))
    result = !is(field(outcome, "winner"), "null") && number(outcome, "winner") == seat;
  return result + 0.4 * tanh((own - best) / 20);
}

static void begin(struct game *g, const char *line) {
  free(g->turn);
  g->turn = strdup(line);
  g->count = 0;
  for (const char *p = skip(field(g->turn, "legal"), "[ \t"); *p == '"' && g->count < MOVES; p = skip(after(p), ", \t")) {
    g->sum[g->count] = g->tried[g->count] = 0;
    g->legal[g->count++] = p;
  }
  g->first = asked;
  g->left = (TRIES / g->count > 1 ? TRIES / g->count : 1) * g->count;
  for (int i = 0; i < g->left; i++) {
    printf("{\"t\":\"try\",\"game\":%s,\"id\":%d,\"from\":\"view\",\"moves\":[%.*s],\"random\":%d}\n", g->id, asked++,
           TEXT(g->legal[i % g->count]), DEPTH);
  }
}

/* The best so far; also when the host says stop. */
static void answer(struct game *g) {
  int best = 0;
  if (!g->turn) return;
  for (int i = 1; i < g->count; i++)
    if (g->tried[i] && (!g->tried[best] || g->sum[i] / g->tried[i] > g->sum[best] / g->tried[best])) best = i;
  const char *id = field(g->turn, "id");
  printf("{\"t\":\"move\",\"game\":%s,\"id\":%.*s,\"move\":%.*s}\n", g->id, TEXT(id), TEXT(g->legal[best]));
  free(g->turn);
  g->turn = NULL;
}

static void hear(struct game *g, const char *line, int tried) {
  int move = number(line, "id") - g->first;
  if (!g->turn || move < 0) return; /* about a turn that is over */
  if (tried) g->sum[move % g->count] += worth(line, g->seat), g->tried[move % g->count]++;
  if (--g->left == 0) answer(g);
}

int main(void) {
  char *line = NULL;
  size_t room = 0;
  while (getline(&line, &room, stdin) > 0) {
    const char *t = field(line, "t");
    struct game *g = game_of(line, is(t, "\"new\""));
    if (is(t, "\"hello\""))
      printf("{\"t\":\"hello\",\"protocol\":\"quadrant-bot/1\",\"name\":\"my-search\","
             "\"games\":[\"space-defender-2\",\"simodyssey-2\",\"raiinet\",\"mirewood\"]}\n");
    else if (is(t, "\"ping\"")) printf("{\"t\":\"pong\",\"id\":%d}\n", number(line, "id"));
    else if (is(t, "\"quit\"")) break;
    else if (!g) continue;
    else if (is(t, "\"new\"")) g->seat = number(line, "seat"), printf("{\"t\":\"ready\",\"game\":%s}\n", g->id);
    else if (is(t, "\"turn\"")) begin(g, line);
    else if (is(t, "\"tried\"")) hear(g, line, 1);
    else if (is(t, "\"error\"") && is(field(line, "to"), "\"try\"")) hear(g, line, 0);
    else if (is(t, "\"stop\"")) answer(g);
    else if (is(t, "\"over\"")) forget(g);
    fflush(stdout);
  }
  free(line);
  return 0;
}
