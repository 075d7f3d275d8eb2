import type { Preferences } from '@cnx/api';
import { Banner, Button, Card, FormActions, FormRow, Select, Stack, Text } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useId, useState, type FormEvent } from 'react';
import { useFormats } from '../../insight/use-formats.ts';
import { densityAtom, unitSystemAtom, usageChoiceAtom } from '../../state/display.atoms.ts';
import { languageAtom, themeAtom } from '../../state/preferences.atoms.ts';
import { usePortal } from '../../use-portal.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import {
  choicesOf,
  formOf,
  isChanged,
  portalNames,
  readingNames,
  saveSettings,
  type SettingName,
  type SettingsForm,
} from './settings.ts';

/** Props of {@link PreferencesForm}. */
export interface PreferencesFormProps {
  readonly kept: Preferences;
}

/** Language, formats and looks: changed here, shown and kept when they are saved. */
export function PreferencesForm({ kept }: PreferencesFormProps) {
  const formats = useFormats();
  const { t } = formats;
  const portal = usePortal();
  const portalId = useId();
  const shown: SettingsForm = {
    language: useAtomValue(languageAtom),
    regionFormat: '',
    timeZone: '',
    landingPage: '',
    units: useAtomValue(unitSystemAtom),
    theme: useAtomValue(themeAtom),
    density: useAtomValue(densityAtom),
    usage: useAtomValue(usageChoiceAtom),
  };
  const saved = formOf(kept, shown);
  const [changes, setChanges] = useState<Partial<SettingsForm>>({});
  const [state, setState] = useState<'idle' | 'saving' | 'changed' | 'failed'>('idle');
  const form = { ...saved, ...changes };
  const unsaved = isChanged(form, saved);
  const change = (name: SettingName, value: string) => {
    // A region belongs to its language.
    const region = name === 'language' ? { regionFormat: '' } : {};
    setChanges({ ...changes, ...region, [name]: value });
  };
  const cancel = () => {
    setChanges({});
    setState('idle');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setState('saving');
    const outcome = await saveSettings(portal, form, kept);
    setState(outcome === 'saved' ? 'idle' : outcome);
    if (outcome === 'saved') setChanges({});
  };
  const fields = (names: readonly SettingName[]) => (
    <FormRow columns={2}>
      {names.map((name) => (
        <Select
          key={name}
          label={t(`settings.fields.${name}`)}
          items={choicesOf(name, form, formats)}
          value={form[name]}
          onValueChange={(value) => change(name, value)}
        />
      ))}
    </FormRow>
  );
  return (
    <Card aria-label={t('settings.tabs.preferences')}>
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap="normal">
          {state === 'changed' && <Banner tone="warning">{t('settings.changedElsewhere')}</Banner>}
          {state === 'failed' && <Banner tone="critical">{t('settings.notSaved')}</Banner>}
          {fields(readingNames)}
          <Stack gap="3" role="group" aria-labelledby={portalId}>
            <Text as="h2" id={portalId} size="small" weight="medium">
              {t('settings.portal')}
            </Text>
            {fields(portalNames)}
            <Text size="small" emphasis="quiet">
              {t('settings.usageText')}
            </Text>
          </Stack>
          <FormActions>
            <Button type="submit" emphasis="strong" loading={state === 'saving'} disabled={!unsaved}>
              {t('settings.save')}
            </Button>
            <Button disabled={!unsaved || state === 'saving'} onClick={cancel}>
              {t('settings.cancel')}
            </Button>
          </FormActions>
        </Stack>
      </form>
      <LeaveQuestion unsaved={unsaved && state !== 'saving'} onDiscard={cancel} />
    </Card>
  );
}
