// A bot for Quadrant that knows no rules: it has every legal move tried by the host, a few times each, with random
// play after it, and takes the one after which things went best. Compile it: javac Search.java
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Search {
  static final int TRIES = 100; // a turn, over all legal moves
  static final int DEPTH = 16; // random moves after each

  // What is kept of a game; `id` is that of the open turn, null when nothing is asked.
  static class Game {
    int seat, first, left; // the number of the first question of this turn, answers to come
    String id;
    List<String> legal;
    double[] sum; // by move: what it came to
    int[] tried; // and how often
  }

  static final Map<String, Game> games = new HashMap<>();
  static PrintStream out;
  static int asked = 0;

  // Where the value that begins at i ends: a text, a number, a list or an object with all that is in it.
  static int end(String s, int i) {
    int depth = 0;
    do {
      char c = s.charAt(i);
      if (c == '"') while (s.charAt(++i) != '"') i += s.charAt(i) == '\\' ? 1 : 0;
      else if (c == '[' || c == '{') depth++;
      else if (c == ']' || c == '}') depth--;
      i++;
    } while (i < s.length() && (depth > 0 || ",]}".indexOf(s.charAt(i)) < 0));
    return i;
  }

  // The values of a list, as they are written: texts keep their quotes, so that they can be given back.
  static List<String> items(String list) {
    List<String> found = new ArrayList<>();
    for (int i = 1; i < list.length() - 1; i = end(list, i) + 1) found.add(list.substring(i, end(list, i)).trim());
    return found;
  }

  // The value of a field of an object, as it is written; nothing where there is none.
  static String field(String object, String name) {
    String key = '"' + name + '"';
    for (String field : items(object.trim()))
      if (field.startsWith(key)) return field.substring(field.indexOf(':', key.length()) + 1).trim();
    return "";
  }

  // How good an end is for a seat: a win counts 1, and what it is ahead in score counts a little.
  static double worth(String line, int seat) {
    List<String> scores = items(field(line, "scores"));
    double own = 0, best = 0;
    boolean others = false;
    for (int i = 0; i < scores.size(); i++) {
      double score = Double.parseDouble(scores.get(i));
      if (i == seat) own = score;
      else best = others ? Math.max(best, score) : score;
      others |= i != seat;
    }
    String outcome = field(line, "outcome"), result = field(outcome, "result");
    boolean open = result.isEmpty() || result.equals("\"draw\"");
    double won = open ? 0.5 : field(outcome, "winner").equals(String.valueOf(seat)) ? 1 : 0;
    return won + 0.4 * Math.tanh((own - best) / 20);
  }

  static void begin(String name, Game game, String line) {
    game.id = field(line, "id");
    game.legal = items(field(line, "legal"));
    int moves = game.legal.size();
    game.sum = new double[moves];
    game.tried = new int[moves];
    game.first = asked;
    game.left = Math.max(1, TRIES / moves) * moves;
    for (int i = 0; i < game.left; i++)
      out.print("{\"t\":\"try\",\"game\":" + name + ",\"id\":" + asked++ + ",\"from\":\"view\",\"moves\":["
          + game.legal.get(i % moves) + "],\"random\":" + DEPTH + "}\n");
  }

  static void hear(String name, Game game, String line, boolean tried) {
    int number = Integer.parseInt(field(line, "id")) - game.first;
    if (game.id == null || number < 0) return; // about a turn that is over
    int move = number % game.legal.size();
    if (tried) game.sum[move] += worth(line, game.seat);
    if (tried) game.tried[move]++;
    if (--game.left == 0) answer(name, game);
  }

  // The best so far; also when the host says stop.
  static void answer(String name, Game game) {
    if (game.id == null) return;
    int best = 0;
    for (int i = 1; i < game.legal.size(); i++) if (mean(game, i) > mean(game, best)) best = i;
    out.print("{\"t\":\"move\",\"game\":" + name + ",\"id\":" + game.id + ",\"move\":" + game.legal.get(best) + "}\n");
    game.id = null;
  }

  static double mean(Game game, int move) {
    return game.tried[move] == 0 ? Double.NEGATIVE_INFINITY : game.sum[move] / game.tried[move];
  }

  public static void main(String[] words) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    for (String line; (line = in.readLine()) != null; out.flush()) {
      String t = field(line, "t"), name = field(line, "game");
      Game game = games.get(name);
      if (t.equals("\"hello\""))
        out.print("{\"t\":\"hello\",\"protocol\":\"quadrant-bot/1\",\"name\":\"my-search\","
            + "\"games\":[\"space-defender-2\",\"simodyssey-2\",\"raiinet\",\"mirewood\"]}\n");
      else if (t.equals("\"ping\"")) out.print("{\"t\":\"pong\",\"id\":" + field(line, "id") + "}\n");
      else if (t.equals("\"quit\"")) break;
      else if (t.equals("\"new\"")) {
        games.put(name, game = new Game());
        game.seat = Integer.parseInt(field(line, "seat"));
        out.print("{\"t\":\"ready\",\"game\":" + name + "}\n");
      } else if (game == null) continue;
      else if (t.equals("\"turn\"")) begin(name, game, line);
      else if (t.equals("\"tried\"")) hear(name, game, line, true);
      else if (t.equals("\"error\"") && field(line, "to").equals("\"try\"")) hear(name, game, line, false);
      else if (t.equals("\"stop\"")) answer(name, game);
      else if (t.equals("\"over\"")) games.remove(name);
    }
  }
}
