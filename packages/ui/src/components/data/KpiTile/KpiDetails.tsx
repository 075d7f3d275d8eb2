import type { ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import type { Tone } from '../../props.ts';
import { Skeleton } from '../../showing/Skeleton/Skeleton.tsx';
import { ValueState, type ValueStateName } from '../../showing/ValueState/ValueState.tsx';

/** Why a tile has no figure: nothing arrived to read it from, or nothing has computed it. */
export type AbsentState = Exclude<ValueStateName, 'zero'>;

/** A smaller figure beside that of a tile. */
export interface KpiItem {
  /** What it is, for example `Of potential`. */
  label: string;
  /** The figure as it is to be read; null where there is none. */
  value: string | null;
  /** Why there is none. @default noData */
  state?: AbsentState | undefined;
  /** Beside it, quieter. */
  unit?: string | null;
  /** How it compares, in a line below, for example `97.3 % of plan`. */
  note?: string | undefined;
  /** Whether it is good news; the label says the same without color. @default 'neutral' */
  tone?: Tone;
}

const Details = styled('dl', {
  display: 'grid',
  // At the foot, where other tiles have their course.
  alignContent: 'end',
  flexGrow: 1,
  maxWidth: 220,
  marginTop: '$2',
  rowGap: '$1',
  quiet: '$caption',
  figures: 'tabular',
});

const DetailRow = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '$2',
});

const DetailValue = styled('dd', {
  fontWeight: '$medium',
  color: '$text',
  whiteSpace: 'nowrap',
  variants: {
    tone: {
      neutral: {},
      info: { color: '$infoText' },
      good: { color: '$goodText' },
      warning: { color: '$warningText' },
      critical: { color: '$criticalText' },
    },
  },
});

const DetailNote = styled('dd', {
  flexBasis: '100%',
  color: '$textQuiet',
  variants: {
    // In a narrow tile most figures stand below their names, at the start.
    wide: { true: { textAlign: 'end' } },
  },
});

const DetailUnit = styled('span', { color: '$textQuiet', fontWeight: '$regular' });

/** An item as it is drawn, or what holds its place. */
type DetailProps = Omit<KpiItem, 'value' | 'note'> & { value: ReactNode; note?: ReactNode; wide: boolean };

function Detail({ label, value, state = 'noData', unit, note, tone = 'neutral', wide }: DetailProps) {
  return (
    <DetailRow>
      <dt>{label}</dt>
      <DetailValue tone={tone}>
        {value ?? <ValueState state={state} iconHidden />}
        {value !== null && unit && <DetailUnit> {unit}</DetailUnit>}
      </DetailValue>
      {note !== undefined && <DetailNote wide={wide}>{note}</DetailNote>}
    </DetailRow>
  );
}

/** Props of {@link KpiDetails}. */
export interface KpiDetailsProps {
  items: readonly KpiItem[];
  /** Their figures are on their way. */
  loading: boolean;
  /** Whether the tile takes two places. */
  wide: boolean;
}

/** The smaller figures of a tile, one below the other, or what holds their places. */
export function KpiDetails({ items, loading, wide }: KpiDetailsProps) {
  return (
    <Details>
      {items.map((item) =>
        loading ? (
          <Detail
            key={item.label}
            label={item.label}
            wide={wide}
            value={<Skeleton width={40} />}
            note={item.note && <Skeleton width={110} />}
          />
        ) : (
          <Detail key={item.label} wide={wide} {...item} />
        ),
      )}
    </Details>
  );
}
