/**
 * The terminal while a full-screen program has it: raw keys, the other screen, no cursor, mouse clicks, pastes told
 * from keys. However the program ends (return, exception, signal, Ctrl-C, hang-up), the terminal is put back as it was.
 */
import { constants } from 'node:os';
import { Output } from '../../output.js';
import { HeldKeys } from './held.js';
import { type Decoded, type Input, KeyDecoder, type Pasted } from './keys.js';
import { ASK, TELL, UNTELL } from './kitty.js';

const ENTER = `\x1b[?1049h\x1b[?25l\x1b[?7l\x1b[?1000h\x1b[?1006h\x1b[?2004h\x1b[2J${ASK}`;
const LEAVE = '\x1b[?2004l\x1b[?1006l\x1b[?1000l\x1b[?7h\x1b[0m\x1b[?25h\x1b[?1049l';
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const;
const OWN_GROUP = 0; // of processes: whom the terminal's own Ctrl-Z would stop
const SUSPEND_PAUSE = 50; // ms
const ESCAPE_PAUSE = 40; // ms after which a lone escape is the key itself

export interface TerminalListener {
  input(input: Input | Pasted): void;
  /** The window has another size, or the terminal has just been taken back. */
  resized(): void;
  /** Nothing more will be typed. */
  gone(): void;
}

export class Terminal {
  private readonly out = new Output(1);
  private readonly decoder = new KeyDecoder();
  private readonly listener: TerminalListener;
  private timer: NodeJS.Timeout | undefined;
  private readonly heldKeys = new HeldKeys();
  private tells = false; // itself which keys are held
  private taken = false;

  constructor(listener: TerminalListener) {
    this.listener = listener;
  }

  get width(): number {
    return process.stdout.columns || 80;
  }
  get height(): number {
    return process.stdout.rows || 24;
  }

  take(): void {
    process.stdin.setEncoding('utf8');
    process.stdin.on('data', this.onData).on('end', this.onEnd).on('error', this.onEnd);
    process.stdout.on('resize', this.onResize);
    for (const signal of SIGNALS) process.on(signal, this.onSignal);
    process.on('SIGCONT', this.onContinue);
    process.on('exit', this.putBack);
    process.on('uncaughtExceptionMonitor', this.putBack);
    this.enter();
    process.stdin.resume();
  }

  give(): void {
    clearTimeout(this.timer);
    process.stdin.off('data', this.onData).off('end', this.onEnd).off('error', this.onEnd).pause();
    process.stdout.off('resize', this.onResize);
    for (const signal of SIGNALS) process.off(signal, this.onSignal);
    process.off('SIGCONT', this.onContinue);
    this.putBack();
    process.off('exit', this.putBack);
    process.off('uncaughtExceptionMonitor', this.putBack);
  }

  write(text: string): void {
    if (text === '' || !this.taken) return;
    this.out.write(text);
    this.out.flush();
  }

  private enter(): void {
    process.stdin.setRawMode(true);
    this.taken = true;
    this.write(ENTER);
  }

  private readonly putBack = (): void => {
    if (!this.taken) return;
    this.taken = false;
    try {
      process.stdin.setRawMode(false);
      this.out.write(this.tells ? UNTELL + LEAVE : LEAVE);
      this.tells = false;
      this.out.flush();
    } catch {
      // The terminal itself is gone: there is nothing to put back.
    }
  };

  /** Ctrl-Z: gives the terminal to the shell until the program is continued. What started us (npx) stops, too, as the shell waits for it. */
  private suspend(): void {
    this.putBack();
    process.kill(OWN_GROUP, 'SIGTSTP');
    // Where nobody can continue us (no job control) the signal does nothing, and we go on.
    setTimeout(this.onContinue, SUSPEND_PAUSE);
  }

  private readonly onContinue = (): void => {
    process.emit('SIGWINCH'); // the shell alone was told of another size meanwhile
    this.enter();
    this.listener.resized();
  };
  private readonly onResize = (): void => this.listener.resized();
  private readonly onEnd = (): void => this.listener.gone();
  private readonly onSignal = (signal: NodeJS.Signals): void => {
    this.putBack();
    process.exit(128 + constants.signals[signal]);
  };
  private readonly onData = (text: string): void => {
    clearTimeout(this.timer);
    for (const input of this.decoder.feed(text)) this.pass(input);
    if (this.decoder.undecided) {
      this.timer = setTimeout(() => {
        for (const input of this.decoder.flush()) this.pass(input);
      }, ESCAPE_PAUSE);
    }
  };

  private pass(input: Decoded): void {
    if (input.kind === 'tells-keys') this.askToTell();
    else if (input.kind === 'paste' || this.tells) this.act(input);
    else this.act(this.heldKeys.mark(input, performance.now()));
  }

  private askToTell(): void {
    if (this.tells) return;
    this.tells = true;
    this.write(TELL);
  }

  private act(input: Input | Pasted): void {
    if (input.kind === 'key' && input.key === 'ctrl-c') this.onSignal('SIGINT');
    else if (input.kind === 'key' && input.key === 'ctrl-z') this.suspend();
    else this.listener.input(input);
  }
}
