import type { WellException } from '@cnx/api';
import { Button, IconButton, Menu, styled, Text, type MenuItem } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { Check, Clock, Ellipsis, RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFormats } from '../../insight/use-formats.ts';
import { morningIn, readerClock } from '../../insight/zoned-time.ts';
import { AssignMenu } from '../../decisions/AssignMenu.tsx';
import { VerdictActions } from '../../decisions/VerdictActions.tsx';
import { canDecideAtom } from '../../state/offers.atoms.ts';
import { usePortal } from '../../use-portal.tsx';
import { LazyDecideDialog } from '../../decisions/LazyDecideDialog.tsx';
import type { DecideForm } from '../../decisions/decide-form.ts';
import { plainDecision, type DecisionDraft } from '../../decisions/decision.ts';
import { decideAtOnce, undoDecision } from '../../decisions/decisions.ts';
import { takenDecisionsAtom } from '../../decisions/decisions.atoms.ts';
import { useKeptFocus } from '../../insight/use-kept-focus.ts';
import { hasLevel, isSetAside, nextStep } from './next-step.ts';

const small = { size: 16, 'aria-hidden': true } as const;
const weekDays = 7;

/** On a phone each is as large as a finger. */
const Bar = styled('div', {
  row: '$2',
  flexWrap: 'wrap',
  '@media (max-width: 600px)': { button: { minHeight: '$touch', minWidth: '$touch' } },
});
const Question = styled('div', { row: '$2', flexWrap: 'wrap' });

/** Props of {@link DecideActions}. */
export interface DecideActionsProps {
  /** The events that are decided on: as the page shows them. */
  rows: readonly WellException[];
  /** Called when something was decided. @default nothing */
  onDone?: (() => void) | undefined;
  /** Whether the question of the rule stands elsewhere: {@link JudgeRule}. @default false */
  questionHidden?: boolean;
}

/** What can be decided on events: one that is open, or all that are ticked. What cannot be changed by it is left out; all of it where the server takes no decisions. */
export function DecideActions({ rows, onDone, questionHidden = false }: DecideActionsProps) {
  const { t } = useFormats();
  const portal = usePortal();
  const canDecide = useAtomValue(canDecideAtom);
  const taken = useAtomValue(takenDecisionsAtom);
  const [form, setForm] = useState<DecideForm | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  useKeptFocus(bar);
  const all = (test: (row: WellException) => boolean) => rows.length > 0 && rows.every(test);
  if (!canDecide) return null;
  const isClosed = all(isSetAside);
  const areLevels = all(hasLevel);
  const next = nextStep(rows, isClosed);
  const act = async (draft: DecisionDraft) => {
    const { kind } = await decideAtOnce(portal, rows, draft);
    if (kind === 'done') onDone?.();
  };
  // What rows share was decided in one step: one step takes it back.
  const undoable = new Set(rows.map(({ id }) => taken.get(id)));
  const snooze = (days: number | null) =>
    void act(plainDecision('snooze', { until: days === null ? null : morningIn(days, readerClock(portal)) }));
  const snoozing: MenuItem[] = [
    { label: t('exceptions.act.tomorrow'), onSelect: () => snooze(1) },
    { label: t('exceptions.act.week'), onSelect: () => snooze(weekDays) },
    { label: t('exceptions.act.nextTest'), onSelect: () => snooze(null) },
    { label: t('exceptions.act.date'), onSelect: () => setForm('snooze') },
  ];
  const more: MenuItem[] = [
    { label: t('exceptions.act.comment'), onSelect: () => setForm('comment') },
    ...(areLevels
      ? []
      : [{ label: t('exceptions.act.measurementError'), onSelect: () => setForm('dismiss') }]),
    ...[...undoable].flatMap((id) =>
      undoable.size === 1 && id !== undefined
        ? [{ label: t('exceptions.act.undo'), onSelect: () => void undoDecision(portal, [id]) }]
        : [],
    ),
  ];
  return (
    <>
      {areLevels && <VerdictActions rows={rows} onDone={onDone} leads={false} />}
      <Bar ref={bar} role="group" aria-label={t('exceptions.act.label')}>
        {isClosed && (
          <Button
            size="sm"
            emphasis="strong"
            icon={<RotateCcw {...small} />}
            onClick={() => void act(plainDecision('reopen'))}
          >
            {t('exceptions.act.reopen')}
          </Button>
        )}
        {rows.some(({ status }) => status === 'new') && (
          <Button
            size="sm"
            emphasis="strong"
            icon={<Check {...small} />}
            onClick={() => void act(plainDecision('acknowledge'))}
          >
            {t('exceptions.act.acknowledge')}
          </Button>
        )}
        <AssignMenu
          owners={rows.map(({ owner }) => owner)}
          onAssign={(assignee) => void act(plainDecision('assign', { assignee }))}
          onOther={() => setForm('assign')}
          leads={next === 'assign'}
        />
        <Menu
          align="start"
          trigger={
            <Button size="sm" icon={<Clock {...small} />}>
              {t('exceptions.act.snooze')}
            </Button>
          }
          items={snoozing}
        />
        <Menu
          align="start"
          trigger={
            <IconButton
              label={t('exceptions.act.more')}
              size="sm"
              emphasis="normal"
              icon={<Ellipsis {...small} />}
            />
          }
          items={more}
        />
        {!questionHidden && <JudgeRule rows={rows} onDone={onDone} />}
      </Bar>
      <LazyDecideDialog form={form} rows={rows} onClose={() => setForm(null)} onDone={onDone} />
    </>
  );
}

/** Whether the rule was right to report events, as a question with two answers. */
export function JudgeRule({ rows, onDone }: Pick<DecideActionsProps, 'rows' | 'onDone'>) {
  const { t } = useFormats();
  const portal = usePortal();
  const feedback = rows.length === 1 ? rows[0]!.feedback : null;
  const judge = async (answer: 'confirmed' | 'falseAlarm') => {
    const { kind } = await decideAtOnce(portal, rows, plainDecision('judge', { feedback: answer }));
    if (kind === 'done') onDone?.();
  };
  return (
    <Question role="group" aria-label={t('exceptions.act.right')}>
      <Text as="span" size="small" emphasis="quiet">
        {t('exceptions.act.right')}
      </Text>
      {(['confirmed', 'falseAlarm'] as const).map((answer) => (
        <Button
          key={answer}
          size="sm"
          emphasis={feedback === answer ? 'normal' : 'quiet'}
          aria-pressed={feedback === answer}
          onClick={() => void judge(answer)}
        >
          {t(answer === 'confirmed' ? 'exceptions.act.yes' : 'exceptions.act.no')}
        </Button>
      ))}
    </Question>
  );
}
