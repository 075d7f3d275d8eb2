import type { ColorName } from '../../../tokens/tokens.ts';
import { tones, type Tone } from '../../props.ts';
import type { TrendEvent } from './trend-model.ts';

/** What an event is drawn as, in 14 × 14 px: tones differ in shape as well as in color. */
export const eventOutlines: Record<Tone, string> = {
  neutral: 'M7 2 12 7 7 12 2 7Z',
  info: 'M3 3H11V11H3Z',
  good: 'M7 2A5 5 0 0 1 7 12A5 5 0 0 1 7 2Z',
  warning: 'M7 12 1 2H13Z',
  critical: 'M7 2 13 12H1Z',
};

/** The color of an event; figures of the ground's color stand on it where several are one. */
export const eventColors = {
  neutral: 'textQuiet',
  info: 'infoMark',
  good: 'goodMark',
  warning: 'warningText',
  critical: 'criticalMark',
} as const satisfies Record<Tone, ColorName>;

/** An unknown tone is shown as neutral. */
export const toneOf = ({ tone = 'neutral' }: TrendEvent): Tone => (tones.includes(tone) ? tone : 'neutral');

/**
 * The tone of events that stand too close to be distinguished: a warning or worse stands out, another tone only where all
 * have it, because the key has no color for several.
 */
export function toneOfAll(events: readonly TrendEvent[]): Tone {
  const found = events.map(toneOf);
  const gravest = found.reduce((worst, tone) => (tones.indexOf(tone) > tones.indexOf(worst) ? tone : worst));
  const standsOut = gravest === 'warning' || gravest === 'critical';
  return standsOut || found.every((tone) => tone === gravest) ? gravest : 'neutral';
}
