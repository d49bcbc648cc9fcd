/** npm run design: exports the diagrams of docs/design and prints docs/design.pdf from docs/design.md. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { install, root, say } from './steps.mjs';

install();
const { instance } = await import('@viz-js/viz');
const { marked } = await import('marked');
const { chromium } = await import('playwright-core');
const { chromiumLaunch } = await import('./chromium.mjs');

const docs = join(root, 'docs');
const DIAGRAMS = ['modules', 'types', 'raiinet', 'mirewood'];
const A4 = '@page { size: A4; margin: 18mm 16mm }';
/** The browser brings one font, which has no arrows and no lines to draw with: these have (Debian: fonts-dejavu-core). */
const FONTS = '/usr/share/fonts/truetype/dejavu';
if (!existsSync(FONTS)) say(`There is no ${FONTS}: arrows and drawings made of characters will be missing.`);
const FACES = ['DejaVuSans', 'DejaVuSansMono']
  .filter((name) => existsSync(`${FONTS}/${name}.ttf`))
  .map((name) => {
    const data = readFileSync(`${FONTS}/${name}.ttf`, 'base64');
    return `@font-face { font-family: ${name}; src: url(data:font/ttf;base64,${data}) }`;
  });
const STYLE = `${FACES.join('')}
  body { font: 10.5pt/1.45 'Open Sans', DejaVuSans, sans-serif; color: #111827 }
  h1 { font-size: 20pt } h2 { font-size: 15pt; margin-top: 1.6em } h3 { font-size: 12pt } h1, h2, h3 { break-after: avoid }
  pre { background: #f3f4f6; padding: 8pt; font: 8pt/1.35 DejaVuSansMono, monospace; white-space: pre-wrap; break-inside: avoid }
  code { font-family: DejaVuSansMono, monospace; font-size: .86em } pre code { font-size: 1em }
  svg text { font-family: 'Open Sans', DejaVuSans, sans-serif; font-size: 9.2px } table { border-collapse: collapse; font-size: 9pt }
  tr { break-inside: avoid } td, th { border: .5pt solid #9ca3af; padding: 3pt 6pt; text-align: left; vertical-align: top }
  .cover { height: 240mm; display: flex; flex-direction: column; justify-content: center; break-after: page }
  .cover h1 { font-size: 40pt; margin: 0 } .sub { font-size: 15pt } .foot { margin-top: auto; color: #4b5563 }
  figure { margin: 1em 0; break-inside: avoid } figure svg { max-width: 100%; height: auto; max-height: 225mm } figcaption { font-size: 9pt; color: #4b5563 }`;

const viz = await instance();
const browser = await chromium.launch(await chromiumLaunch());
const page = await browser.newPage();

async function print(paper, html, file) {
  await page.setContent(
    `<!doctype html><meta charset="utf-8"><title>Quadrant: the design</title><style>${paper}${STYLE}</style>${html}`,
  );
  writeFileSync(join(docs, file), await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  say(`docs/${file}`);
}

const drawings = {};
for (const name of DIAGRAMS) {
  const svg = viz.renderString(readFileSync(join(docs, 'design', `${name}.dot`), 'utf8'), { format: 'svg' });
  drawings[name] = svg.slice(svg.indexOf('<svg'));
  writeFileSync(join(docs, 'design', `${name}.svg`), drawings[name]);
  const [width, height] = /width="([\d.]+)pt" height="([\d.]+)pt"/.exec(svg).slice(1).map(Number);
  const paper = `@page { size: ${width}pt ${height + 1}pt; margin: 0 } body { margin: 0 } svg { display: block }`;
  await print(paper, drawings[name], `design/${name}.pdf`);
}

const body = (await marked.parse(readFileSync(join(docs, 'design.md'), 'utf8'))).replace(
  /<p><img src="design\/(\w+)\.svg" alt="([^"]*)"[^>]*><\/p>/g,
  (_, name, title) => `<figure>${drawings[name]}<figcaption>${title}</figcaption></figure>`,
);
await print(A4, readFileSync(join(docs, 'design', 'cover.html'), 'utf8') + body, 'design.pdf');
await browser.close();
