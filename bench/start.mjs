// P12: how long `npm start` takes until the portal is ready, on new data and on data that is there.
import { row } from './statistics.mjs';

export async function benchStart({ system: { readyAfter } }) {
  return [
    row('   first start, seconds to ready', { value: readyAfter.first / 1000, unit: 's' }),
    row('P12 second start, seconds to ready', {
      value: readyAfter.second / 1000,
      unit: 's',
      must: 5,
      ambitious: 2,
      judged: 'value',
    }),
  ];
}
