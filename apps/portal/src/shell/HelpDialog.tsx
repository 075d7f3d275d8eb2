import { DescriptionList, Dialog, Kbd, Link, Stack, Switch, Text } from '@cnx/ui';
import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { singleKeysAtom } from '../state/display.atoms.ts';

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
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Where to ask, and which keys do what. */
export function HelpDialog({ open, onOpenChange }: HelpDialogProps) {
  const { t } = useTranslation('portal');
  const [singleKeys, setSingleKeys] = useAtom(singleKeysAtom);
  const close = () => onOpenChange(false);
  const works = (shortcut: Shortcut) => singleKeys || !('single' in shortcut);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('help.heading')}>
      <Stack gap="6">
        <Stack direction="row" gap="4" wrap>
          <Link href={paths.support} onClick={close}>
            {t('shell.support')}
          </Link>
          <Link href={paths.news} onClick={close}>
            {t('shell.news')}
          </Link>
        </Stack>
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
    </Dialog>
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
