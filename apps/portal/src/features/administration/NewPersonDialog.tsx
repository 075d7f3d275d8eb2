import { Button, Checkbox, Dialog, Select, Stack, Text, TextField } from '@cnx/ui';
import { useId, useState, type FormEvent } from 'react';
import { languageNames, languages, type Language } from '../../i18n/languages.ts';
import type { Message } from '../../i18n/message.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { administratorRoleId, emailMaxLength } from '../../limits.ts';
import { isEmail, typedEmail } from '../../typed-email.ts';
import { usePortal } from '../../use-portal.tsx';
import { createPerson, type NewPerson } from './administration.ts';
import { roleName, userRoleId } from './role-name.ts';
import { Refused } from '../../insight/Refused.tsx';
import { ValidatedForm } from '../../insight/ValidatedForm.tsx';

/** Characters that a mail server may read as a list, a name or a comment. */
const special = /[()<>[\]:;\\,"]/;

/** Whether a text can be the address of a new account. Accounts made before may have others. */
const isMailbox = (text: string): boolean => isEmail(text) && !special.test(text);

/** Most characters of a first or last name. */
export const maxNameLength = 100;

/** Asks for what a new account needs. What was typed stays until the server has taken it. */
export function NewPersonDialog({ onClose }: { onClose: () => void }) {
  const formats = useFormats();
  const { t, language } = formats;
  const portal = usePortal();
  const formId = useId();
  const [person, setPerson] = useState<NewPerson>({
    email: '',
    firstName: '',
    lastName: '',
    roleId: userRoleId,
    isSSO: false,
    language,
  });
  const [wrongEmail, setWrongEmail] = useState(false);
  const [refused, setRefused] = useState<Message>();
  const [sending, setSending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const email = typedEmail(person.email);
    setWrongEmail(!isMailbox(email));
    if (!isMailbox(email) || sending) return;
    setSending(true);
    const why = await createPerson(portal, { ...person, email });
    setSending(false);
    setRefused(why);
    if (!why) onClose();
  };
  const text = (name: 'email' | 'firstName' | 'lastName') => ({
    label: t(`administration.${name}`),
    value: person[name],
    onValueChange: (value: string) => setPerson({ ...person, [name]: value }),
  });
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={t('administration.add')}
      actions={
        <>
          <Button onClick={onClose}>{t('administration.cancel')}</Button>
          <Button type="submit" form={formId} emphasis="strong" loading={sending}>
            {t('administration.invite')}
          </Button>
        </>
      }
    >
      <ValidatedForm id={formId} onSubmit={(event) => void send(event)}>
        <Stack gap="3">
          <Text emphasis="quiet">{t('administration.addText')}</Text>
          <Refused message={refused} />
          <TextField
            {...text('email')}
            required
            inputMode="email"
            autoComplete="off"
            maxLength={emailMaxLength}
            error={wrongEmail ? t('administration.emailInvalid') : undefined}
          />
          <TextField {...text('firstName')} autoComplete="off" maxLength={maxNameLength} />
          <TextField {...text('lastName')} autoComplete="off" maxLength={maxNameLength} />
          <Select
            label={t('administration.role')}
            items={[userRoleId, administratorRoleId].map((id) => ({
              value: String(id),
              label: roleName(id, formats),
            }))}
            value={String(person.roleId)}
            onValueChange={(id) => setPerson({ ...person, roleId: Number(id) })}
          />
          <Select
            label={t('administration.language')}
            items={languages.map((value) => ({ value, label: languageNames[value] }))}
            value={person.language}
            onValueChange={(value: Language) => setPerson({ ...person, language: value })}
          />
          <Checkbox
            label={t('administration.corporate')}
            checked={person.isSSO}
            onCheckedChange={(isSSO) => setPerson({ ...person, isSSO })}
          />
        </Stack>
      </ValidatedForm>
    </Dialog>
  );
}
