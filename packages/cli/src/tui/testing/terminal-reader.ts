/** Reads what a terminal would show: an emulator for tests. */
import xterm from '@xterm/headless';

export class TerminalReader {
  private readonly terminal: InstanceType<typeof xterm.Terminal>;

  constructor(columns: number, rows: number) {
    this.terminal = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true });
  }

  write(text: string | Uint8Array): Promise<void> {
    return new Promise((resolve) => this.terminal.write(text, resolve));
  }
  resize(columns: number, rows: number): void {
    this.terminal.resize(columns, rows);
  }

  /** The characters on the screen, row by row, without the blanks at the ends. */
  text(): string {
    const { active } = this.terminal.buffer;
    const rows = Array.from({ length: this.terminal.rows }, (_, y) => active.getLine(active.baseY + y));
    return rows
      .map((row) => row?.translateToString(true) ?? '')
      .map((row) => row.trimEnd())
      .join('\n');
  }
  /** Whether the program's own screen is shown, not the shell's. */
  get onOtherScreen(): boolean {
    return this.terminal.buffer.active.type === 'alternate';
  }
  /** True when some character on the screen has a colour. */
  get coloured(): boolean {
    const { active } = this.terminal.buffer;
    for (let y = 0; y < this.terminal.rows; y++) {
      const row = active.getLine(y);
      for (let x = 0; x < this.terminal.cols; x++) if (!row?.getCell(x)?.isFgDefault()) return true;
    }
    return false;
  }
  get modes() {
    return this.terminal.modes;
  }
}

export async function readTerminal(columns: number, rows: number, text: string): Promise<string> {
  const reader = new TerminalReader(columns, rows);
  await reader.write(text);
  return reader.text();
}
