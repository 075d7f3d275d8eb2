import type { PersonAccount } from '@cnx/api';
import { Button, Dialog, Select, Stack, Text, TextField } from '@cnx/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState, type FormEvent } from 'react';
import type { Message } from '../../i18n/message.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { administratorRoleId } from '../../limits.ts';
import { userKey } from '../../session/session.ts';
import { userAtom } from '../../session/session.atoms.ts';
import { usePortal } from '../../use-portal.tsx';
import { changePerson, endSessions } from './administration.ts';
import { openPersonAtom, sessionsViewAtom } from './administration.atoms.ts';
import { AskFirst } from '../../insight/AskFirst.tsx';
import { maxNameLength } from './NewPersonDialog.tsx';
import { PersonAccess } from './PersonAccess.tsx';
import { personName, roleName, userRoleId } from './role-name.ts';
import { Refused } from '../../insight/Refused.tsx';
import { ValidatedForm } from '../../insight/ValidatedForm.tsx';

/** Props of {@link PersonDialog}. */
export interface PersonDialogProps {
  person: PersonAccount;
  onClose: () => void;
}

/** A person: name and role, with the button that saves them, and apart from them the actions, which need no saving. */
export function PersonDialog({ person, onClose }: PersonDialogProps) {
  const formats = useFormats();
  const { t } = formats;
  const portal = usePortal();
  const { id, email } = person;
  const isOwn = useIsOwn(person);
  const [changes, setChanges] = useState<Partial<Pick<PersonAccount, 'firstName' | 'lastName' | 'roleId'>>>(
    {},
  );
  const [notSaved, setNotSaved] = useState<Message>();
  const [refused, setRefused] = useState<Message>();
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<'access' | 'sessions' | null>(null);
  const run = async (give: () => Promise<Message | undefined>) => {
    setBusy(true);
    const why = await give();
    setBusy(false);
    return why;
  };
  const order = async (give: () => Promise<Message | undefined>) => setRefused(await run(give));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    // What was not touched stays as it is, also where another administrator changes it meanwhile.
    const changed = Object.entries(changes).filter(([name, value]) => value !== person[name as 'roleId']);
    const why = await run(() => changePerson(portal, id, Object.fromEntries(changed)));
    setNotSaved(why);
    if (!why) onClose();
  };
  const roles = [...new Set([userRoleId, administratorRoleId, person.roleId])];
  const text = (name: 'firstName' | 'lastName') => ({
    label: t(`administration.${name}`),
    autoComplete: 'off',
    maxLength: maxNameLength,
    value: changes[name] ?? person[name],
    onValueChange: (value: string) => setChanges({ ...changes, [name]: value }),
  });
  return (
    <>
      <Dialog open onOpenChange={(open) => !open && onClose()} title={personName(person)} description={email}>
        <Stack gap="6">
          <ValidatedForm onSubmit={(event) => void save(event)}>
            <Stack gap="3">
              <Text as="h3" size="lead" weight="bold">
                {t('administration.nameAndRole')}
              </Text>
              <Refused message={notSaved} />
              <TextField {...text('firstName')} />
              <TextField {...text('lastName')} />
              <Select
                label={t('administration.role')}
                items={roles.map((role) => ({ value: String(role), label: roleName(role, formats) }))}
                value={String(changes.roleId ?? person.roleId)}
                onValueChange={(role) => setChanges({ ...changes, roleId: Number(role) })}
              />
              <Stack direction="row" gap="2">
                <Button type="submit" emphasis="strong" loading={busy}>
                  {t('administration.save')}
                </Button>
                <Button onClick={onClose}>{t('administration.cancel')}</Button>
              </Stack>
            </Stack>
          </ValidatedForm>
          <PersonAccess
            person={person}
            isOwn={isOwn}
            busy={busy}
            refused={refused}
            onOrder={(give) => void order(give)}
            onAsk={setAsked}
          />
        </Stack>
      </Dialog>
      {asked === 'access' && (
        <AskFirst
          title={t('administration.deactivateAsk', { name: personName(person) })}
          text={t('administration.deactivateText')}
          action={t('administration.deactivate')}
          onClose={() => setAsked(null)}
          onConfirm={() => void order(() => changePerson(portal, id, { active: false }))}
        />
      )}
      {asked === 'sessions' && (
        <AskFirst
          title={
            isOwn
              ? t('administration.endOtherSessionsAsk')
              : t('administration.endSessionsAsk', { name: personName(person) })
          }
          text={t(isOwn ? 'administration.endOtherSessionsText' : 'administration.endSessionsText')}
          action={t(isOwn ? 'settings.endOthers' : 'administration.endSessions')}
          onClose={() => setAsked(null)}
          onConfirm={() => void order(() => endSessions(portal, id, null))}
        />
      )}
    </>
  );
}

/** Whether a person is the one who looks: by the address, or by a session of theirs that asks. */
function useIsOwn({ id, email }: PersonAccount): boolean {
  const user = useAtomValue(userAtom);
  const view = useAtomValue(sessionsViewAtom);
  const setOpen = useSetAtom(openPersonAtom);
  useEffect(() => {
    setOpen(id);
    return () => setOpen(null);
  }, [id, setOpen]);
  if (user && userKey(user) === email.toLowerCase()) return true;
  return view.status === 'shown' && view.body.some(({ current }) => current);
}
