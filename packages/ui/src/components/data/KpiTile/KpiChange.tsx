import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import { styled } from '../../../themes/stitches.ts';
import { useLocale } from '../../../words/words.tsx';
import type { Tone } from '../../props.ts';
import { shareText, type KpiDirection } from './kpi-direction.ts';

/** How a figure compares with the window before. */
export interface KpiChangeProps {
  /** The change: a share, written in per cent with its sign, or text: `+4.2 Sm³/d`. */
  value: string | number;
  /** What it is compared with, for example `to the 30 days before`. */
  description?: string;
  /** Which way its arrow points. @default the sign of a share, `same` for text */
  direction?: KpiDirection;
  /** Whether it is good news. Colors the change; direction icon and sign say the same without color. @default 'neutral' */
  tone?: Tone;
}

const Change = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '$1',
  minHeight: 20,
  marginTop: '$1',
  quiet: '$caption',
  svg: { flexShrink: 0 },
});

const Amount = styled('span', {
  flexShrink: 0,
  fontWeight: '$medium',
  figures: 'tabular',
  variants: {
    tone: {
      neutral: { color: '$text' },
      info: { color: '$infoText' },
      good: { color: '$goodText' },
      warning: { color: '$warningText' },
      critical: { color: '$criticalText' },
    },
  },
});

const arrows = { up: ArrowUpRight, down: ArrowDownRight, same: ArrowRight } satisfies Record<
  KpiDirection,
  unknown
>;

/** A line that says how a figure compares; nothing for a share that is no number. */
export function KpiChange({ value: given, description, direction: side, tone = 'neutral' }: KpiChangeProps) {
  const locale = useLocale();
  if (typeof given === 'number' && !isFinite(given)) return null;
  const { value, direction } =
    typeof given === 'number' ? shareText(given, locale) : { value: given, direction: 'same' as const };
  const Arrow = arrows[side ?? direction];
  return (
    <Change>
      <Amount tone={tone} css={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
        <Arrow size={14} />
        {value}
      </Amount>
      {description && <span>{description}</span>}
    </Change>
  );
}
