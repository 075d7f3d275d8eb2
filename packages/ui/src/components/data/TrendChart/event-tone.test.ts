import { expect, it } from 'vitest';
import type { Tone } from '../../props.ts';
import { toneOfAll } from './event-tone.ts';

it.each<[tones: Tone[], tone: Tone]>([
  [['neutral', 'info'], 'neutral'],
  [['info', 'info'], 'info'],
  [['info', 'good'], 'neutral'],
  [['neutral', 'warning', 'info'], 'warning'],
  [['critical', 'warning'], 'critical'],
])('marks %s as %s, where they are one', (tones, tone) => {
  expect(toneOfAll(tones.map((each, at) => ({ id: String(at), at, label: 'x', tone: each })))).toBe(tone);
});
