/** How a report looks. The colours are those of the page, told apart also without seeing them: by order and words. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --bg: #f7f9fc; --surface: #ffffff; --line: #d3dbe6; --text: #131c2a; --muted: #4c5c72;
  --c1: #1668b0; --c2: #b97a06; --c3: #0f8a7c; --c4: #7a49c4; --c5: #c23b31; --c6: #5c8a14; --c7: #6b7f9a;
  --r1: #b3362c; --r2: #dd8b80; --r3: #aab6c6; --r4: #7fb0dd; --r5: #1668b0;
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: #0b1019; --surface: #121a27; --line: #2b394e; --text: #eaf0f8; --muted: #a3b3c8;
    --c1: #5db9ff; --c2: #f6bb42; --c3: #3fd3c0; --c4: #b9a0ff; --c5: #ff8378; --c6: #aed65c; --c7: #8fa3bd;
    --r1: #ff8378; --r2: #a8524a; --r3: #4a5a70; --r4: #2f73a8; --r5: #5db9ff;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--text); font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 820px; margin: 0 auto; padding: 24px 16px 64px; }
h1 { font-size: 26px; margin: 0 0 12px; }
h2 { font-size: 19px; margin: 0 0 4px; }
h3 { contain: inline-size; font-size: 13px; font-weight: 600; color: var(--muted); margin: 12px 0 4px; }
p { margin: 0 0 8px; color: var(--muted); }
a { color: var(--c1); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; margin: 0 0 16px; }
dt { color: var(--muted); }
dd { margin: 0; overflow-wrap: anywhere; }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px; margin-bottom: 16px; }
section { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; padding: 16px; margin-bottom: 16px; }
.charts { display: flex; flex-wrap: wrap; gap: 0 16px; overflow-x: auto; }
.chart { max-width: 100%; }
.chart figure { margin: 0; }
svg { color: var(--text); max-width: 100%; height: auto; }
summary { cursor: pointer; color: var(--muted); }
.table { overflow: auto; max-height: 420px; }
table { border-collapse: collapse; font-size: 13px; margin-top: 8px; }
th, td { text-align: left; padding: 3px 12px 3px 0; border-bottom: 1px solid var(--line); white-space: nowrap; }
.number { text-align: right; font-variant-numeric: tabular-nums; }
code { color: var(--muted); font-size: 12px; }
.narrow { display: none; }
@media screen and (max-width: 520px) {
  .wide { display: none; }
  .narrow { display: block; }
  section { padding: 12px; }
}
@media print { body { background: none; } section { break-inside: avoid; } }
`;
