import type { ApiKey } from '@cnx/api';
import {
  Badge,
  Button,
  Card,
  DescriptionList,
  EmptyState,
  Skeleton,
  Stack,
  Text,
  type BadgeProps,
} from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Message } from '../../i18n/message.ts';
import { InsightFailure } from '../../insight/InsightStates.tsx';
import { useFormats } from '../../insight/use-formats.ts';
import { useKeptFocus } from '../../insight/use-kept-focus.ts';
import { usePortal } from '../../use-portal.tsx';
import { revokeApiKey } from './administration.ts';
import { administrationFailure, apiKeysViewAtom } from './administration.atoms.ts';
import { AskFirst } from '../../insight/AskFirst.tsx';
import { NewApiKeyDialog } from './NewApiKeyDialog.tsx';
import { Refused } from '../../insight/Refused.tsx';

/** The keys by which programs read, to be made and revoked. */
export function ApiKeys() {
  const { t } = useFormats();
  const view = useAtomValue(apiKeysViewAtom);
  const [adding, setAdding] = useState(false);
  if (view.status === 'failed') return <InsightFailure failure={administrationFailure} view={view} />;
  if (view.status === 'loading') return <Skeleton lines={6} />;
  return (
    <Stack gap="normal">
      <Text emphasis="quiet">{t('administration.keysText')}</Text>
      <div>
        <Button
          icon={<Plus size={16} aria-hidden="true" />}
          emphasis="strong"
          onClick={() => setAdding(true)}
        >
          {t('administration.addKey')}
        </Button>
      </div>
      {view.body.length === 0 ? (
        <EmptyState title={t('administration.noKeys')} />
      ) : (
        view.body.map((apiKey) => <Key key={apiKey.id} apiKey={apiKey} />)
      )}
      {adding && <NewApiKeyDialog onClose={() => setAdding(false)} />}
    </Stack>
  );
}

const tones = { active: 'good', expired: 'neutral', revoked: 'neutral' } as const satisfies Record<
  ApiKey['state'],
  BadgeProps['tone']
>;

function Key({ apiKey }: { apiKey: ApiKey }) {
  const { t, dates } = useFormats();
  const portal = usePortal();
  const card = useRef<HTMLElement>(null);
  // A key that was revoked has no button.
  useKeptFocus(card);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Message>();
  const { id, name, scope, fields, createdAt, createdBy, expiresAt, revokedAt, usedAt, state } = apiKey;
  const revoke = async () => {
    setBusy(true);
    setRefused(await revokeApiKey(portal, id));
    setBusy(false);
  };
  return (
    <Card
      ref={card}
      title={name}
      actions={
        state === 'active' && (
          <Button
            tone="critical"
            loading={busy}
            aria-label={`${t('administration.revokeKey')}: ${name}`}
            onClick={() => setAsked(true)}
          >
            {t('administration.revokeKey')}
          </Button>
        )
      }
    >
      {asked && (
        <AskFirst
          title={t('administration.revokeKeyAsk', { name })}
          text={t('administration.revokeKeyText')}
          action={t('administration.revokeKey')}
          onClose={() => setAsked(false)}
          onConfirm={() => void revoke()}
        />
      )}
      <Stack gap="3">
        <Refused message={refused} />
        <DescriptionList
          items={[
            {
              label: t('administration.state'),
              value: (
                <Badge tone={tones[state]} emphasis="quiet">
                  {t(`administration.keyStates.${state}`)}
                </Badge>
              ),
            },
            { label: t('administration.keyScope'), value: t(`administration.keyScopes.${scope}`) },
            { label: t('administration.keyId'), value: id },
            {
              label: t('administration.keyFields'),
              value:
                fields === null
                  ? t('administration.everyField')
                  : fields.map((field) => field.name).join(', '),
            },
            {
              label: t('administration.keyMadeAt'),
              value:
                createdBy === null
                  ? dates.clock(createdAt)
                  : t('administration.keyMadeBy', { time: dates.clock(createdAt), name: createdBy }),
            },
            revokedAt === null
              ? { label: t('administration.keyUntil'), value: dates.clock(expiresAt) }
              : { label: t('administration.keyRevokedAt'), value: dates.clock(revokedAt) },
            {
              label: t('administration.keyUsedAt'),
              value: usedAt === null ? t('administration.never') : dates.clock(usedAt),
            },
          ]}
        />
      </Stack>
    </Card>
  );
}
