import type { PersonAccount } from '@cnx/api';
import { Button, Skeleton, Stack, styled, Text } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import type { Message } from '../../i18n/message.ts';
import { InsightFailure } from '../../insight/InsightStates.tsx';
import { SessionList } from '../../insight/SessionList.tsx';
import { useFormats } from '../../insight/use-formats.ts';
import { usePortal } from '../../use-portal.tsx';
import { changePerson, endSessions, invitePerson, unlockPerson } from './administration.ts';
import { administrationFailure, sessionsViewAtom } from './administration.atoms.ts';
import { Refused } from '../../insight/Refused.tsx';

const Buttons = styled('div', { row: '$2', flexWrap: 'wrap' });
/** Apart from what is saved. */
const Actions = styled('section', {
  column: '$3',
  padding: '$4',
  border: '1px solid $raisedBorder',
  borderRadius: '$card',
});

/** Props of {@link PersonAccess}. */
export interface PersonAccessProps {
  readonly person: PersonAccount;
  /** Whether it is the administrator's own account. */
  readonly isOwn: boolean;
  readonly busy: boolean;
  /** Why the last order was refused. */
  readonly refused: Message | undefined;
  /** Gives an order, and keeps why it was refused. */
  readonly onOrder: (give: () => Promise<Message | undefined>) => void;
  /** Asks first. */
  readonly onAsk: (about: 'access' | 'sessions') => void;
}

/** The actions on a person, which take effect at once: invitation, lock, open sessions, access. */
export function PersonAccess({ person, isOwn, busy, refused, onOrder, onAsk }: PersonAccessProps) {
  const { t, dates } = useFormats();
  const portal = usePortal();
  const headingId = useId();
  const { id, state, invitationEndsAt, lockedUntil } = person;
  return (
    <Actions aria-labelledby={headingId}>
      <div>
        <Text as="h3" id={headingId} size="lead" weight="bold">
          {t('administration.actions')}
        </Text>
        <Text size="small" emphasis="quiet">
          {t('administration.atOnce')}
        </Text>
      </div>
      <Refused message={refused} />
      {state === 'invited' && (
        <Text>
          {invitationEndsAt === null
            ? t('administration.invitationOver')
            : t('administration.invitedUntil', { time: dates.clock(invitationEndsAt) })}
        </Text>
      )}
      {lockedUntil !== null && (
        <Text>{t('administration.lockedUntil', { time: dates.clock(lockedUntil) })}</Text>
      )}
      {(state === 'invited' || lockedUntil !== null) && (
        <Buttons>
          {state === 'invited' && (
            <Button loading={busy} onClick={() => onOrder(() => invitePerson(portal, id))}>
              {t('administration.inviteAgain')}
            </Button>
          )}
          {lockedUntil !== null && (
            <Button loading={busy} onClick={() => onOrder(() => unlockPerson(portal, id))}>
              {t('administration.unlock')}
            </Button>
          )}
        </Buttons>
      )}
      <Sessions id={id} isOwn={isOwn} busy={busy} onOrder={onOrder} onAsk={() => onAsk('sessions')} />
      {isOwn ? (
        <Text emphasis="quiet">{t('administration.ownAccess')}</Text>
      ) : state === 'inactive' ? (
        <Buttons>
          <Button loading={busy} onClick={() => onOrder(() => changePerson(portal, id, { active: true }))}>
            {t('administration.reactivate')}
          </Button>
        </Buttons>
      ) : (
        <>
          <Text>{t('administration.deactivateText')}</Text>
          <Buttons>
            <Button tone="critical" loading={busy} onClick={() => onAsk('access')}>
              {t('administration.deactivate')}
            </Button>
          </Buttons>
        </>
      )}
    </Actions>
  );
}

interface SessionsProps extends Pick<PersonAccessProps, 'isOwn' | 'busy' | 'onOrder'> {
  readonly id: string;
  readonly onAsk: () => void;
}

function Sessions({ id, isOwn, busy, onOrder, onAsk }: SessionsProps) {
  const { t } = useFormats();
  const portal = usePortal();
  const view = useAtomValue(sessionsViewAtom);
  if (view.status === 'failed') return <InsightFailure failure={administrationFailure} view={view} />;
  if (view.status === 'loading') return <Skeleton lines={3} />;
  const sessions = view.body;
  return (
    <Stack gap="2">
      <Text as="h4" weight="medium">
        {t('administration.sessions')}
      </Text>
      {sessions.length === 0 ? (
        <Text emphasis="quiet">{t('administration.noSessions')}</Text>
      ) : (
        <SessionList
          sessions={sessions}
          now={portal.now().getTime()}
          busy={busy}
          onEnd={(sessionId) => onOrder(() => endSessions(portal, id, sessionId))}
        />
      )}
      {sessions.some(({ current }) => !current) && (
        <Buttons>
          <Button tone="critical" loading={busy} onClick={onAsk}>
            {t(isOwn ? 'settings.endOthers' : 'administration.endSessions')}
          </Button>
        </Buttons>
      )}
    </Stack>
  );
}
