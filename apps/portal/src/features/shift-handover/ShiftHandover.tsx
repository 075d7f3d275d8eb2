import type { ShiftHandover as Handover } from '@cnx/api';
import { Button, Card, Select, Skeleton, Stack, styled, Text } from '@cnx/ui';
import { useAtom } from 'jotai';
import { ClipboardCopy, Printer } from 'lucide-react';
import { InsightFailure } from '../../insight/InsightStates.tsx';
import type { InsightView } from '../../insight/insight-view.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { showToast } from '../../state/toasts.atoms.ts';
import { usePortal } from '../../use-portal.tsx';
import { HandoverEvents } from './HandoverEvents.tsx';
import { OnScreen } from './HandoverParts.tsx';
import { DecisionWords, EventWords, Part } from './HandoverLists.tsx';
import { HandoverNote } from './HandoverNote.tsx';
import { beginAtom, handoverFailure } from './shift-handover.atoms.ts';
import { handoverText, spanText } from './shift-handover.ts';

const small = { size: 16, 'aria-hidden': true } as const;
const hourMs = 3_600_000;
/** Begins that can be chosen (hours ago). */
const begins = [8, 12, 24] as const;

const Columns = styled('div', {
  display: 'grid',
  gap: '$gap',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@large': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@print': { display: 'block' },
});

/** Props of {@link ShiftHandover}. */
export interface ShiftHandoverProps {
  view: InsightView<Handover>;
  /** Address that opens an event. */
  hrefOf: (id: string) => string;
}

/** What one shift leaves to the next: the note, who took over, and what was opened, decided and left open. */
export function ShiftHandover({ view, hrefOf }: ShiftHandoverProps) {
  const { t } = useFormats();
  if (view.status === 'failed')
    return (
      <Card title={t('handover.title')}>
        <InsightFailure failure={handoverFailure} view={view} />
      </Card>
    );
  if (view.status === 'loading')
    return (
      <Card title={t('handover.title')} loading>
        <Skeleton lines={8} />
      </Card>
    );
  const { body } = view;
  return (
    <>
      <Head handover={body} />
      {/* Another one begins with its own note. */}
      <HandoverNote key={`${body.id ?? ''} ${String(body.mine)} ${body.confirmedAt ?? ''}`} handover={body} />
      <HandoverEvents
        title={t('handover.list.open')}
        count={body.counts.open}
        rows={body.open}
        hrefOf={hrefOf}
      />
      <Columns>
        <Part title={t('handover.list.opened')} count={body.counts.opened} rows={body.opened}>
          {(event) => <EventWords event={event} href={hrefOf(event.id)} />}
        </Part>
        <Part title={t('handover.list.decided')} count={body.counts.decided} rows={body.decided}>
          {(decision) => <DecisionWords decision={decision} hrefOf={hrefOf} />}
        </Part>
      </Columns>
    </>
  );
}

/** Its time, and what takes it along. */
function Head({ handover }: { handover: Handover }) {
  const formats = useFormats();
  const { t } = formats;
  const { store } = usePortal();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(handoverText(handover, formats));
      showToast(store, { key: 'portal:handover.copied' }, 'good');
    } catch {
      showToast(store, { key: 'portal:handover.notCopied' }, 'critical');
    }
  };
  return (
    <Stack direction="row" gap="3" wrap align="center" justify="space-between">
      <Text figures>{spanText(handover, formats)}</Text>
      <OnScreen>
        <Stack direction="row" gap="2" wrap align="center">
          {handover.id === null && <Begin />}
          <Button size="sm" icon={<ClipboardCopy {...small} />} onClick={() => void copy()}>
            {t('handover.copy')}
          </Button>
          <Button size="sm" icon={<Printer {...small} />} onClick={() => print()}>
            {t('handover.print')}
          </Button>
        </Stack>
      </OnScreen>
    </Stack>
  );
}

/** From when on it is, until a user has saved it. */
function Begin() {
  const { t } = useFormats();
  const { now } = usePortal();
  const [begin, setBegin] = useAtom(beginAtom);
  const items = [
    { value: 'last', label: t('handover.begin.last') },
    ...begins.map((hours) => ({ value: String(hours), label: t('handover.begin.hours', { count: hours }) })),
  ];
  return (
    <Select
      label={t('handover.begin.label')}
      labelHidden
      value={begin === null ? 'last' : String(begin.hours)}
      onValueChange={(value) => {
        const hours = Number(value);
        setBegin(
          value === 'last'
            ? null
            : { hours, since: new Date(now().getTime() - hours * hourMs).toISOString() },
        );
      }}
      items={items}
    />
  );
}
