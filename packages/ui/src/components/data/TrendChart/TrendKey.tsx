import { tones } from '../../props.ts';
import { ink } from '../chart-parts/chart-text.ts';
import { KeyList } from '../chart-parts/key-list.ts';
import { clustersIn } from './EventLane.tsx';
import { eventColors, eventOutlines, toneOf } from './event-tone.ts';
import type { TrendChartLabels } from './trend-chart.words.ts';
import type { TrendBand, TrendEvent, TrendModel } from './trend-model.ts';
import { useView, type TrendViewStore } from './view-store.ts';

/** Props of {@link TrendKey}. */
export interface TrendKeyProps {
  model: TrendModel;
  events: readonly TrendEvent[];
  bands: readonly TrendBand[];
  /** Whether levels of means are drawn. */
  means: boolean;
  store: TrendViewStore;
  labels: Pick<TrendChartLabels, 'key' | 'eventTones' | 'several' | 'meanLevel'>;
}

/** What is drawn beside the lines of a trend chart: markers, bands and means, as far as there are any. */
export function TrendKey({ model, events, bands, means, store, labels }: TrendKeyProps) {
  const width = useView(store, (now) => now.frame.width);
  const { full } = model;
  if (!full) return null;
  const within = events.filter(({ at }) => at >= full.from && at <= full.to);
  const used = new Set(within.map(toneOf));
  // Of the whole period, so that the key stays while a reader zooms.
  const several = clustersIn(within, full, width).some(({ markers }) => markers.length > 1);
  const names = new Map(
    bands
      .filter(({ from, to, label }) => label && to > full.from && from < full.to)
      .map(({ label, kind, outlined = false }) => [kind ?? label, outlined]),
  );
  if (used.size === 0 && names.size === 0 && !means) return null;
  return (
    <KeyList aria-label={labels.key}>
      {tones
        .filter((tone) => used.has(tone))
        .map((tone) => (
          <li key={tone}>
            <svg width="14" height="14" aria-hidden="true">
              <path d={eventOutlines[tone]} fill={ink(eventColors[tone])} />
            </svg>
            {labels.eventTones[tone]}
          </li>
        ))}
      {several && (
        <li>
          <svg width="14" height="14" aria-hidden="true">
            <circle cx="7" cy="7" r="6.5" fill={ink('textQuiet')} />
            <text
              x="7"
              y="7"
              dy="0.36em"
              textAnchor="middle"
              fontSize="9"
              fontWeight="600"
              fill={ink('surface')}
            >
              2
            </text>
          </svg>
          {labels.several}
        </li>
      )}
      {[...names].map(([name, outlined]) => (
        <li key={name}>
          <svg width="14" height="10" aria-hidden="true">
            <rect
              x="0.5"
              y="0.5"
              width="13"
              height="9"
              fill={outlined ? 'none' : ink('chartBand')}
              stroke={ink(outlined ? 'textQuiet' : 'borderStrong')}
            />
          </svg>
          {name}
        </li>
      ))}
      {means && (
        <li>
          <svg width="18" height="8" aria-hidden="true">
            <path d="M0,4H18" stroke={ink('text')} />
          </svg>
          {labels.meanLevel}
        </li>
      )}
    </KeyList>
  );
}
