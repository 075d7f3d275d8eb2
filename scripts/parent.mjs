// What npm starts it starts through a shell, and not every shell passes on the signal that ends it.

/**
 * Calls `stop` once when the process that started this one has ended. Only for what npm runs: a shell that a user starts a
 * program from may end before it.
 * @param {() => void} stop
 * @param {string | undefined} [script] the script of package.json that npm runs
 */
export function followParent(stop, script = process.env.npm_lifecycle_event) {
  if (script === undefined) return;
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    stop();
  }, 250).unref();
}
