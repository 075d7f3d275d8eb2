import type { GuardRailKind, GuardRails } from '@cnx/api';
import {
  Button,
  Combobox,
  DataTable,
  Dialog,
  FormMessage,
  NumberField,
  Select,
  Stack,
  Text,
  type DataColumn,
} from '@cnx/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useId, useMemo, useState, type FormEvent } from 'react';
import { useMessageText, type Message } from '../../i18n/message.ts';
import { InsightFailure, RowsSkeleton } from '../../insight/InsightStates.tsx';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { administratorRoleId } from '../../limits.ts';
import { fieldsAtom } from '../../state/shared-data.atoms.ts';
import { userAtom } from '../../session/session.atoms.ts';
import { truncateForDisplay } from '../../untrusted-text.ts';
import { usePortal } from '../../use-portal.tsx';
import { ValidatedForm } from '../../insight/ValidatedForm.tsx';
import { guardRailsViewAtom, guardRailsWantedAtom, railWellsAtom } from './guard-rails.atoms.ts';
import {
  idsOf,
  railRows,
  railUnit,
  saveGuardRail,
  setAt,
  usualOf,
  type RailPlace,
  type RailRow,
} from './guard-rails.ts';

/** Props of {@link GuardRailsDialog}. */
export interface GuardRailsDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called when the user closes it. */
  onClose: () => void;
}

/** The guard rails of advice: read by all, set by administrators. */
export function GuardRailsDialog({ open, onClose }: GuardRailsDialogProps) {
  const { t } = useFormats();
  const view = useAtomValue(guardRailsViewAtom);
  const want = useSetAtom(guardRailsWantedAtom);
  useEffect(() => {
    if (open) want(true);
  }, [open, want]);
  const mayChange = useAtomValue(userAtom)?.roleId === administratorRoleId;
  return (
    <Dialog
      open={open}
      size="lg"
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
      title={t('optimization.rails.title')}
      description={t('optimization.rails.hint')}
      actions={<Button onClick={onClose}>{t('optimization.rails.close')}</Button>}
    >
      {view.status === 'failed' ? (
        <InsightFailure failure="portal:failures.guardRails" view={view} />
      ) : view.status !== 'shown' ? (
        <RowsSkeleton />
      ) : (
        <Rails rails={view.body} mayChange={mayChange} />
      )}
    </Dialog>
  );
}

function Rails({ rails, mayChange }: { rails: GuardRails; mayChange: boolean }) {
  const formats = useFormats();
  const { t, quantities } = formats;
  // A row that is pressed again begins anew, too.
  const [{ row: chosen, presses }, setChosen] = useState<{ row: RailRow | null; presses: number }>({
    row: null,
    presses: 0,
  });
  const rows = useMemo(() => railRows(rails), [rails]);
  const columns = useMemo(() => columnsOf(formats), [formats]);
  return (
    <Stack gap="4">
      <Text size="small" emphasis="quiet" role="status">
        {rails.dueWells > 0 &&
          t('optimization.rails.computing', {
            count: rails.dueWells,
            shown: quantities.count(rails.dueWells),
          })}
      </Text>
      <DataTable
        label={t('optimization.rails.title')}
        rows={rows}
        rowId={({ id }) => id}
        columns={columns}
        lineColumns={['place', 'value', 'by']}
        {...(mayChange && {
          onSelect: (row: RailRow) => setChosen({ row, presses: presses + 1 }),
        })}
      />
      {mayChange ? (
        <RailForm key={presses} rails={rails} chosen={chosen} />
      ) : (
        <Text size="small" emphasis="quiet">
          {t('optimization.rails.administrators')}
        </Text>
      )}
    </Stack>
  );
}

function columnsOf(formats: Formats): readonly DataColumn<RailRow>[] {
  const { t, quantities, dates } = formats;
  return [
    {
      id: 'name',
      label: t('optimization.rails.column.name'),
      value: ({ kind }) => t(`optimization.rails.name.${kind.name}`),
      minWidth: 190,
      wrap: true,
    },
    {
      id: 'place',
      label: t('optimization.rails.column.place'),
      value: ({ placeName }) => placeName ?? t('optimization.rails.all'),
      minWidth: 110,
    },
    {
      id: 'value',
      label: t('optimization.rails.column.value'),
      align: 'end',
      value: ({ value, kind }) => {
        const { unit, text } = railUnit(kind, quantities);
        return value === null ? t('optimization.rails.notSet') : `${text(value)} ${unit}`;
      },
      width: 150,
    },
    {
      id: 'by',
      label: t('optimization.rails.column.by'),
      value: ({ set, kind }) =>
        set === null
          ? t(kind.optional ? 'optimization.rails.notChecked' : 'optimization.rails.usual')
          : [set.by === null ? t('evidence.someone') : truncateForDisplay(set.by), dates.clock(set.at)].join(
              ', ',
            ),
      minWidth: 180,
      wrap: true,
    },
  ];
}

