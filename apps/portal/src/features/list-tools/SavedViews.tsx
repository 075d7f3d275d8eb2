import type { SavedView } from '@cnx/api';
import {
  Badge,
  Button,
  Dialog,
  Divider,
  FormMessage,
  IconButton,
  Link,
  Popover,
  Stack,
  styled,
  Switch,
  Text,
  TextField,
} from '@cnx/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { Bookmark } from 'lucide-react';
import { useEffect, useState, type FormEvent } from 'react';
import type { ListName } from '../../addresses.ts';
import { addressAtom, addressSearchAtom } from '../../state/filters.atoms.ts';
import { showToast } from '../../state/toasts.atoms.ts';
import { usePortal } from '../../use-portal.tsx';
import { failureMessage, isLeftOut, viewOf, type FailureKey } from '../../insight/insight-view.ts';
import { InsightFailure } from '../../insight/InsightStates.tsx';
import { useMessageText } from '../../i18n/message.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { addressOfView, removeView, savedViewOf, saveView, viewAddress } from './saved-views.ts';
import { savedViewsAtom } from './saved-views.atoms.ts';

const failure: FailureKey = 'portal:failures.views';
/** Views from which a field finds one by its name, and most that are shown without it. */
const searchedFrom = 8;
const maxShown = 50;
/** Longest name, as the contract has it. */
const maxName = 80;

const Panel = styled('div', { column: '$3', width: 288 });
const List = styled('ul', { column: '$1', maxHeight: 320, padding: 0, overflowY: 'auto', listStyle: 'none' });
const Item = styled('li', { row: '$2', justifyContent: 'space-between', minHeight: '$controlSmall' });

const noViews: readonly never[] = [];

/** Props of {@link SavedViews}. */
export interface SavedViewsProps {
  area: ListName;
  /** Whether there is room for the button's word; a view's own name always stands there. */
  wordy: boolean;
}

