import type { EventStatus, Severity, WellException } from '@cnx/api';
import { Badge, styled, VisuallyHidden, type Tone } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import {
  ArrowUpDown,
  CircleCheck,
  CircleDashed,
  CircleDot,
  CircleSlash,
  Clock,
  Eye,
  Signal,
  Sparkle,
  UserCheck,
  WifiOff,
  type LucideIcon,
} from 'lucide-react';
import { ofCode } from '../../insight/of-code.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { isNewSince } from './exceptions.ts';
import { lookedSinceAtom } from './visit.ts';

const Grade = styled('span', { color: '$textQuiet' });
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

/** Of the states of an event only that no user has answered it has a color of its own: it asks for something. */
export const statusMarks = {
  new: { tone: 'info', icon: CircleDot },
  acknowledged: { tone: 'neutral', icon: Eye },
  assigned: { tone: 'neutral', icon: UserCheck },
  snoozed: { tone: 'neutral', icon: Clock },
  standing: { tone: 'neutral', icon: Clock },
  expected: { tone: 'neutral', icon: Clock },
  resolved: { tone: 'good', icon: CircleCheck },
  explained: { tone: 'good', icon: CircleCheck },
  accepted: { tone: 'good', icon: CircleCheck },
  dismissed: { tone: 'neutral', icon: CircleSlash },
} as const satisfies Record<EventStatus, { tone: Tone; icon: LucideIcon }>;

/**
 * The color of a state. An event that loses nothing now asks for no attention, answered or not.
 * @param event an event with its state and loss
 */
export function statusTone({
  status,
  isOpen,
  lossPerDay,
}: Pick<WellException, 'status' | 'isOpen' | 'lossPerDay'>): Tone {
  return status === 'new' && isOpen && lossPerDay === 0 ? 'neutral' : markOf(status).tone;
}

/** The color and the picture of a state. */
export function markOf(status: EventStatus): { readonly tone: Tone; readonly icon: LucideIcon } {
  return ofCode<EventStatus, { tone: Tone; icon: LucideIcon }>(statusMarks, status, {
    tone: 'neutral',
    icon: CircleDashed,
  });
}

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

/** How severe an event is, in a word: the highest grade alone stands out. */
export function SeverityGrade({ severity }: { severity: Severity }) {
  const { t } = useFormats();
  const word = t(`exceptions.severity.${severity}`);
  if (severity !== 'high') return <Grade>{word}</Grade>;
  return (
    <Badge tone="critical" size="sm" icon={<Signal size={12} strokeWidth={3} />}>
      {word}
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
