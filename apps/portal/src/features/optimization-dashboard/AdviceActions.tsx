import { Button, isKeyTaken, Menu, styled, Text, type MenuItem } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { Check, CircleSlash, Clock, Ellipsis, RotateCcw } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { AssignMenu } from '../../decisions/AssignMenu.tsx';
import { ownNewest } from '../../decisions/decision.ts';
import { meAtom } from '../../decisions/decisions.atoms.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { wellNames } from '../../insight/well-names.ts';
import { morningIn, readerClock } from '../../insight/zoned-time.ts';
import { singleKeysAtom } from '../../state/display.atoms.ts';
import { usePortal } from '../../use-portal.tsx';
import { canDecide, openOf, plainAdviceDraft, type AdviceDraft, type AdviceForm } from './advice-decision.ts';
import { decideAdviceAtOnce, undoAdviceDecision } from './advice-decisions.ts';
import type { AdviceRow } from './advice-row.ts';
import { LazyAdviceDialog } from './LazyAdviceDialog.tsx';
import { withoutTime } from './step-morning.ts';

const small = { size: 16, 'aria-hidden': true } as const;
const weekDays = 7;

/** On a phone each is as large as a finger. */
const Bar = styled('div', {
  row: '$2',
  flexWrap: 'wrap',
  '@media (max-width: 600px)': { button: { minHeight: '$touch', minWidth: '$touch' } },
});

/** Props of {@link AdviceActions}. */
export interface AdviceActionsProps {
  /** The advice that is decided on, as the page shows it. */
  rows: readonly AdviceRow[];
  /** Called when something was decided. @default nothing */
  onDone?: (() => void) | undefined;
  /** Whether `A` asks to accept it. @default false */
  keyed?: boolean;
}

/** What can be decided on advice: one that is open, or all that is ticked. What cannot be taken on all of it is left out. */
export function AdviceActions({ rows, onDone, keyed = false }: AdviceActionsProps) {
  const formats = useFormats();
  const { t } = formats;
  const portal = usePortal();
  const whyId = useId();
  const me = useAtomValue(meAtom);
  const singleKeys = useAtomValue(singleKeysAtom);
  const [form, setForm] = useState<AdviceForm | null>(null);
  const can = (action: AdviceDraft['action']) => canDecide(action, rows);
  const open = openOf(rows);
  const timeless = can('accept') ? withoutTime(rows, portal.now()) : [];
  const act = async (draft: AdviceDraft) => {
    const { kind } = await decideAdviceAtOnce(portal, rows, draft);
    if (kind === 'done') onDone?.();
  };
  const snooze = (days: number) =>
    void act(plainAdviceDraft('snooze', { until: morningIn(days, readerClock(portal)) }));
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.shiftKey || event.repeat || isKeyTaken(event) || event.key.toLowerCase() !== 'a') return;
    if (!can('accept') || timeless.length > 0) return;
    event.preventDefault();
    setForm('accept');
  });
  useEffect(() => {
    if (!keyed || !singleKeys) return undefined;
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [keyed, singleKeys]);
  // What rows share was decided in one step: one step takes it back.
  const undoable = new Set(rows.map(({ decisions }) => ownNewest(decisions, me)?.id));
  const [own] = undoable.size === 1 ? undoable : [];
  const more: MenuItem[] = [
    { label: t('exceptions.act.comment'), onSelect: () => setForm('comment') },
    ...(own === undefined
      ? []
      : [{ label: t('exceptions.act.undo'), onSelect: () => void undoAdviceDecision(portal, own) }]),
  ];
  const later: MenuItem[] = [
    { label: t('exceptions.act.tomorrow'), onSelect: () => snooze(1) },
    { label: t('exceptions.act.week'), onSelect: () => snooze(weekDays) },
    { label: t('exceptions.act.date'), onSelect: () => setForm('snooze') },
  ];
  return (
    <>
      <Bar role="group" aria-label={t('optimization.decide.label')}>
        {can('accept') && (
          <Button
            size="sm"
            {...(open === 0 && { emphasis: 'strong' })}
            icon={<Check {...small} />}
            onClick={() => setForm('accept')}
            {...(timeless.length > 0 && { disabled: true, 'aria-describedby': whyId })}
          >
            {open === 0 ? t('optimization.decide.accept') : t('optimization.open.accept', { count: open })}
          </Button>
        )}
        {can('reject') && (
          <Button size="sm" icon={<CircleSlash {...small} />} onClick={() => setForm('reject')}>
            {t('optimization.decide.reject')}
          </Button>
        )}
        {can('assign') && (
          <AssignMenu
            owners={rows.map(({ owner }) => owner)}
            onAssign={(assignee) => void act(plainAdviceDraft('assign', { assignee }))}
            onOther={() => setForm('assign')}
            releasable
          />
        )}
        {can('snooze') && (
          <Menu
            align="start"
            trigger={
              <Button size="sm" icon={<Clock {...small} />}>
                {t('optimization.decide.snooze')}
              </Button>
            }
            items={later}
          />
        )}
        {can('reopen') && (
          <Button
            size="sm"
            icon={<RotateCcw {...small} />}
            onClick={() => void act(plainAdviceDraft('reopen'))}
          >
            {t('optimization.decide.reopen')}
          </Button>
        )}
        <Menu
          align="start"
          trigger={
            <Button size="sm" icon={<Ellipsis {...small} />}>
              {t('exceptions.act.more')}
            </Button>
          }
          items={more}
        />
      </Bar>
      {timeless.length > 0 && (
        <Text id={whyId} size="small">
          {t('optimization.beside.noTime', { wells: wellNames(timeless, formats) })}
        </Text>
      )}
      <LazyAdviceDialog form={form} rows={rows} onClose={() => setForm(null)} onDone={onDone} />
    </>
  );
}
