import { Button, Menu, Stack, styled, Text, type MenuItem } from '@cnx/ui';
import { CheckCheck, CircleSlash, Ellipsis, Link2 } from 'lucide-react';
import { Fragment, useState, type ReactNode } from 'react';
import { useFormats } from '../insight/use-formats.ts';
import { usePortal } from '../use-portal.tsx';
import { LazyDecideDialog } from './LazyDecideDialog.tsx';
import type { DecideForm } from './decide-form.ts';
import { isChange, plainDecision, type Decidable } from './decision.ts';
import { decideAtOnce } from './decisions.ts';

const small = { size: 16, 'aria-hidden': true } as const;

/** Whether it is a drop, or a change of what a well produces: a gauge says nothing of its potential. */
function isProduced(row: Decidable): boolean {
  if (!isChange(row) && row.kind === 'drop') return true;
  const variable = isChange(row) ? row.variable : row.change?.variable;
  return variable !== undefined && ['oilRate', 'liquidRate', 'waterCut', 'gor'].includes(variable);
}

/** Props of {@link VerdictActions}. */
export interface VerdictActionsProps {
  /** Changes, or events that are made of changes and drops alone, as the page shows them. */
  rows: readonly Decidable[];
  /** Called as soon as a user has decided: the page shows it at once. @default nothing */
  onDone?: (() => void) | undefined;
  /** Whether the next step of the view is among them: it is to explain a change that nothing explains. @default true */
  leads?: boolean;
}

type Verdict = 'accept' | 'explain' | 'dismiss';

/** What each verdict does, beside its button: below it where there is no room. */
const Rows = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '$2 $3',
  alignItems: 'center',
  '> button': { justifyContent: 'flex-start' },
  '@media (max-width: 600px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '$1',
    button: { minHeight: '$touch', justifyContent: 'center' },
    '> p': { marginBottom: '$2' },
  },
});

/**
 * The verdicts on changes: one that is open, or all that are ticked. What the rows have already is left out. An alarm that is
 * not confirmed can only be dismissed, and an entry of the log explains one change at a time.
 */
export function VerdictActions({ rows, onDone, leads = true }: VerdictActionsProps) {
  const { t } = useFormats();
  const portal = usePortal();
  const [form, setForm] = useState<DecideForm | null>(null);
  const [first] = rows;
  if (first === undefined) return null;
  const all = (status: Decidable['status']) => rows.every((row) => row.status === status);
  const isCertain = rows.every((row) => !isChange(row) || !row.provisional);
  const changes = rows.every(isChange);
  // What the log alone explains, no user has decided.
  const isDecided = rows.every(({ status, version }) => status !== 'new' && version > 1);
  const act = (action: 'accept' | 'reopen') => {
    void decideAtOnce(portal, rows, plainDecision(action));
    onDone?.();
  };
  const more: MenuItem[] = [
    ...(changes && isDecided ? [{ label: t('verdicts.reopen'), onSelect: () => act('reopen') }] : []),
    ...(changes ? [{ label: t('verdicts.comment'), onSelect: () => setForm('comment') }] : []),
  ];
  const single = rows.length === 1;
  const effects: Readonly<Record<Verdict, string>> = {
    accept: t(rows.some(isProduced) ? 'verdicts.effect.accept' : 'verdicts.effect.acceptGauge'),
    explain: t('verdicts.effect.explain'),
    dismiss: t('verdicts.effect.dismiss'),
  };
  const verdicts: Readonly<Record<Verdict, ReactNode>> = {
    explain: isCertain && single && (
      <Button
        size="sm"
        // None that takes a loss for granted leads.
        emphasis={leads && all('new') ? 'strong' : 'normal'}
        icon={<Link2 {...small} />}
        onClick={() => setForm('explain')}
      >
        {t('verdicts.explain')}
      </Button>
    ),
    accept: isCertain && !all('accepted') && (
      <Button
        size="sm"
        icon={<CheckCheck {...small} />}
        title={single ? undefined : effects.accept}
        onClick={() => act('accept')}
      >
        {t('verdicts.accept')}
      </Button>
    ),
    dismiss: !all('dismissed') && (
      <Button
        size="sm"
        icon={<CircleSlash {...small} />}
        title={single ? undefined : effects.dismiss}
        onClick={() => setForm('reject')}
      >
        {t('verdicts.dismiss')}
      </Button>
    ),
  };
  const offered = (['explain', 'accept', 'dismiss'] as const).filter(
    (verdict) => verdicts[verdict] !== false,
  );
  const buttons = offered.map((verdict) => <Fragment key={verdict}>{verdicts[verdict]}</Fragment>);
  return (
    <>
      {single && (
        <Rows role="group" aria-label={t('verdicts.label')}>
          {offered.map((verdict) => (
            <Fragment key={verdict}>
              {verdicts[verdict]}
              <Text size="small" emphasis="quiet">
                {effects[verdict]}
              </Text>
            </Fragment>
          ))}
        </Rows>
      )}
      {(!single || more.length > 0) && (
        <Stack
          direction="row"
          gap="2"
          wrap
          {...(!single && { role: 'group', 'aria-label': t('verdicts.label') })}
        >
          {!single && buttons}
          {more.length > 0 && (
            <Menu
              align="start"
              trigger={
                <Button size="sm" icon={<Ellipsis {...small} />}>
                  {t('verdicts.more')}
                </Button>
              }
              items={more}
            />
          )}
        </Stack>
      )}
      <LazyDecideDialog form={form} rows={rows} onClose={() => setForm(null)} onDone={onDone} />
    </>
  );
}
