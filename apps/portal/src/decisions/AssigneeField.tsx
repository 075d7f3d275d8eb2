import type { Person } from '@cnx/api';
import { Combobox } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { InsightFailure } from '../insight/InsightStates.tsx';
import { viewOf } from '../insight/insight-view.ts';
import { useFormats } from '../insight/use-formats.ts';
import { truncateForDisplay } from '../untrusted-text.ts';
import { peopleFor } from './decide-form.ts';
import { assigneesAtom, decisionFailure, meAtom } from './decisions.atoms.ts';

/** Props of {@link AssigneeField}. */
export interface AssigneeFieldProps {
  /** Null while no one is chosen. */
  value: Person | null;
  onChange: (assignee: Person | null) => void;
  /** What is wrong with it; undefined for nothing. */
  error: string | undefined;
}

const noPeople: readonly never[] = [];

/** The people that an event or advice can be assigned to, the user first. */
export function AssigneeField({ value, onChange, error }: AssigneeFieldProps) {
  const { t } = useFormats();
  const view = viewOf(useAtomValue(assigneesAtom));
  const me = useAtomValue(meAtom);
  const people = view.status === 'shown' ? view.body : noPeople;
  const offered = useMemo(() => peopleFor(people, me), [people, me]);
  const items = useMemo(
    () =>
      offered.map((person) => {
        const name = truncateForDisplay(person.name);
        const label = person.id === me?.id ? t('exceptions.act.assignToMeNamed', { name }) : name;
        return { value: person.id, label };
      }),
    [offered, me, t],
  );
  if (view.status === 'failed') return <InsightFailure failure={decisionFailure} view={view} />;
  return (
    <Combobox
      label={t('exceptions.form.assignee')}
      required
      items={items}
      loading={view.status === 'loading'}
      value={value?.id ?? null}
      onValueChange={(id) => onChange(offered.find((person) => person.id === id) ?? null)}
      error={error}
      autoFocus
    />
  );
}
