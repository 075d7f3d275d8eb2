import type { ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import type { TrendModel, TrendBand } from './trend-model.ts';
import { SeriesStroke } from '../chart-parts/Legend.tsx';
import type { TrendTexts } from './trend-texts.ts';
import { useView, type TrendViewStore } from './view-store.ts';

/** Props of {@link Readout}. */
export interface ReadoutProps {
  model: TrendModel;
  bands: readonly TrendBand[];
  hidden: ReadonlySet<string>;
  store: TrendViewStore;
  texts: TrendTexts;
}

const Panel = styled('div', {
  position: 'absolute',
  zIndex: 2,
  maxWidth: 280,
  padding: '$2 $3',
  border: '1px solid $border',
  borderRadius: '$control',
  backgroundColor: '$raised',
  elevation: 'readout',
  color: '$text',
  fontSize: '$caption',
  figures: 'tabular',
  pointerEvents: 'none',
});

const Time = styled('div', { marginBottom: '$1', color: '$textQuiet', whiteSpace: 'nowrap' });

const Rows = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: '$2',
  rowGap: '$half',
});

const Name = styled('span', { cut: true });
const Value = styled('span', { paddingLeft: '$2', textAlign: 'right', fontWeight: '$medium' });
const Unit = styled('span', { color: '$textQuiet' });
const Tint = styled('span', {
  size: 10,
  marginLeft: 3,
  borderRadius: 2,
  backgroundColor: '$warningMark',
  opacity: 0.5,
});

/** The values under the cross-hair, beside it. A screen reader gets them from the plot itself. */
export function Readout({ model, bands, hidden, store, texts }: ReadoutProps) {
  // Without a cross-hair the answer stays null while the chart is panned.
  const now = useView(store, (current) => (current.cursor === null ? null : current));
  const time = model.times[now?.cursor ?? -1];
  if (now?.cursor == null || time === undefined) return null;
  const { cursor, frame, window } = now;
  const share = (time - window.from) / (window.to - window.from);
  const x = frame.left + share * frame.width;
  // On the side with more room, so that the panel never covers the point that it describes.
  const side = share > 0.5 ? { right: `calc(100% - ${x - 12}px)` } : { left: x + 12 };
  const band = bands.find(({ from, to }) => from <= time && time < to);
  return (
    <Panel aria-hidden="true" data-picture="none" style={{ top: frame.top + 4, ...side }}>
      <Time>{texts.time(time)}</Time>
      <Rows>
        {model.series.map(
          ({ id, label, unit, color, dash }, series) =>
            !hidden.has(id) && (
              <Line
                key={id}
                mark={<SeriesStroke color={color} dash={dash} />}
                label={label}
                value={texts.value(series, cursor ?? -1)}
                unit={unit}
              />
            ),
        )}
        {model.pair && (
          <Line
            mark={<Tint />}
            label={model.pair.label}
            value={texts.lost(cursor ?? -1)}
            unit={model.pair.unit}
          />
        )}
      </Rows>
      {band?.label && <Time css={{ marginTop: '$1', marginBottom: 0 }}>{band.label}</Time>}
    </Panel>
  );
}

function Line(props: { mark: ReactNode; label: string; value: string; unit: string }) {
  return (
    <>
      {props.mark}
      <Name>{props.label}</Name>
      <Value>{props.value}</Value>
      <Unit>{props.unit}</Unit>
    </>
  );
}
