import type { PersonAccount } from '@cnx/api';
import { Button, Dialog, Select, Stack, styled, Text, TextField } from '@cnx/ui';
import { useState } from 'react';
import type { Message } from '../../i18n/message.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { administratorRoleId } from '../../limits.ts';
import { usePortal } from '../../use-portal.tsx';
import { changePerson, invitePerson, unlockPerson } from './administration.ts';
import { maxNameLength } from './NewPersonDialog.tsx';
import { PersonSessions } from './PersonSessions.tsx';
import { personName, roleName, userRoleId } from './role-name.ts';
import { Refused } from './Refused.tsx';

const Buttons = styled('div', { row: '$2', flexWrap: 'wrap' });

/** Props of {@link PersonDialog}. */
export interface PersonDialogProps {
  person: PersonAccount;
  onClose: () => void;
}

/** A person: name and role, access, invitation, lock, and open sessions. */
export function PersonDialog({ person, onClose }: PersonDialogProps) {
  const formats = useFormats();
  const { t, dates } = formats;
  const portal = usePortal();
  const { id, email, state, invitationEndsAt, lockedUntil } = person;
  const [firstName, setFirstName] = useState(person.firstName);
  const [lastName, setLastName] = useState(person.lastName);
  const [roleId, setRoleId] = useState(person.roleId);
  const [refused, setRefused] = useState<Message>();
  const [busy, setBusy] = useState(false);
  const run = async (give: () => Promise<Message | undefined>) => {
    setBusy(true);
    setRefused(await give());
    setBusy(false);
  };
  const save = () =>
    run(async () => {
      // What was not touched stays as it is, also where another administrator changes it meanwhile.
      const why = await changePerson(portal, id, {
        ...(firstName !== person.firstName && { firstName }),
        ...(lastName !== person.lastName && { lastName }),
        ...(roleId !== person.roleId && { roleId }),
      });
      if (!why) onClose();
      return why;
    });
  const roles = [...new Set([userRoleId, administratorRoleId, person.roleId])];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={personName(person)}
      description={email}
      actions={
        <>
          <Button onClick={onClose}>{t('administration.cancel')}</Button>
          <Button emphasis="strong" disabled={busy} onClick={() => void save()}>
            {t('administration.save')}
          </Button>
        </>
      }
    >
      <Stack gap="normal">
        <Refused message={refused} />
        <Stack gap="3">
          <TextField
            label={t('administration.firstName')}
            autoComplete="off"
            maxLength={maxNameLength}
            value={firstName}
            onValueChange={setFirstName}
          />
          <TextField
            label={t('administration.lastName')}
            autoComplete="off"
            maxLength={maxNameLength}
            value={lastName}
            onValueChange={setLastName}
          />
          <Select
            label={t('administration.role')}
            items={roles.map((role) => ({ value: String(role), label: roleName(role, formats) }))}
            value={String(roleId)}
            onValueChange={(role) => setRoleId(Number(role))}
          />
        </Stack>
        {state === 'invited' && (
          <Text emphasis="quiet">
            {invitationEndsAt === null
              ? t('administration.invitationOver')
              : t('administration.invitedUntil', { time: dates.clock(invitationEndsAt) })}
          </Text>
        )}
        {lockedUntil !== null && (
          <Text emphasis="quiet">{t('administration.lockedUntil', { time: dates.clock(lockedUntil) })}</Text>
        )}
        <Buttons>
          {state === 'invited' && (
            <Button disabled={busy} onClick={() => void run(() => invitePerson(portal, id))}>
              {t('administration.inviteAgain')}
            </Button>
          )}
          {lockedUntil !== null && (
            <Button disabled={busy} onClick={() => void run(() => unlockPerson(portal, id))}>
              {t('administration.unlock')}
            </Button>
          )}
          <Button
            disabled={busy}
            onClick={() => void run(() => changePerson(portal, id, { active: state === 'inactive' }))}
          >
            {t(state === 'inactive' ? 'administration.reactivate' : 'administration.deactivate')}
          </Button>
        </Buttons>
        <PersonSessions id={id} />
      </Stack>
    </Dialog>
  );
}
