// P11: the dashboard's reads at a fixed rate; password sign-ins, and what reads lose by them.
import autocannon from 'autocannon';
import { ReadableError } from '../scripts/bootstrap.mjs';
import { median, quantile, row } from './statistics.mjs';

const dashboardCalls = [
  '/api/Dashboard/GetProductionDayInfo',
  '/api/ExceptionReport/GetChangeDetectionStatistics',
  '/api/ExceptionReport/GetChangePoints?limit=5',
  '/api/Dashboard/GetProductionOptimizationInfo',
  '/api/Dashboard/GetDeferredProductionInfo',
  '/api/Dashboard/GetScheduleInfo',
  '/api/Dashboard/GetSustainableProductionInfo',
  '/api/ExceptionReport/GetBusinessUnits',
  '/api/ExceptionReport/GetAreas',
  '/api/ExceptionReport/GetFields',
  '/api/ExceptionReport/GetWells',
];

const load = (origin, token, rate, seconds) =>
  autocannon({
    url: origin,
    connections: 32,
    duration: seconds,
    overallRate: rate,
    requests: dashboardCalls.map((path) => ({
      path,
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'br, gzip' },
    })),
  });

/** One read, to the end of its answer; throws when that is not data. */
async function readOnce(origin, token, path) {
  const answer = await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const body = await answer.text();
  if (!answer.ok) throw new ReadableError(`${path} answered ${answer.status}: ${body.slice(0, 300)}`);
}

/**
 * Mixed dashboard reads at `rate` requests per second.
 * @throws when none of them was answered with data
 */
export async function mixedReads(origin, token, rate, seconds) {
  const result = await load(origin, token, rate, seconds);
  if (result['2xx'] === 0) {
    throw new ReadableError(
      `no read of the dashboard was answered with data in ${seconds} s: ${result.non2xx} answers without, ${result.errors} errors`,
    );
  }
  return result;
}

/** Makes mixed dashboard reads at `rate` requests per second for as long as `work` runs, and gives what that gives. */
export async function besideReads({ origin, token, rate }, work) {
  const maxSeconds = 3600;
  const reads = load(origin, token, rate, maxSeconds);
  try {
    return await work();
  } finally {
    reads.stop();
    await reads;
  }
}

/**
 * Dashboard reads at one rate as a row of the table.
 * @param {{ origin: string, token: string, rate: number, seconds: number, must?: number, ambitious?: number }} options
 */
export async function ratedReads(name, { origin, token, rate, seconds, must, ambitious }) {
  const result = await mixedReads(origin, token, rate, seconds);
  const failed = result.non2xx + result.errors;
  // The load generator reports 97.5 %, not 95 %; a bound that holds for the one holds for the other.
  return row(
    `P11 ${name} at ${rate}/s, p97.5 (${Math.round(result.requests.average)}/s served, ${failed} failed)`,
    { value: result.latency.p97_5, unit: 'ms', must, ambitious, judged: 'value' },
  );
}

/** Before a load is measured, for so many seconds at most. */
const warmUpSeconds = 2;

/**
 * Reads without counting them, so that the server is warm. Each call is made once first and waited for, because a new server
 * on a machine that has other work can take longer for its first answers than the seconds of a small measurement.
 * @throws when one of the calls is not answered with data
 */
export async function warmUp(origin, token, seconds) {
  for (const path of dashboardCalls) await readOnce(origin, token, path);
  await load(origin, token, 50, Math.min(warmUpSeconds, seconds));
}

/** Most milliseconds by reads per second; what is read more often is not judged. */
const bounds = { 100: { must: 150 }, 500: { must: 150 }, 1000: { ambitious: 150 } };

/** @param {{ system: { origin: string, signIn: () => Promise<string> }, sizes: import('./sizes.mjs').Sizes }} given */
export async function benchBackend({ system, sizes }) {
  const { origin, signIn } = system;
  const { seconds } = sizes;
  const token = await signIn();
  await warmUp(origin, token, seconds);
  const rows = [];
  for (const rate of sizes.rates)
    rows.push(await ratedReads('dashboard reads', { origin, token, rate, seconds, ...bounds[rate] }));
  rows.push(await changeStatistics({ origin, token, sizes, must: 200 }));
  return [...rows, ...(await benchPasswords({ origin, token, seconds, signIn }))];
}

/**
 * The statistics of changes for windows of which none was asked for before, each ending a day earlier than the last one.
 * @param {{ origin: string, token: string, sizes: import('./sizes.mjs').Sizes, must: number }} options
 */
export async function changeStatistics({ origin, token, sizes, must }) {
  const path = '/api/ExceptionReport/GetChangeDetectionStatistics';
  const took = [];
  const today = Date.now();
  for (let back = 1; back <= sizes.windows; back += 1) {
    const to = new Date(today - back * 86_400_000).toISOString().slice(0, 10);
    const started = performance.now();
    await readOnce(origin, token, `${path}?from=1990-01-01&to=${to}`);
    took.push(performance.now() - started);
  }
  return row(`P17 statistics of changes over the whole record, p95 of ${took.length}`, {
    value: quantile(took, 0.95),
    unit: 'ms',
    must,
    judged: 'value',
  });
}

const signInsPerSecond = 10;

/**
 * Ten password sign-ins per second, and what they do to those who only read.
 * @param {{ origin: string, token: string, seconds: number, signIn: () => Promise<unknown> }} options
 */
async function benchPasswords({ origin, token, seconds, signIn }) {
  const took = [];
  const begun = [];
  const signInOnce = async () => {
    const started = performance.now();
    await signIn();
    took.push(performance.now() - started);
  };
  const timer = setInterval(() => begun.push(settled(signInOnce())), 1000 / signInsPerSecond);
  const reads = await mixedReads(origin, token, 100, seconds).finally(() => clearInterval(timer));
  const failed = (await Promise.all(begun)).filter(({ status }) => status === 'rejected').length;
  return [
    row(`   password sign-in at ${signInsPerSecond}/s, median (${took.length} done, ${failed} failed)`, {
      value: median(took),
      unit: 'ms',
    }),
    row('   reads at 100/s beside them, p99', {
      value: reads.latency.p99,
      unit: 'ms',
      must: 500,
      judged: 'value',
    }),
  ];
}

/** What became of a promise; it never rejects, so that a failure waits for its caller. */
export const settled = async (promise) => (await Promise.allSettled([promise]))[0];
