/** Sentences in sources: texts that somebody might read, wherever they stand. */

type Node = { readonly type: string; readonly [key: string]: unknown };
const SPOKEN = /^(?:aria-label|title|label|words|hint|legend|placeholder|about|alt|lead|empty|sure|action)$/;
const DRAWN = /^(?:class|style|d|transform|points|viewBox|preserveAspectRatio|fill|stroke)$/;
/** A sentence: two words, or one that begins like one. */
const READS = /[A-Za-z]{2,}[,.;:!?…]* +[A-Za-z§]|^[A-Z][a-z]+[.…!]?$/;

const NONE = /^$/;

/** The sentences of a parsed source (ESTree), in order; values are §. What a property named by `told` says is one, too. */
export function sentencesIn(program: unknown, told: RegExp = NONE): string[] {
  const found: string[] = [];
  const walk = (node: unknown, spoken: boolean): void => {
    if (Array.isArray(node)) for (const each of node) walk(each, spoken);
    if (typeof node !== 'object' || node === null || typeof (node as Node).type !== 'string') return;
    const { type, ...rest } = node as Node;
    if (/^(?:Import|ExportAll)/.test(type) || (type.startsWith('TS') && !/Expression$/.test(type))) return;
    if (type === 'NewExpression' && /Error$/.test(String((rest.callee as Node).name))) return; // bugs
    if (type === 'SwitchCase') {
      walk(rest.consequent, false); // codes, as those that are compared
      return;
    }
    if (type === 'BinaryExpression' && /^[!=]==$/.test(String(rest.operator))) return;
    if (type === 'JSXAttribute') {
      const name = String((rest.name as Node).name);
      if (!DRAWN.test(name)) walk(rest.value, SPOKEN.test(name));
      return;
    }
    if (type === 'Property') {
      walk(rest.value, told.test(String((rest.key as Node).name)));
      return;
    }
    if (type === 'ConditionalExpression') {
      walk(rest.test, false);
      walk([rest.consequent, rest.alternate], spoken);
      return;
    }
    if (type === 'JSXText' && /[A-Za-z]/.test(String(rest.value)))
      found.push(`JSX ${String(rest.value).trim()}`);
    if (type === 'Literal' && typeof rest.value === 'string' && (spoken || READS.test(rest.value)))
      if (/[A-Za-z]/.test(rest.value)) found.push(rest.value);
    if (type === 'TemplateLiteral') {
      const text = (rest.quasis as Node[]).map(({ value }) => (value as { cooked: string }).cooked).join('§');
      if (READS.test(text)) found.push(text);
    }
    for (const part of Object.values(rest)) walk(part, false);
  };
  walk(program, false);
  return found;
}
