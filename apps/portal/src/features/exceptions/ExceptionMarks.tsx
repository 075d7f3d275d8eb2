import type { Severity, WellException } from '@cnx/api';
import { Badge, styled, VisuallyHidden, type Tone } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import {
  ArrowUpDown,
  Signal,
  SignalLow,
  SignalMedium,
  Sparkle,
  WifiOff,
  type LucideIcon,
} from 'lucide-react';
import { useFormats } from '../../insight/use-formats.ts';
import { isNewSince } from './exceptions.ts';
import { lookedSinceAtom } from './visit.ts';

const Mark = styled('span', {
  display: 'inline-flex',
  marginInlineStart: '$2',
  verticalAlign: '-2px',
  variants: {
    color: {
      low: { color: '$textQuiet' },
      new: { color: '$accentMark' },
    },
  },
});

// Amber is what waits too long for an answer: a medium grade has no color of its own.
const severities = {
  high: { icon: Signal, tone: 'critical' },
  medium: { icon: SignalMedium, tone: 'neutral' },
  low: { icon: SignalLow, tone: 'neutral' },
} as const satisfies Record<Severity, { icon: LucideIcon; tone: Tone }>;

/** Kinds that are no loss by themselves: their mark shows it at a glance. */
const kinds: Partial<Record<WellException['kind'], LucideIcon>> = { change: ArrowUpDown, noData: WifiOff };

/** Marks what is a change or a silence, beside its name; nothing for others. */
export function KindMark({ kind }: Pick<WellException, 'kind'>) {
  const Icon = kinds[kind];
  return Icon ? (
    <Mark color="low">
      <Icon size={14} aria-hidden="true" />
    </Mark>
  ) : null;
}

/** How severe an event is, by icon and word: only the highest grade stands on a ground of its own. */
export function SeverityGrade({ severity }: { severity: Severity }) {
  const { t } = useFormats();
  const { icon: Icon, tone } = severities[severity];
  return (
    <Badge
      tone={tone}
      emphasis={severity === 'high' ? 'normal' : 'quiet'}
      icon={<Icon size={14} strokeWidth={3} />}
    >
      {t(`exceptions.severity.${severity}`)}
    </Badge>
  );
}

/** Marks an event of which a finding was made since the reader last looked; nothing for others. */
export function NewMark({ exception }: { exception: WellException }) {
  const { t } = useFormats();
  if (!isNewSince(exception, useAtomValue(lookedSinceAtom))) return null;
  const words = t('exceptions.newSince');
  return (
    <Mark color="new" title={words}>
      <Sparkle size={12} fill="currentColor" aria-hidden="true" />
      <VisuallyHidden> {words}</VisuallyHidden>
    </Mark>
  );
}

/** As {@link NewMark}, in words. */
export function NewBadge({ exception }: { exception: WellException }) {
  const { t } = useFormats();
  if (!isNewSince(exception, useAtomValue(lookedSinceAtom))) return null;
  return (
    <Badge tone="info" emphasis="quiet" icon={<Sparkle size={12} fill="currentColor" />}>
      {t('exceptions.newSince')}
    </Badge>
  );
}
