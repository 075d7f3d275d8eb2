// Runs a check in a thread: one that computes for seconds would keep those beside it from beginning.
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/**
 * A check that runs in a thread of its own.
 * @param {string} file address of the module that exports the check
 * @param {() => unknown} check an exported function, found by its name
 */
export const inThread = (file, check) => () =>
  new Promise((resolve, reject) => {
    new Worker(new URL(import.meta.url), { workerData: { file, name: check.name } })
      .once('message', resolve)
      .once('error', reject);
  });

if (!isMainThread && workerData?.file) {
  const { [workerData.name]: check } = await import(workerData.file);
  parentPort.postMessage(await check());
}
