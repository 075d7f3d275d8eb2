import {
  Banner,
  Button,
  Card,
  DescriptionList,
  EmptyState,
  FormActions,
  Skeleton,
  Stack,
  styled,
  Text,
  Textarea,
  TextField,
} from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { LifeBuoy } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { languageNames } from '../../i18n/languages.ts';
import { useMessageText, type Message } from '../../i18n/message.ts';
import { deviceName } from '../../insight/device-name.ts';
import { InsightFailure } from '../../insight/InsightStates.tsx';
import type { InsightView } from '../../insight/insight-view.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { userAtom } from '../../session/session.atoms.ts';
import { timeZoneAtom } from '../../state/display.atoms.ts';
import { lastPageAtom } from '../../state/filters.atoms.ts';
import { usePortal } from '../../use-portal.tsx';
import { supportViewAtom } from './support.atoms.ts';
import {
  contextOf,
  maxMessage,
  maxSubject,
  sendMessage,
  type SentMessage,
  type SupportContext,
} from './support.ts';

/** The build's version, which the bundler writes here. */
const version = (import.meta.env['CNX_VERSION'] as string | undefined) ?? 'development';

const Form = styled('form', { display: 'grid', gap: '$5', maxWidth: 640 });

/** Writes to support, with what the user sees and nothing else. */
export function SupportPage() {
  const { language, t } = useFormats();
  const portal = usePortal();
  const zone = useAtomValue(timeZoneAtom) ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const page = useAtomValue(lastPageAtom);
  const user = useAtomValue(userAtom);
  const view = useAtomValue(supportViewAtom);
  const context = contextOf({
    page,
    version,
    language: languageNames[language],
    timeZone: zone,
    userAgent: deviceName(navigator.userAgent, t, { withVersion: true }),
  });
  return (
    <Support
      view={view}
      account={user?.email ?? user?.username ?? ''}
      context={context}
      onSend={(subject, message) => sendMessage(portal, { subject, message, ...context })}
    />
  );
}

/** Props of {@link Support}. */
export interface SupportProps {
  readonly view: InsightView<{ readonly available: boolean }>;
  /** The account of the session, which the server adds. */
  readonly account: string;
  readonly context: SupportContext;
  readonly onSend: (subject: string, message: string) => Promise<SentMessage>;
}

/** The form, or what to do where there is none. */
export function Support({ view, ...rest }: SupportProps) {
  const { t } = useFormats();
  if (view.status === 'loading') return <Skeleton lines={8} />;
  if (view.status === 'failed') return <InsightFailure failure="portal:failures.support" view={view} />;
  const { account, context } = rest;
  if (view.body.available) return <SupportForm {...rest} />;
  return (
    <Stack gap="normal">
      <EmptyState
        title={t('support.notOffered')}
        description={t('support.notOfferedText')}
        icon={<LifeBuoy size={24} />}
      />
      <ContextCard account={account} context={context} />
    </Stack>
  );
}

/** What of a form is missing. */
type Missing = Partial<Record<'subject' | 'message', boolean>>;

function SupportForm({ account, context, onSend }: Omit<SupportProps, 'view'>) {
  const { t } = useFormats();
  const textOf = useMessageText();
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState<Missing>({});
  const [failure, setFailure] = useState<Message | null>(null);
  const [sent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focus = (name: string) => {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const typed = (name: string) => {
      const given = data.get(name);
      return typeof given === 'string' ? given.trim() : '';
    };
    const [subject, message] = [typed('subject'), typed('message')];
    const lacks = { subject: subject === '', message: message === '' };
    setMissing(lacks);
    setFailure(null);
    setSent(false);
    if (lacks.subject || lacks.message) return focus(lacks.subject ? 'subject' : 'message');
    setBusy(true);
    const outcome = await onSend(subject, message);
    setBusy(false);
    if (outcome.kind === 'failed') return setFailure(outcome.message);
    form.current?.reset();
    return setSent(true);
  };
  const isThere = (name: keyof Missing) => () => setMissing((lacks) => ({ ...lacks, [name]: false }));
  return (
    <Form ref={form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      {sent && (
        <Banner tone="good" title={t('shell.success')}>
          {t('support.sent')}
        </Banner>
      )}
      <TextField
        name="subject"
        label={t('support.subject')}
        maxLength={maxSubject}
        required
        error={missing.subject ? t('support.subjectMissing') : undefined}
        onChange={isThere('subject')}
      />
      <Textarea
        name="message"
        label={t('support.message')}
        hint={t('support.messageHint')}
        minRows={6}
        maxLength={maxMessage}
        required
        error={missing.message ? t('support.messageMissing') : undefined}
        onChange={isThere('message')}
      />
      <ContextCard account={account} context={context} />
      {failure && (
        <Banner tone="critical" title={t('shell.error')}>
          {textOf(failure)}
        </Banner>
      )}
      <FormActions>
        <Button type="submit" emphasis="strong" loading={busy}>
          {t('support.send')}
        </Button>
      </FormActions>
    </Form>
  );
}

function ContextCard({ account, context }: Pick<SupportProps, 'account' | 'context'>) {
  const { t } = useFormats();
  const { page, language, timeZone, userAgent } = context;
  const rows = {
    account,
    page: page ?? t('support.noPage'),
    version: context.version,
    language,
    timeZone,
    userAgent,
  };
  return (
    <Card title={t('support.context')}>
      <Stack gap="3">
        <Text size="small" emphasis="quiet">
          {t('support.contextText')}
        </Text>
        <DescriptionList
          items={Object.entries(rows).map(([id, value]) => ({
            id,
            label: t(`support.parts.${id as keyof typeof rows}`),
            value,
          }))}
        />
      </Stack>
    </Card>
  );
}
