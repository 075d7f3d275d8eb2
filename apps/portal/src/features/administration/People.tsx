import type { PersonAccount, PersonState } from '@cnx/api';
import { Badge, Button, Select, Stack, styled, type DataColumn, type Tone } from '@cnx/ui';
import { useAtom, useAtomValue } from 'jotai';
import { Ban, Mail, UserPlus } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { namedColumns, type ColumnSpec } from '../../insight/columns.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { administrationFailure, peopleAtom, peopleFilterAtom } from './administration.atoms.ts';
import { NewPersonDialog } from './NewPersonDialog.tsx';
import { FilterText } from '../../insight/FilterText.tsx';
import { PagedTable } from '../../insight/PagedTable.tsx';
import { PersonDialog } from './PersonDialog.tsx';
import { personName, roleName } from './role-name.ts';
import { ListBar } from './ListBar.tsx';

const states = ['active', 'invited', 'locked', 'inactive'] as const satisfies readonly PersonState[];
const tones: Readonly<Record<PersonState, Tone>> = {
  active: 'good',
  invited: 'neutral',
  locked: 'warning',
  inactive: 'neutral',
};

/** What distinguishes states of one tone; the others have the icon of their tone. */
const icons: Readonly<Partial<Record<PersonState, ReactNode>>> = {
  invited: <Mail size={14} />,
  inactive: <Ban size={14} />,
};

/** The name of what a press opens, which looks like it. */
const Opens = styled('span', {
  color: '$accentText',
  fontWeight: '$medium',
  ':is(tr, li):hover &': { textDecoration: 'underline' },
});

/** The people who have an account: found, invited, changed. */
export function People() {
  const formats = useFormats();
  const { t } = formats;
  const [filter, setFilter] = useAtom(peopleFilterAtom);
  const result = useAtomValue(peopleAtom);
  const [shownId, setShownId] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);
  const columns = useMemo(() => columnsOf(formats), [formats]);
  const shown = result.data?.pages.flatMap(({ data }) => data).find(({ id }) => id === shownId);
  return (
    <Stack gap="normal">
      <ListBar
        inForce={filter.state === '' ? 0 : 1}
        search={
          <FilterText
            label={t('administration.search')}
            value={filter.text}
            onRest={(text) => setFilter((now) => ({ ...now, text }))}
          />
        }
        action={
          <Button
            emphasis="strong"
            icon={<UserPlus size={16} aria-hidden="true" />}
            onClick={() => setAdding(true)}
          >
            {t('administration.add')}
          </Button>
        }
      >
        <Select
          label={t('administration.state')}
          items={(['', ...states] as const).map((value) => ({
            value,
            label: value === '' ? t('administration.everyState') : t(`administration.states.${value}`),
          }))}
          value={filter.state}
          onValueChange={(state) => setFilter({ ...filter, state })}
        />
      </ListBar>
      <PagedTable
        label={t('administration.tabs.people')}
        columns={columns}
        result={result}
        failure={administrationFailure}
        empty={t('administration.none')}
        order={t('administration.byName')}
        lineColumns={['state', 'email', 'role']}
        onSelect={({ id }) => setShownId(id)}
      />
      {adding && <NewPersonDialog onClose={() => setAdding(false)} />}
      {shown && <PersonDialog key={shown.id} person={shown} onClose={() => setShownId(null)} />}
    </Stack>
  );
}

function columnsOf(formats: Formats): readonly DataColumn<PersonAccount>[] {
  const { t, dates } = formats;
  const specs = {
    name: { value: personName, cell: (person) => <Opens>{personName(person)}</Opens>, minWidth: 140 },
    email: { value: ({ email }) => email, minWidth: 180 },
    role: { value: ({ roleId }) => roleName(roleId, formats), width: 128 },
    state: {
      value: ({ state }) => t(`administration.states.${state}`),
      cell: ({ state }) => (
        <Badge tone={tones[state]} icon={icons[state]} emphasis="quiet">
          {t(`administration.states.${state}`)}
        </Badge>
      ),
      width: 112,
    },
    lastSignIn: {
      value: ({ lastSignInAt }) => lastSignInAt,
      cell: ({ lastSignInAt, state }) => {
        if (lastSignInAt !== null) return dates.clock(lastSignInAt);
        // The audit log forgets; only who has never answered an invitation has certainly not been here.
        return t(state === 'invited' ? 'administration.never' : 'administration.notRecorded');
      },
      width: 208,
    },
  } satisfies Record<string, ColumnSpec<PersonAccount>>;
  return Object.values(namedColumns((key: keyof typeof specs) => t(`administration.columns.${key}`), specs));
}
