import { Button, DescriptionList, Dialog, Kbd, Link, Stack, Switch, Tabs, Text } from '@cnx/ui';
import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { singleKeysAtom } from '../state/display.atoms.ts';
import { helpTerms, type HelpPlace } from '../state/help.atoms.ts';
import { tourStopAtom } from '../state/tour.atoms.ts';

/** What keys do, by the place where they do it. `single` ones can be turned off. */
const places = [
  {
    place: 'everywhere',
    shortcuts: [
      { does: 'palette', keys: ['Mod+K'] },
      { does: 'paletteAlso', keys: ['/'], single: true },
      { does: 'showHelp', keys: ['?'], single: true },
      { does: 'wallView', keys: ['F'], single: true },
      { does: 'close', keys: ['Escape'] },
    ],
  },
  {
    place: 'charts',
    shortcuts: [
      { does: 'points', keys: ['ArrowLeft', 'ArrowRight'] },
      { does: 'mark', keys: ['Shift+ArrowLeft', 'Shift+ArrowRight'] },
      { does: 'showMarked', keys: ['Enter'] },
      { does: 'zoom', keys: ['+', '-'] },
      { does: 'showAll', keys: ['Escape'] },
      { does: 'moveWork', keys: ['Alt+ArrowLeft', 'Alt+ArrowRight'] },
    ],
  },
  {
    place: 'tables',
    shortcuts: [
      { does: 'rows', keys: ['ArrowUp', 'ArrowDown'] },
      { does: 'openRow', keys: ['Enter'] },
      { does: 'stepRow', keys: ['J', 'K'], single: true },
      { does: 'tickRow', keys: ['X'], single: true },
      { does: 'chooseCell', keys: ['ArrowLeft', 'ArrowRight'] },
      { does: 'copyCell', keys: ['Mod+C'] },
      { does: 'copyListCell', keys: ['C'], single: true },
      { does: 'clearTicks', keys: ['Escape'] },
      { does: 'acknowledge', keys: ['A'], single: true },
    ],
  },
] as const;

type Shortcut = (typeof places)[number]['shortcuts'][number];

/** Props of {@link HelpDialog}. */
export interface HelpDialogProps {
  /** What it shows; null while it is closed. */
  readonly place: HelpPlace | null;
  readonly onPlace: (place: HelpPlace | null) => void;
}

/** Where to ask, which keys do what, and what terms mean. */
export function HelpDialog({ place, onPlace }: HelpDialogProps) {
  const { t } = useTranslation('portal');
  const setTourStop = useSetAtom(tourStopAtom);
  const close = () => onPlace(null);
  return (
    <Dialog open={place !== null} onOpenChange={(open) => !open && close()} title={t('help.heading')}>
      <Stack gap="4">
        <Stack direction="row" gap="4" wrap>
          <Link href={paths.support} onClick={close}>
            {t('shell.support')}
          </Link>
          <Link href={paths.news} onClick={close}>
            {t('shell.news')}
          </Link>
          <Button
            size="sm"
            onClick={() => {
              close();
              setTourStop(0);
            }}
          >
            {t('tour.again')}
          </Button>
        </Stack>
        <Tabs
          label={t('help.heading')}
          items={[
            { value: 'keys', label: t('help.keys'), content: <Shortcuts /> },
            { value: 'terms', label: t('help.terms'), content: <Terms chosen={place} /> },
          ]}
          value={place === 'keys' ? 'keys' : 'terms'}
          onValueChange={onPlace}
        />
      </Stack>
    </Dialog>
  );
}

function Shortcuts() {
  const { t } = useTranslation('portal');
  const [singleKeys, setSingleKeys] = useAtom(singleKeysAtom);
  const works = (shortcut: Shortcut) => singleKeys || !('single' in shortcut);
  return (
    <Stack gap="6">
      {places.map(({ place, shortcuts }) => (
        <Stack key={place} gap="2">
          <Text as="h3" size="small" weight="medium">
            {t(`help.${place}`)}
          </Text>
          <DescriptionList
            items={shortcuts.filter(works).map(({ does, keys }) => ({
              id: does,
              label: t(`help.${does}`),
              value: <Keys keys={keys} />,
            }))}
          />
        </Stack>
      ))}
      <Switch
        label={t('help.singleKeys')}
        hint={t('help.singleKeysHint')}
        checked={singleKeys}
        onChange={({ target }) => setSingleKeys(target.checked)}
      />
    </Stack>
  );
}

/** All terms by name; the one that was chosen is brought into view. */
function Terms({ chosen }: { chosen: HelpPlace | null }) {
  const { t, i18n } = useTranslation('portal');
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // It returns a promise in newer browsers, which no effect may.
    void place.current?.scrollIntoView({ block: 'center' });
  }, [chosen]);
  const items = helpTerms
    .map((term) => ({ term, name: t(`terms.${term}.name`) }))
    .sort((one, other) => one.name.localeCompare(other.name, i18n.language));
  return (
    <DescriptionList
      items={items.map(({ term, name }) => ({
        id: term,
        label: name,
        value: <span ref={term === chosen ? place : undefined}>{t(`terms.${term}.text`)}</span>,
      }))}
    />
  );
}

function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <Stack direction="row" gap="2" wrap>
      {keys.map((each) => (
        <Kbd key={each}>{each}</Kbd>
      ))}
    </Stack>
  );
}
