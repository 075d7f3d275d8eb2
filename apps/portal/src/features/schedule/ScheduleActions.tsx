import { Button, Link, Menu, Stack, styled, Text, type MenuItem } from '@cnx/ui';
import { CalendarClock, CalendarPlus, Check, CircleCheck, CircleHelp, Ellipsis } from 'lucide-react';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { ownNewest } from '../../decisions/decision.ts';
import { meAtom } from '../../decisions/decisions.atoms.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { truncateForDisplay } from '../../untrusted-text.ts';
import { usePortal } from '../../use-portal.tsx';
import { LazyScheduleDialog } from './LazyScheduleDialog.tsx';
import { changeTexts, undoneText } from './change-texts.ts';
import { canChange, plainChange, type ScheduleForm } from './schedule-change.ts';
import { changeScheduleAtOnce, undoScheduleChange } from './schedule-changes.ts';
import { openDialogAtom } from './schedule.atoms.ts';
import { LazyCalendarDialog, Subscribe } from './Subscribe.tsx';
import { StepOfAdvice } from './StepOfAdvice.tsx';
import { ScheduleHistory } from './ScheduleHistory.tsx';
import { breaksRails, type PlacedActivity } from './schedule.ts';
import { WorkQuestions } from './WorkQuestions.tsx';
import { lacksPurpose } from './work-merit.ts';

const small = { size: 16, 'aria-hidden': true } as const;

/** On a phone each is as large as a finger. */
const Bar = styled('div', {
  row: '$2',
  flexWrap: 'wrap',
  '@media (max-width: 600px)': { button: { minHeight: '$touch', minWidth: '$touch' } },
});

/** What can be done with an activity where it is shown, and what people changed of it. */
export function ActivityWork({ row }: { row: PlacedActivity }) {
  return (
    <Stack gap="4">
      <StepOfAdvice row={row} />
      <WorkQuestions activity={row} />
      <ScheduleActions row={row} />
      <ScheduleHistory activity={row} />
    </Stack>
  );
}

/** Done, moved, confirmed, canceled or commented on; what another system owns leads there. */
export function ScheduleActions({ row }: { row: PlacedActivity }) {
  const formats = useFormats();
  const { t } = formats;
  const portal = usePortal();
  const [form, setForm] = useState<ScheduleForm | null>(null);
  const { system } = row;
  const own = ownNewest(row.changes, useAtomValue(meAtom));
  const confirm = plainChange('confirm');
  // Work that lies ahead is rarely over: to close it stands behind what is done with a plan.
  const isAhead = row.late === null && row.status !== 'inProgress' && row.status !== 'overdue';
  const more: MenuItem[] = [
    ...(isAhead && canChange('done', row)
      ? [{ label: t('schedule.change.done.label'), onSelect: () => setForm('done') }]
      : []),
    ...(canChange('cancel', row)
      ? [{ label: t('schedule.change.cancel'), onSelect: () => setForm('cancel') }]
      : []),
    ...(!lacksPurpose(row) && canChange('explain', row)
      ? [{ label: t('schedule.merit.say'), onSelect: () => setForm('explain') }]
      : []),
    { label: t('exceptions.act.comment'), onSelect: () => setForm('comment') },
    ...(own
      ? [
          {
            label: t('exceptions.act.undo'),
            onSelect: () => void undoScheduleChange(portal, own.id, {}, undoneText(formats, row)),
          },
        ]
      : []),
  ];
  return (
    <>
      {system && (
        <Text size="small">
          {t('schedule.change.elsewhere', { system: truncateForDisplay(system.name, 100) })}{' '}
          {system.address !== null && (
            <Link href={system.address} target="_blank">
              {t('schedule.change.openThere')}
            </Link>
          )}
        </Text>
      )}
      <Bar role="group" aria-label={t('schedule.change.label')}>
        {!isAhead && canChange('done', row) && (
          <Button
            size="sm"
            emphasis="strong"
            icon={<CircleCheck {...small} />}
            onClick={() => setForm('done')}
          >
            {t('schedule.change.done.label')}
          </Button>
        )}
        {canChange('move', row) && (
          <Button size="sm" icon={<CalendarClock {...small} />} onClick={() => setForm('move')}>
            {t('schedule.change.move')}
          </Button>
        )}
        {canChange('confirm', row) && (
          <Button
            size="sm"
            {...(isAhead && { emphasis: 'strong' })}
            icon={<Check {...small} />}
            onClick={() =>
              breaksRails(row)
                ? setForm('confirm')
                : void changeScheduleAtOnce(portal, row, confirm, {
                    texts: changeTexts(formats, row, confirm),
                  })
            }
          >
            {t('schedule.change.confirm')}
          </Button>
        )}
        {lacksPurpose(row) && canChange('explain', row) && (
          <Button size="sm" icon={<CircleHelp {...small} />} onClick={() => setForm('explain')}>
            {t('schedule.merit.say')}
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
      <LazyScheduleDialog form={form} activity={row} onClose={() => setForm(null)} />
    </>
  );
}

/** What the schedule's own page offers beside its list: to plan work, and to see it in a calendar program. */
export function PageActions() {
  return (
    <Bar>
      <NewActivity />
      <Subscribe />
    </Bar>
  );
}

/** Plans work at a well. */
function NewActivity() {
  const { t } = useFormats();
  const open = useSetAtom(openDialogAtom);
  return (
    <Button size="sm" icon={<CalendarPlus {...small} />} onClick={() => open('create')}>
      {t('schedule.change.create')}
    </Button>
  );
}

/** What {@link PageActions} open. */
export function PageDialogs() {
  const [opened, open] = useAtom(openDialogAtom);
  const close = useCallback(() => open(null), [open]);
  // Nothing is open when the page is come back to.
  useEffect(() => close, [close]);
  return (
    <>
      <LazyScheduleDialog form={opened === 'create' ? 'create' : null} activity={null} onClose={close} />
      <LazyCalendarDialog open={opened === 'calendar'} onClose={close} />
    </>
  );
}
