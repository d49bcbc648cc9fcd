/* A bot for Quadrant. It reads one JSON object a line and answers on standard output; what it writes to
   standard error is its log. It plays any legal move of any game. Compile it: cc -O2 -o bot bot.c */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
  while (*p && *p != '}') {
    const char *key = skip(p, "{, \t") + 1, *end = key + strlen(name);
    if (!strncmp(key, name, strlen(name)) && *end == '"') return skip(end + 1, ": \t");
    p = after(key - 1);
  }
  return NULL;
}

static int is(const char *value, const char *text) { return value && !strncmp(value, text, strlen(text)); }

int main(void) {
  char *line = NULL;
  size_t room = 0;
  while (getline(&line, &room, stdin) > 0) {
    const char *t = field(line, "t"), *id = field(line, "id"), *game = field(line, "game");
    if (is(t, "\"hello\""))
      printf("{\"t\":\"hello\",\"protocol\":\"quadrant-bot/1\",\"name\":\"my-bot\","
             "\"games\":[\"space-defender-2\",\"simodyssey-2\",\"raiinet\",\"mirewood\"]}\n");
    else if (is(t, "\"ping\"")) printf("{\"t\":\"pong\",\"id\":%.*s}\n", TEXT(id));
    else if (is(t, "\"new\"")) printf("{\"t\":\"ready\",\"game\":%.*s}\n", TEXT(game));
    else if (is(t, "\"turn\"")) {
      /* Your move: the list of legal ones is gone through twice, to count them and to take one. */
      const char *move = skip(field(line, "legal"), "[ \t");
      long count = 0;
      for (const char *p = move; *p == '"'; p = skip(after(p), ", \t")) count++;
      for (long left = atol(field(line, "ply")) * 7919 % count; left > 0; left--) move = skip(after(move), ", \t");
      printf("{\"t\":\"move\",\"game\":%.*s,\"id\":%.*s,\"move\":%.*s}\n", TEXT(game), TEXT(id), TEXT(move));
    } else if (is(t, "\"quit\"")) break;
    fflush(stdout);
  }
  free(line);
  return 0;
}
