import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
// eslint-disable-next-line no-restricted-syntax -- `until` looks at its condition again and again
import { setTimeout as sleep } from 'node:timers/promises';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** A program of ours in a process of its own, and the lines it has said so far. */
export interface TestProcess {
  readonly child: ChildProcess;
  readonly lines: readonly string[];
  /** Waits for a line that matches. @throws when the process ends first. */
  said(pattern: RegExp): Promise<string>;
  /** When it is gone and all it said has arrived. */
  readonly ended: Promise<unknown>;
  /** Ends it by a signal and waits until it is gone and all it said has arrived. */
  kill(signal: NodeJS.Signals): Promise<void>;
}

/**
 * Starts a program: a TypeScript file of the tests, or a JavaScript file of the built backend, which starts in a third of the time.
 * @param script Its path from `test/support`.
 * @param through A shell command line that ends in `"$@"`, for limits that a process starts with.
 */
export function startProcess(
  script: string,
  args: readonly string[],
  { env = {}, through }: { readonly env?: Record<string, string>; readonly through?: string } = {},
): TestProcess {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const loader = path.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const node = [process.execPath, ...loader, path, ...args];
  const [program = '', ...rest] = through ? ['/bin/sh', '-c', through, 'sh', ...node] : node;
  const child = spawn(program, rest, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const reading = [child.stdout, child.stderr].map(async (stream) => {
    for await (const line of createInterface({ input: stream })) lines.push(line);
  });
  const ended = Promise.all([...reading, new Promise((resolve) => child.once('exit', resolve))]);
  return {
    child,
    lines,
    ended,
    async said(pattern) {
      let line: string | undefined;
      await until(
        () => {
          line = lines.find((candidate) => pattern.test(candidate));
          if (line === undefined && child.exitCode !== null) {
            throw new Error(`${script} ended: ${lines.join('\n')}`);
          }
          return line !== undefined;
        },
        `${String(pattern)} of ${script}`,
      );
      return line ?? '';
    },
    async kill(signal) {
      child.kill(signal);
      await ended;
    },
  };
}

/** Command lines of all processes of this machine that mention `text`, by process id. */
export function processesWith(text: string): { pid: number; command: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((name) => {
      try {
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return command.includes(text) ? [{ pid: Number(name), command }] : [];
      } catch {
        return [];
      }
    });
}

/**
 * How long {@link until} waits: what takes longer has not only met a busy machine. Shorter than a test may take, so that the
 * test says what it waited for.
 */
const limitMs = 250_000;

/** Waits until `check` holds. @returns how long that took, ms. @throws after {@link limitMs}. */
export async function until(check: () => boolean | Promise<boolean>, what: string): Promise<number> {
  const began = performance.now();
  while (!(await check())) {
    if (performance.now() - began > limitMs) throw new Error(`${what} did not happen within ${limitMs} ms`);
    await sleep(10);
  }
  return performance.now() - began;
}
