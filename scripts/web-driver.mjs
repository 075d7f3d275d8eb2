// WebKitGTK by its own WebDriver: what Safari's engine makes of the portal, in a browser of the system.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ReadableError } from './bootstrap.mjs';
import { freePort } from './ports.mjs';

const driver = '/usr/bin/WebKitWebDriver';
const libraries = '/usr/lib';
/** How long a command may take (ms). */
const maxCommandMs = 60_000;
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** @returns Where MiniBrowser is, which the driver starts. @throws ReadableError that names the packages */
function findMiniBrowser() {
  const found = readdirSync(libraries)
    .flatMap((folder) => {
      const inside = path.join(libraries, folder);
      return folder.includes('linux') ? readdirSync(inside).map((name) => path.join(inside, name)) : [];
    })
    .filter((folder) => /webkit2?gtk-/.test(folder))
    .map((folder) => path.join(folder, 'MiniBrowser'))
    .find((file) => existsSync(file));
  if (!found || !existsSync(driver))
    throw new ReadableError('WebKitGTK is missing: apt-get install webkit2gtk-driver xvfb');
  return found;
}

/**
 * Opens WebKitGTK on a screen of its own for as long as `use` runs.
 * @template Result
 * @param {(page: ReturnType<typeof pageOf>) => Promise<Result>} use
 */
export async function withWebKit(use) {
  const binary = findMiniBrowser();
  const port = await freePort();
  const child = spawn('xvfb-run', ['-a', '-s', '-screen 0 1600x1200x24', driver, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, LANG: 'en_US.UTF-8', LANGUAGE: 'en_US', TZ: 'UTC' },
  });
  const send = async (method, command, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${command}`, {
      method,
      signal: AbortSignal.timeout(maxCommandMs),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${command}: ${value.message || value.error}`);
    return value;
  };
  try {
    await untilAnswers(send);
    const { sessionId } = await send('POST', '/session', {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
      },
    });
    const of = (method, command, body) => send(method, `/session/${sessionId}${command}`, body);
    try {
      return await use(pageOf(of));
    } finally {
      await of('DELETE', '').catch(() => undefined);
    }
  } finally {
    // With the screen and what the driver has started.
    process.kill(-child.pid, 'SIGTERM');
  }
}

async function untilAnswers(send) {
  const until = performance.now() + maxCommandMs;
  for (;;) {
    try {
      return await send('GET', '/status');
    } catch (error) {
      if (performance.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** The one page of a session. */
function pageOf(send) {
  const evaluate = (what, ...args) =>
    send('POST', '/execute/sync', { script: `return (${what}).apply(null, arguments)`, args });
  return {
    open: (url) => send('POST', '/url', { url }),
    size: (width, height) => send('POST', '/window/rect', { width, height }),
    /** Calls a function in the page; an element that it answers can be given to the other calls. */
    evaluate,
    /** Asks until the page answers something that is true. @throws Error that says what was waited for */
    async until(name, what, ...args) {
      const end = performance.now() + maxCommandMs;
      for (;;) {
        const value = await evaluate(what, ...args);
        if (value) return value;
        if (performance.now() > end) throw new Error(`waited in vain for ${name}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    press: (element) => send('POST', `/element/${element[elementKey]}/click`, {}),
    /** Types into the element; {@link keys} has the signs of keys. */
    type: (element, text) => send('POST', `/element/${element[elementKey]}/value`, { text }),
  };
}

/** Signs of keys that a text can hold. */
export const keys = { enter: '\uE007', escape: '\uE00C', tab: '\uE004' };
