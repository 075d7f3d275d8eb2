import { seededNoise } from '../../src/insights/record.fixture.ts';
import { dayMs, isoDay } from '../../src/production-day.ts';

/**
 * A CSV of two wells in the columns of a public data set, made up: a producer that declines, is shut in, restricted and
 * lost for months, with spring and autumn days; and an injector that was a producer and ends as one.
 */
export function standInCsv(): string {
  const first = Date.UTC(2013, 6, 8) / dayMs;
  const lines = [
    'DATEPRD,WELL_BORE_CODE,NPD_FIELD_NAME,ON_STREAM_HRS,AVG_WHP_P,BORE_OIL_VOL,BORE_GAS_VOL,BORE_WAT_VOL,BORE_WI_VOL,FLOW_KIND,WELL_TYPE',
  ];
  const noise = seededNoise(11, 1_100, 0.5);
  for (let i = 0; i < 1_100; i++) {
    const restricted = i >= 400 && i < 460 ? 0.6 : i >= 700 ? 0.5 : 1;
    const hours = i % 97 === 50 ? 9.5 : i >= 250 && i < 262 ? 0 : i % 41 === 7 ? 20 : 24;
    const rate = 1_800 * Math.exp(-0.000_9 * i + 0.025 * noise[i]!) * restricted;
    const water = 400 + i;
    const volumes = [rate, rate * 150, water].map((value) => ((value * hours) / 24).toFixed(2));
    // Days without a row, and days on which nothing was measured.
    if (i % 211 === 100) continue;
    const row =
      i % 173 === 90 ? [24, 90, '', '', ''] : [hours, 90, ...(hours === 0 ? ['', '', ''] : volumes)];
    lines.push([isoDay(first + i), 'NO 15/9-X-1 H', 'STAND-IN', ...row, '', 'production', 'OP'].join());
  }
  for (let i = 0; i < 500; i++) {
    const injects = i >= 180 && i < 420;
    const oil = (120 * Math.exp(-0.001 * i + 0.04 * noise[i]!)).toFixed(2);
    const row = injects
      ? [24, 110, '', '', '', 2_400, 'injection', 'WI']
      : [24, 40, oil, 20_000, 15, '', 'production', 'OP'];
    lines.push([isoDay(first + i), 'NO 15/9-X-2 AH', 'STAND-IN', ...row].join());
  }
  return `${lines.join('\n')}\n`;
}