interface RailFormProps {
  rails: GuardRails;
  /** What it begins with. */
  chosen: RailRow | null;
}

/** What was typed. */
interface RailEdit {
  readonly typed: number | null;
  /** What was set when typing began, null for nothing; a newer value is not replaced unseen. @default what is set */
  readonly seen?: number | null;
}

/** Sets one guard rail at one place, or removes what is set there. */
function RailForm({ rails, chosen }: RailFormProps) {
  const { t, quantities } = useFormats();
  const textOf = useMessageText();
  const portal = usePortal();
  const titleId = useId();
  const [name, setName] = useState<GuardRailKind['name']>(chosen?.kind.name ?? rails.kinds[0]!.name);
  const [place, setPlace] = useState<RailPlace | null>(chosen?.place ?? 'all');
  const [edit, setEdit] = useState<RailEdit>();
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Message>();
  const [sending, setSending] = useState(false);
  const kind = rails.kinds.find((one) => one.name === name)!;
  const { unit, show, read, text } = railUnit(kind, quantities);
  const stored = place === null ? undefined : setAt(rails, name, place);
  const present = stored?.value ?? null;
  const known = present ?? usualOf(kind);
  const value = edit === undefined ? known && show(known) : edit.typed;
  const wrong = value === null || Number.isNaN(value);
  const send = async (next: number | null) => {
    if (sending || place === null) return;
    setSending(true);
    const why = await saveGuardRail(portal, {
      ...{ name, ...idsOf(place), seen: edit?.seen === undefined ? present : edit.seen, value: next },
    });
    setSending(false);
    setRefused(why);
    setTried(false);
    // What was refused can be sent again, over the value that the list shows by then.
    setEdit(edit && why !== undefined ? { typed: edit.typed } : undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!wrong) void send(read(value));
  };
  const places = useRailPlaces();
  return (
    <ValidatedForm aria-labelledby={titleId} onSubmit={submit}>
      <Stack gap="3">
        <Text as="h3" id={titleId} weight="medium">
          {t('optimization.rails.change')}
        </Text>
        <div role="alert">{refused && <FormMessage>{textOf(refused)}</FormMessage>}</div>
        <Select
          label={t('optimization.rails.column.name')}
          value={name}
          onValueChange={(next) => {
            setName(next);
            setEdit(undefined);
          }}
          items={rails.kinds.map((one) => ({
            value: one.name,
            label: t(`optimization.rails.name.${one.name}`),
          }))}
        />
        <Combobox
          label={t('optimization.rails.column.place')}
          required
          items={places}
          value={place}
          onValueChange={(next) => {
            setPlace(next as RailPlace | null);
            setEdit(undefined);
          }}
          error={tried && place === null ? t('optimization.rails.noPlace') : undefined}
        />
        <NumberField
          label={t('optimization.rails.column.value')}
          required
          unit={unit}
          value={value}
          onValueChange={(typed) => setEdit({ ...(edit ?? { seen: present }), typed })}
          min={show(kind.least)}
          max={show(kind.most)}
          step={kind.unit === 'Hz' ? 0.5 : 1}
          digits={2}
          error={
            tried && wrong
              ? t('optimization.rails.range', {
                  least: text(kind.least),
                  most: `${text(kind.most)} ${unit}`,
                })
              : undefined
          }
        />
        <Stack direction="row" gap="3" wrap>
          <Button type="submit" emphasis="strong" loading={sending}>
            {t('optimization.rails.save')}
          </Button>
          {stored && (
            <Button onClick={() => void send(null)} loading={sending}>
              {t('optimization.rails.remove')}
            </Button>
          )}
        </Stack>
      </Stack>
    </ValidatedForm>
  );
}

/** All wells, the fields, then the wells with the field that each is in. */
function useRailPlaces() {
  const { t } = useFormats();
  const { data: fields } = useAtomValue(fieldsAtom);
  const { data: wells } = useAtomValue(railWellsAtom);
  return useMemo(
    () => [
      { value: 'all', label: t('optimization.rails.all') },
      ...(fields?.data ?? []).map(({ id, name }) => ({
        value: `field:${id}`,
        label: name,
        hint: t('optimization.column.field'),
      })),
      ...(wells?.data ?? []).map(({ id, name }) => ({ value: `well:${id}`, label: name })),
    ],
    [fields, wells, t],
  );
}