/** Views of a list under names: opens one, saves the list as it is shown, renames, shares and removes one's own. */
export function SavedViews({ area, wordy }: SavedViewsProps) {
  const { t } = useFormats();
  const portal = usePortal();
  const search = useAtomValue(addressSearchAtom);
  const setAddress = useSetAtom(addressAtom);
  const result = useAtomValue(savedViewsAtom(area));
  const view = viewOf(result);
  const views = view.status === 'shown' ? view.body : noViews;
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState('');
  const [draft, setDraft] = useState<SavedView | 'new' | null>(null);
  const [removing, setRemoving] = useState<SavedView | null>(null);
  const slug = savedViewOf(search);
  const current = views.find((each) => each.slug === slug);
  const shownAddress = viewAddress(search);
  const bare = slug !== null && shownAddress === '';
  useEffect(() => {
    // A short address names a view alone: what it stands for takes its place.
    if (!bare || !current || current.address === '') return;
    const [, query = ''] = addressOfView(area, current).split('?');
    setAddress({ search: `?${query}`, step: 'replace' });
  }, [bare, current, area, setAddress]);
  const lost = slug !== null && view.status === 'shown' && !current;
  const changed = current !== undefined && current.address !== shownAddress;
  const found = views.filter(({ name }) => name.toLocaleLowerCase().includes(asked.toLocaleLowerCase()));
  const act = async (command: () => Promise<unknown>) => {
    try {
      await command();
    } catch (error) {
      showToast(portal.store, failureMessage(error, failure), 'critical');
    }
  };
  if (isLeftOut(view)) return null;
  return (
    <>
      <Popover
        label={t('list.views')}
        align="end"
        open={open}
        onOpenChange={setOpen}
        trigger={
          current || wordy ? (
            <Button size="sm" icon={<Bookmark size={14} />}>
              {current ? current.name : t('list.views')}
            </Button>
          ) : (
            <IconButton size="sm" emphasis="normal" label={t('list.views')} icon={<Bookmark size={14} />} />
          )
        }
      >
        <Panel>
          {lost && <FormMessage tone="warning">{t('list.viewLost', { name: slug })}</FormMessage>}
          {view.status === 'failed' && <InsightFailure failure={failure} view={view} />}
          {views.length > searchedFrom && (
            <TextField label={t('list.findView')} value={asked} onValueChange={setAsked} />
          )}
          {view.status === 'shown' && views.length === 0 && (
            <Text size="small" emphasis="quiet">
              {t('list.noViews')}
            </Text>
          )}
          {found.length > 0 && (
            <List>
              {found.slice(0, maxShown).map((each) => (
                <Item key={each.id}>
                  <Link
                    href={addressOfView(area, each)}
                    aria-current={each === current ? 'true' : undefined}
                    onClick={() => setOpen(false)}
                  >
                    <bdi>{each.name}</bdi>
                  </Link>
                  {each.shared && (
                    <Badge emphasis="quiet">
                      {each.mine
                        ? t('list.shared')
                        : each.ownerName === null
                          ? t('list.ownerGone')
                          : t('list.sharedBy', { name: each.ownerName })}
                    </Badge>
                  )}
                </Item>
              ))}
            </List>
          )}
          {found.length > maxShown && (
            <Text size="small" emphasis="quiet">
              {t('list.moreViews', { count: found.length - maxShown })}
            </Text>
          )}
          <Divider />
          <Stack gap="2">
            {changed && current.mine && (
              <Button
                size="sm"
                onClick={() =>
                  void act(() => saveView(portal, { ...current, view: current, area, address: shownAddress }))
                }
              >
                {t('list.saveChanges', { name: current.name })}
              </Button>
            )}
            <Button
              size="sm"
              onClick={() => {
                setOpen(false);
                setDraft('new');
              }}
            >
              {t('list.saveView')}
            </Button>
            {current?.removable && (
              <Stack direction="row" gap="2">
                {current.mine && (
                  <Button
                    size="sm"
                    emphasis="quiet"
                    onClick={() => {
                      setOpen(false);
                      setDraft(current);
                    }}
                  >
                    {t('list.renameView')}
                  </Button>
                )}
                <Button
                  size="sm"
                  emphasis="quiet"
                  tone="critical"
                  onClick={() => {
                    setOpen(false);
                    setRemoving(current);
                  }}
                >
                  {t('list.removeView')}
                </Button>
              </Stack>
            )}
          </Stack>
        </Panel>
      </Popover>
      <Dialog
        open={draft !== null}
        onOpenChange={(stays) => {
          if (!stays) setDraft(null);
        }}
        size="sm"
        title={t(draft === 'new' ? 'list.saveView' : 'list.renameView')}
      >
        {draft && (
          <ViewForm
            view={draft === 'new' ? null : draft}
            area={area}
            address={draft === 'new' ? shownAddress : draft.address}
            onClose={() => setDraft(null)}
            onSaved={(slugOfNew) => {
              // A name that changes leaves the list as it is: its address keeps its short name.
              if (draft !== 'new') return;
              const [, query = ''] = addressOfView(area, { address: shownAddress, slug: slugOfNew }).split(
                '?',
              );
              setAddress({ search: `?${query}`, step: 'replace' });
            }}
          />
        )}
      </Dialog>
      <Dialog
        open={removing !== null}
        onOpenChange={(stays) => {
          if (!stays) setRemoving(null);
        }}
        size="sm"
        title={t('list.removeTitle', { name: removing?.name ?? '' })}
        description={t(removing?.shared ? 'list.removeShared' : 'list.removeOwn')}
        actions={
          <>
            <Button onClick={() => setRemoving(null)}>{t('list.cancel')}</Button>
            <Button
              tone="critical"
              emphasis="strong"
              onClick={() => {
                setRemoving(null);
                if (removing) void act(() => removeView(portal, removing));
              }}
            >
              {t('list.removeView')}
            </Button>
          </>
        }
      />
    </>
  );
}

interface ViewFormProps {
  /** The view that is renamed; null for a new one. */
  view: SavedView | null;
  area: ListName;
  address: string;
  onClose: () => void;
  /** Called with the view's short name. */
  onSaved: (slug: string) => void;
}

/** Asks for a view's name, and whether others see it. What was typed stays when it could not be saved. */
function ViewForm({ view, area, address, onClose, onSaved }: ViewFormProps) {
  const { t } = useFormats();
  const portal = usePortal();
  const textOf = useMessageText();
  const [name, setName] = useState(view?.name ?? '');
  const [shared, setShared] = useState(view?.shared ?? false);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    if (name.trim() === '') {
      setProblem(t('list.nameMissing'));
      return;
    }
    setSaving(true);
    setProblem(null);
    try {
      onSaved(await saveView(portal, { view, area, name: name.trim(), shared, address }));
      onClose();
    } catch (error) {
      setProblem(textOf(failureMessage(error, failure)));
      setSaving(false);
    }
  };
  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack gap="4">
        <TextField
          label={t('list.viewName')}
          value={name}
          onValueChange={setName}
          maxLength={maxName}
          error={problem ?? undefined}
        />
        <Switch
          label={t('list.share')}
          hint={t('list.shareHint')}
          checked={shared}
          onChange={({ target }) => setShared(target.checked)}
        />
        <Stack direction="row" gap="2" justify="end">
          <Button onClick={onClose}>{t('list.cancel')}</Button>
          <Button emphasis="strong" type="submit" loading={saving}>
            {t('list.save')}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
