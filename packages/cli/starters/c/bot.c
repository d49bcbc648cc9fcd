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

/* The value of a field of the object at p, or NULL. Texts keep their quotes, so that they can be given back. */
static const char *field(const char *p, const char *name) {
  while (*p && *p != '}') {
    const char *key = p + strspn(p, "{, ") + 1, *value = after(key - 1);
    const char *colon = strchr(key + strcspn(key, "\""), ':');
    if (!strncmp(key, name, strlen(name)) && key[strlen(name)] == '"') return colon + 1;
    p = value;
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
    else if (is(t, "\"ping\"")) printf("{\"t\":\"pong\",\"id\":%d}\n", atoi(id));
    else if (is(t, "\"new\"")) printf("{\"t\":\"ready\",\"game\":%.*s}\n", (int)(after(game) - game), game);
    else if (is(t, "\"turn\"")) {
      /* Your move: the list of legal ones is gone through twice, to count them and to take one. */
      const char *legal = field(line, "legal") + 1, *move = legal;
      int count = 0, wanted;
      for (const char *p = legal; *p == '"'; p = after(p), p += *p == ',') count++;
      for (wanted = atoi(field(line, "ply")) * 7919 % count; wanted > 0; wanted--) move = after(move) + 1;
      printf("{\"t\":\"move\",\"game\":%.*s,\"id\":%d,\"move\":%.*s}\n", (int)(after(game) - game), game,
             atoi(id), (int)(after(move) - move), move);
    } else if (is(t, "\"quit\"")) break;
    fflush(stdout);
  }
  free(line);
  return 0;
}
