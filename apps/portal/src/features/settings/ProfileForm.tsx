import type { Profile } from '@cnx/api';
import {
  Avatar,
  Banner,
  Button,
  Card,
  DescriptionList,
  FormActions,
  FormRow,
  PhotoUpload,
  Stack,
  TextField,
} from '@cnx/ui';
import { useState, type FormEvent } from 'react';
import { useFormats } from '../../insight/use-formats.ts';
import { usePortal } from '../../use-portal.tsx';
import { ValidatedForm } from '../../insight/ValidatedForm.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { removePhoto, saveNames, uploadPhoto, type Names, type ProfileOutcome } from './profile.ts';

/** Props of {@link ProfileForm}. */
export interface ProfileFormProps {
  readonly kept: Profile;
}

/** Who is signed in: a photo, which is saved as it is taken, and names. */
export function ProfileForm({ kept }: ProfileFormProps) {
  const { t } = useFormats();
  return (
    <Card aria-label={t('settings.tabs.profile')}>
      <Stack gap="normal">
        <Photo kept={kept} />
        <NameFields kept={kept} />
      </Stack>
    </Card>
  );
}

const photoFailures = {
  changed: 'settings.photoNotSaved',
  refused: 'settings.photoRefused',
  failed: 'settings.photoNotSaved',
} as const;

function Photo({ kept }: ProfileFormProps) {
  const { t } = useFormats();
  const portal = usePortal();
  const [state, setState] = useState<'saving' | ProfileOutcome>('saved');
  const busy = state === 'saving';
  const run = async (command: Promise<ProfileOutcome>) => {
    setState('saving');
    setState(await command);
  };
  const name = [kept.firstName, kept.lastName].filter(Boolean).join(' ');
  return (
    <Stack gap="3">
      {state !== 'saved' && state !== 'saving' && <Banner tone="critical">{t(photoFailures[state])}</Banner>}
      <Stack direction="row" gap="3">
        <Avatar name={name || kept.email} src={kept.photo ?? undefined} size="lg" />
        {kept.photo !== null && (
          <Button loading={busy} onClick={() => void run(removePhoto(portal))}>
            {t('settings.removePhoto')}
          </Button>
        )}
      </Stack>
      <PhotoUpload
        label={t('settings.photo')}
        loading={busy}
        onPhoto={(photo) => void run(uploadPhoto(portal, photo))}
      />
    </Stack>
  );
}

function NameFields({ kept }: ProfileFormProps) {
  const { t } = useFormats();
  const portal = usePortal();
  const [changes, setChanges] = useState<Partial<Names>>({});
  const [state, setState] = useState<'idle' | 'saving' | 'missing' | Exclude<ProfileOutcome, 'saved'>>(
    'idle',
  );
  const form: Names = { firstName: kept.firstName, lastName: kept.lastName, ...changes };
  const unsaved = form.firstName !== kept.firstName || form.lastName !== kept.lastName;
  const cancel = () => {
    setChanges({});
    setState('idle');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!form.firstName.trim()) {
      setState('missing');
      return;
    }
    setState('saving');
    const outcome = await saveNames(portal, form, kept.version);
    if (outcome === 'saved') cancel();
    else setState(outcome);
  };
  const field = (name: keyof Names) => ({
    label: t(`settings.${name}`),
    value: form[name],
    maxLength: 100,
    readOnly: kept.isSSO,
    onValueChange: (value: string) => setChanges({ ...changes, [name]: value }),
    ...(kept.isSSO && { hint: t('settings.nameOfDirectory') }),
  });
  return (
    <ValidatedForm onSubmit={(event) => void submit(event)}>
      <Stack gap="normal">
        {state === 'changed' && <Banner tone="warning">{t('settings.profileChanged')}</Banner>}
        {(state === 'failed' || state === 'refused') && (
          <Banner tone="critical">{t('settings.profileNotSaved')}</Banner>
        )}
        <FormRow columns={2}>
          <TextField
            {...field('firstName')}
            required={!kept.isSSO}
            autoComplete="given-name"
            error={state === 'missing' ? t('settings.firstNameMissing') : undefined}
          />
          <TextField {...field('lastName')} autoComplete="family-name" />
        </FormRow>
        <DescriptionList items={[{ label: t('settings.email'), value: kept.email }]} />
        {!kept.isSSO && (
          <FormActions>
            <Button type="submit" emphasis="strong" loading={state === 'saving'} disabled={!unsaved}>
              {t('settings.save')}
            </Button>
            <Button disabled={!unsaved || state === 'saving'} onClick={cancel}>
              {t('settings.cancel')}
            </Button>
          </FormActions>
        )}
      </Stack>
      <LeaveQuestion unsaved={unsaved && state !== 'saving'} onDiscard={cancel} />
    </ValidatedForm>
  );
}
