// A module loader that replaces a few words of one built file.
let edit;

export function initialize(given) {
  edit = given;
}

export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context);
  if (!url.endsWith(`/packages/${edit.file}`)) return loaded;
  const source = edit.replace.reduce(replaceOnce, String(loaded.source));
  return { ...loaded, source };
}

function replaceOnce(text, [from, to]) {
  if (text.split(from).length !== 2) throw new Error(`"${from}" has to occur once in ${edit.file}`);
  return text.replace(from, to);
}
