import { Button, Menu, Stack, type MenuItem } from '@cnx/ui';
import { CheckCheck, CircleSlash, Ellipsis, Link2 } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '../insight/use-formats.ts';
import { usePortal } from '../use-portal.tsx';
import { LazyDecideDialog } from './LazyDecideDialog.tsx';
import type { DecideForm } from './decide-form.ts';
import { isChange, plainDecision, type Decidable } from './decision.ts';
import { decideAtOnce } from './decisions.ts';

const small = { size: 16, 'aria-hidden': true } as const;

/** Whether it is a change of what a well produces: a gauge says nothing of its potential. */
function isProduced(row: Decidable): boolean {
  const variable = isChange(row) ? row.variable : row.change?.variable;
  return variable !== undefined && ['oilRate', 'liquidRate', 'waterCut', 'gor'].includes(variable);
}

/** Props of {@link VerdictActions}. */
export interface VerdictActionsProps {
  /** Changes, or events that are made of changes alone, as the page shows them. */
  rows: readonly Decidable[];
  /** Called as soon as a user has decided: the page shows it at once. @default nothing */
  onDone?: (() => void) | undefined;
}

/**
 * The verdicts on changes: one that is open, or all that are ticked. What the rows have already is left out. An alarm that is
 * not confirmed can only be dismissed, and an entry of the log explains one change at a time.
 */
export function VerdictActions({ rows, onDone }: VerdictActionsProps) {
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
  return (
    <>
      <Stack direction="row" gap="2" wrap role="group" aria-label={t('verdicts.label')}>
        {isCertain && !all('accepted') && (
          <Button
            size="sm"
            icon={<CheckCheck {...small} />}
            title={rows.some(isProduced) ? t('verdicts.acceptHint') : undefined}
            onClick={() => act('accept')}
          >
            {t('verdicts.accept')}
          </Button>
        )}
        {isCertain && rows.length === 1 && (
          <Button size="sm" icon={<Link2 {...small} />} onClick={() => setForm('explain')}>
            {t('verdicts.explain')}
          </Button>
        )}
        {!all('dismissed') && (
          <Button size="sm" icon={<CircleSlash {...small} />} onClick={() => setForm('reject')}>
            {t('verdicts.dismiss')}
          </Button>
        )}
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
      <LazyDecideDialog form={form} rows={rows} onClose={() => setForm(null)} onDone={onDone} />
    </>
  );
}
