import type { Preferences } from '@cnx/api';
import { Banner, Button, Dialog, Stack, Text } from '@cnx/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import {
  filtersOfMyWells,
  goneCountAtom,
  keptPreferencesViewAtom,
  myDaysViewAtom,
  myFiltersAtom,
  myWellsOf,
} from '../../insight/my-wells.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { noFilters, type Filters } from '@cnx/api/filter-address';
import { savePreferences, type SaveOutcome } from '../../state/kept-preferences.ts';
import { showToast } from '../../state/toasts.atoms.ts';
import { usePortal } from '../../use-portal.tsx';
import { selectedCount } from './cascade.ts';
import {
  filterListsAtom,
  itemsOf,
  listsWantedAtom,
  wellsWantedAtom,
  type FilterLists,
} from './filter-dropdowns.atoms.ts';
import { choosesNothing, WellFilters } from './WellsByFilters.tsx';

/** Which wells the home page shows, in a line. Blank until the server has answered. */
export function MyWellsLine() {
  const { t, quantities } = useFormats();
  const kept = useAtomValue(keptPreferencesViewAtom);
  const chosen = useAtomValue(myFiltersAtom);
  const gone = useAtomValue(goneCountAtom);
  const days = useAtomValue(myDaysViewAtom);
  if (kept.status === 'failed') {
    return (
      <Stack direction="row" gap="2" wrap role="status">
        {t('home.unknownChoice')}
        <Button size="sm" onClick={kept.retry}>
          {t('shell.retry')}
        </Button>
      </Stack>
    );
  }
  if (!chosen || days.status !== 'shown') return <>{'\u00a0'}</>;
  const count = days.body.wells;
  const wells = quantities.count(count);
  return (
    <>
      {choosesNothing(chosen) ? t('home.allWells', { wells }) : t('home.chosenWells', { count, wells })}
      {gone > 0 && ` ${t('home.gone', { count: gone })}`}
    </>
  );
}

/** Opens the choice of the user's wells. */
export function ChooseMyWells() {
  const { t } = useFormats();
  const kept = useAtomValue(keptPreferencesViewAtom);
  const [open, setOpen] = useState(false);
  const chosen = useAtomValue(myFiltersAtom);
  const wantLists = useSetAtom(listsWantedAtom);
  const wantWells = useSetAtom(wellsWantedAtom);
  const show = () => {
    wantLists(true);
    wantWells(true);
    setOpen(true);
  };
  return (
    <>
      <Button
        emphasis={chosen && choosesNothing(chosen) ? 'strong' : 'normal'}
        icon={<SlidersHorizontal size={16} aria-hidden="true" />}
        disabled={kept.status !== 'shown'}
        onClick={show}
      >
        {t('home.choose')}
      </Button>
      {open && kept.status === 'shown' && <KeptChoice kept={kept.body} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The dialog over what the server keeps. */
function KeptChoice({ kept, onClose }: { kept: Preferences; onClose: () => void }) {
  const portal = usePortal();
  const lists = useAtomValue(filterListsAtom);
  const save = async (filters: Filters) => {
    const outcome = await savePreferences(portal, { ...kept, myWells: myWellsOf(filters) });
    if (outcome === 'saved') showToast(portal.store, { key: 'portal:home.saved' }, 'good');
    return outcome;
  };
  return (
    <MyWellsDialog chosen={filtersOfMyWells(kept.myWells)} lists={lists} onSave={save} onClose={onClose} />
  );
}

/** Props of {@link MyWellsDialog}. */
export interface MyWellsDialogProps {
  /** What is chosen when it opens. */
  chosen: Filters;
  lists: FilterLists;
  /** Keeps a choice. */
  onSave: (filters: Filters) => Promise<SaveOutcome>;
  /** The wells are stored, or the dialog is given up. */
  onClose: () => void;
}

/** Asks which wells are the user's own: by business unit, field, group and well. What was chosen stays until it is kept. */
export function MyWellsDialog({ chosen, lists, onSave, onClose }: MyWellsDialogProps) {
  const { t, quantities } = useFormats();
  const [filters, setFilters] = useState(chosen);
  const [state, setState] = useState<'idle' | 'saving' | 'changed' | 'failed'>('idle');
  const items = itemsOf(lists);
  const count = selectedCount(items, filters);
  const save = async () => {
    setState('saving');
    const outcome = await onSave(filters);
    if (outcome === 'saved') onClose();
    else setState(outcome);
  };
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={t('home.choose')}
      actions={
        <>
          <Button onClick={onClose}>{t('settings.cancel')}</Button>
          <Button emphasis="strong" loading={state === 'saving'} onClick={() => void save()}>
            {t('settings.save')}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Text emphasis="quiet">{t('home.chooseText')}</Text>
        {state === 'changed' && <Banner tone="warning">{t('settings.changedElsewhere')}</Banner>}
        {state === 'failed' && <Banner tone="critical">{t('settings.notSaved')}</Banner>}
        <WellFilters lists={lists} filters={filters} onChange={setFilters} />
        <Stack direction="row" gap="3" wrap>
          <Text as="span" role="status">
            {choosesNothing(filters)
              ? t('home.allChosen')
              : count !== null && t('home.chosen', { count, wells: quantities.count(count) })}
          </Text>
          {!choosesNothing(filters) && (
            <Button size="sm" onClick={() => setFilters(noFilters)}>
              {t('filters.clearAll')}
            </Button>
          )}
        </Stack>
      </Stack>
    </Dialog>
  );
}
