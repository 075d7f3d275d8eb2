// What npm runs it runs through a shell, and not every shell passes on the signal that ends it.
import { readFileSync } from 'node:fs';

/** The process that started another one, where the system lists processes as files; undefined elsewhere. */
function parentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1];
  } catch {
    return undefined;
  }
}

/**
 * Calls `stop` once when npm or its shell, which started this process, has ended. Only for what npm runs: a shell that a user
 * starts a program from may end before it. A shell that waits for this process keeps SIGINT for itself until then.
 * @param {() => void} stop
 * @param {string | undefined} [script] the script of package.json that npm runs
 */
export function followParent(stop, script = process.env.npm_lifecycle_event) {
  if (script === undefined) return;
  const shell = process.ppid;
  const npm = parentOf(shell);
  const check = setInterval(() => {
    if (process.ppid === shell && parentOf(shell) === npm) return;
    clearInterval(check);
    stop();
  }, 250).unref();
}
