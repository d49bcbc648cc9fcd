// A bot for Quadrant. It reads one JSON object a line and answers on standard output; what it writes to
// standard error is its log. It plays any legal move of any game. Compile it: javac Bot.java
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

public class Bot {
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

  public static void main(String[] words) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    for (String line; (line = in.readLine()) != null; ) {
      String game = field(line, "game"), id = field(line, "id");
      switch (field(line, "t")) {
        case "\"hello\"" -> out.print("{\"t\":\"hello\",\"protocol\":\"quadrant-bot/1\",\"name\":\"my-bot\","
            + "\"games\":[\"space-defender-2\",\"simodyssey-2\",\"raiinet\",\"mirewood\"]}\n");
        case "\"ping\"" -> out.print("{\"t\":\"pong\",\"id\":" + id + "}\n");
        case "\"new\"" -> out.print("{\"t\":\"ready\",\"game\":" + game + "}\n");
        case "\"turn\"" -> {
          // Your move: `view` is all that you may know, `legal` all that you may do.
          List<String> legal = items(field(line, "legal"));
          String move = legal.get((int) (Long.parseLong(field(line, "ply")) * 7919 % legal.size()));
          out.print("{\"t\":\"move\",\"game\":" + game + ",\"id\":" + id + ",\"move\":" + move + "}\n");
        }
        case "\"quit\"" -> System.exit(0);
        default -> {} // the rest is not for us
      }
      out.flush();
    }
  }
}
