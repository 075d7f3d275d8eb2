import { Button, Kbd, LanguageSwitch, SegmentedControl, styled, Switch, Text, ThemeSwitch } from '@cnx/ui';
import { useAtom } from 'jotai';
import { Maximize } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { languageNames, languages, type Language } from '../i18n/languages.ts';
import { unitSystems } from '../quantities.ts';
import { singleKeysAtom, unitSystemAtom } from '../state/display.atoms.ts';
import { keepChoice } from '../state/kept-preferences.ts';
import { languageAtom, themeAtom } from '../state/preferences.atoms.ts';
import { showToast } from '../state/toasts.atoms.ts';
import { usePortal } from '../use-portal.tsx';

const Settings = styled('div', { column: '$4' });
const Setting = styled('div', { column: '$2' });

/** Props of {@link DisplaySettings}. */
export interface DisplaySettingsProps {
  readonly onWallView: () => void;
}

/** Theme, language, units and keys of one letter, each applied at once, and the way to the full-screen view. */
export function DisplaySettings({ onWallView }: DisplaySettingsProps) {
  const { t } = useTranslation('portal');
  const portal = usePortal();
  const { store } = portal;
  const keep = (chosen: { language?: Language; theme?: string; units?: string }) =>
    void keepChoice(portal, (choices) => ({
      ...choices,
      language: chosen.language ?? choices.language,
      portal: {
        ...choices.portal,
        theme: chosen.theme ?? choices.portal.theme,
        units: chosen.units ?? choices.portal.units,
      },
    }));
  const [theme, setTheme] = useAtom(themeAtom);
  const [language, setLanguage] = useAtom(languageAtom);
  const [units, setUnits] = useAtom(unitSystemAtom);
  const [singleKeys, setSingleKeys] = useAtom(singleKeysAtom);
  const speak = (next: Language) => {
    setLanguage(next);
    keep({ language: next });
    const values = { language: languageNames[next] };
    showToast(store, { key: 'portal:shell.languageChanged', values }, 'good');
  };
  return (
    <Settings>
      <ThemeSwitch
        value={theme}
        onValueChange={(next) => {
          setTheme(next);
          keep({ theme: next });
        }}
      />
      <Setting>
        <Name label={t('shell.language')} />
        <LanguageSwitch
          fullWidth
          label={t('shell.language')}
          items={languages.map((value) => ({ value, label: languageNames[value] }))}
          value={language}
          onValueChange={speak}
        />
      </Setting>
      <Setting>
        <Name label={t('insight.units')} />
        <SegmentedControl
          fullWidth
          label={t('insight.units')}
          items={unitSystems.map((value) => ({ value, label: t(`insight.unitSystems.${value}`) }))}
          value={units}
          onValueChange={(next) => {
            setUnits(next);
            keep({ units: next });
          }}
        />
      </Setting>
      <Switch
        label={t('help.singleKeys')}
        checked={singleKeys}
        onChange={({ target }) => setSingleKeys(target.checked)}
      />
      <Button fullWidth icon={<Maximize size={16} aria-hidden="true" />} onClick={onWallView}>
        {t('shell.wallView')}
        {singleKeys && <Kbd aria-hidden="true">F</Kbd>}
      </Button>
    </Settings>
  );
}

/** What a group is about, above it; the group itself says it to those who do not see it. */
function Name({ label }: { label: string }) {
  return (
    <Text as="span" size="small" weight="medium" aria-hidden="true">
      {label}
    </Text>
  );
}
