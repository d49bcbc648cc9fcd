/** The part of Markdown that our own rules pages use: headings, paragraphs, lists, tables, code, emphasis, links. */
import type { ComponentChildren, JSX } from 'preact';

export function Markdown({ text }: { text: string }) {
  return <>{blocks(text.replaceAll('\r', '').split('\n'))}</>;
}

function blocks(lines: readonly string[]): JSX.Element[] {
  const found: JSX.Element[] = [];
  let i = 0;
  const take = (test: (line: string) => boolean): string[] => {
    const start = i;
    while (i < lines.length && test(lines[i])) i++;
    return lines.slice(start, i);
  };
  while (i < lines.length) {
    const line = lines[i];
    const heading = /^(#{1,6}) +(.*)$/.exec(line);
    if (line.trim() === '') i++;
    else if (heading) {
      i++;
      const Tag = `h${heading[1].length}` as 'h1';
      found.push(<Tag key={i}>{inline(heading[2])}</Tag>);
    } else if (line.startsWith('```')) {
      i++;
      const code = take((each) => !each.startsWith('```'));
      i++;
      found.push(<Code key={i} text={code.join('\n')} />);
    } else if (line.startsWith('|'))
      found.push(<Table key={i} rows={take((each) => each.startsWith('|'))} />);
    else if (/^( *)([-*]|\d+\.) /.test(line)) {
      found.push(
        <List key={i} lines={take((each) => /^( *)([-*]|\d+\.) /.test(each) || /^ +\S/.test(each))} />,
      );
    } else {
      const words = take((each) => each.trim() !== '' && !/^(#|```|\||[-*] |\d+\. )/.test(each));
      if (words.length === 0) i++;
      else found.push(<p key={i}>{inline(words.join(' '))}</p>);
    }
  }
  return found;
}

function Code({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text must be reachable to be scrolled by keys
    <pre tabIndex={0}>
      <code>{text}</code>
    </pre>
  );
}

function List({ lines }: { lines: readonly string[] }) {
  const items: string[] = [];
  for (const line of lines) {
    const item = /^ *(?:[-*]|\d+\.) +(.*)$/.exec(line);
    if (item) items.push(item[1]);
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  const Tag = /^ *\d/.test(lines[0]) ? 'ol' : 'ul';
  return (
    <Tag>
      {items.map((item, n) => (
        <li key={n}>{inline(item)}</li>
      ))}
    </Tag>
  );
}

function Table({ rows }: { rows: readonly string[] }) {
  const cells = rows.map((row) =>
    row
      .replace(/^\||\|\s*$/g, '')
      .split('|')
      .map((each) => each.trim()),
  );
  const [head, , ...body] = cells;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling table must be reachable to be scrolled by keys
    <div class="table-scroll" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, n) => (
              <th key={n}>{inline(cell)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row, n) => (
            <tr key={n}>
              {row.map((cell, m) => (
                <td key={m}>{inline(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

function inline(text: string): ComponentChildren[] {
  const parts: ComponentChildren[] = [];
  let at = 0;
  for (const m of text.matchAll(INLINE)) {
    parts.push(text.slice(at, m.index));
    const key = m.index;
    if (m[1] !== undefined) parts.push(<code key={key}>{m[1]}</code>);
    else if (m[2] !== undefined) parts.push(<strong key={key}>{inline(m[2])}</strong>);
    else if (m[3] !== undefined) parts.push(<em key={key}>{inline(m[3])}</em>);
    else if (/^https?:\/\//.test(m[5]))
      parts.push(
        <a key={key} href={m[5]}>
          {m[4]}
        </a>,
      );
    else parts.push(m[4]); // links between files of the docs lead nowhere on the page
    at = m.index + m[0].length;
  }
  parts.push(text.slice(at));
  return parts;
}
