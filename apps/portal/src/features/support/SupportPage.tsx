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
import { CircleCheck, ClipboardCopy, LifeBuoy } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { languageNames } from '../../i18n/languages.ts';
import { useMessageText, type Message } from '../../i18n/message.ts';
import { deviceName } from '../../insight/device-name.ts';
import { InsightFailure } from '../../insight/InsightStates.tsx';
import type { InsightView } from '../../insight/insight-view.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { userAtom } from '../../session/session.atoms.ts';
import { timeZoneAtom } from '../../state/display.atoms.ts';
import { lastPageAtom } from '../../state/filters.atoms.ts';
import { showToast } from '../../state/toasts.atoms.ts';
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

const Narrow = styled('div', { display: 'grid', gap: '$5', maxWidth: 640 });
const Head = styled('div', { row: '$2', '& > svg': { flex: 'none', color: '$goodText' } });

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

/** The form, then what was sent; or what to do where there is no form. */
export function Support({ view, ...rest }: SupportProps) {
  const { t } = useFormats();
  const { now } = usePortal();
  const [sent, setSent] = useState<Sent | null>(null);
  const [isAnother, setIsAnother] = useState(false);
  if (view.status === 'loading') return <Skeleton lines={8} />;
  if (view.status === 'failed') return <InsightFailure failure="portal:failures.support" view={view} />;
  const { account, context } = rest;
  if (!view.body.available)
    return (
      <Stack gap="normal">
        <EmptyState
          title={t('support.notOffered')}
          description={t('support.notOfferedText')}
          icon={<LifeBuoy size={24} />}
        />
        <PassedOn account={account} context={context} />
      </Stack>
    );
  const writeAnother = () => {
    setSent(null);
    setIsAnother(true);
  };
  if (sent) return <Receipt sent={sent} account={account} onAnother={writeAnother} />;
  return (
    <SupportForm
      {...rest}
      autoFocus={isAnother}
      onSent={(subject) => setSent({ subject, at: now().toISOString() })}
    />
  );
}

/** What went out, and when (ISO 8601). */
interface Sent {
  readonly subject: string;
  readonly at: string;
}

interface ReceiptProps {
  readonly sent: Sent;
  readonly account: string;
  readonly onAnother: () => void;
}

/** Takes the place of the form, and the focus, so that it is read aloud. */
function Receipt({ sent, account, onAnother }: ReceiptProps) {
  const { t, dates } = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const rows = { subject: sent.subject, sentAt: dates.clock(sent.at), answerTo: account };
  return (
    <Narrow>
      <Card>
        <Stack gap="4">
          <Head>
            <CircleCheck size={20} aria-hidden="true" />
            <Text as="h2" size="lead" weight="bold" ref={heading} tabIndex={-1}>
              {t('support.sent')}
            </Text>
          </Head>
          <DescriptionList
            items={Object.entries(rows).map(([id, value]) => ({
              id,
              label: t(`support.receipt.${id as keyof typeof rows}`),
              value,
            }))}
          />
          <FormActions>
            <Button onClick={onAnother}>{t('support.another')}</Button>
          </FormActions>
        </Stack>
      </Card>
    </Narrow>
  );
}

/** What of a form is missing. */
type Missing = Partial<Record<'subject' | 'message', boolean>>;

interface SupportFormProps extends Omit<SupportProps, 'view'> {
  readonly autoFocus: boolean;
  readonly onSent: (subject: string) => void;
}

function SupportForm({ account, context, autoFocus, onSend, onSent }: SupportFormProps) {
  const { t } = useFormats();
  const textOf = useMessageText();
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState<Missing>({});
  const [failure, setFailure] = useState<Message | null>(null);
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
    if (lacks.subject || lacks.message) return focus(lacks.subject ? 'subject' : 'message');
    setBusy(true);
    const outcome = await onSend(subject, message);
    setBusy(false);
    return outcome.kind === 'failed' ? setFailure(outcome.message) : onSent(subject);
  };
  const isThere = (name: keyof Missing) => () => setMissing((lacks) => ({ ...lacks, [name]: false }));
  return (
    <Narrow as="form" ref={form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        name="subject"
        label={t('support.subject')}
        maxLength={maxSubject}
        required
        autoFocus={autoFocus}
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
      <Card title={t('support.context')}>
        <Stack gap="3">
          <Text size="small" emphasis="quiet">
            {t('support.contextText')}
          </Text>
          <DescriptionList items={linesOf(t, account, context)} />
        </Stack>
      </Card>
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
    </Narrow>
  );
}

type ContextProps = Pick<SupportProps, 'account' | 'context'>;

/** The same lines, for a message that goes another way. */
function PassedOn({ account, context }: ContextProps) {
  const { t } = useFormats();
  const { store } = usePortal();
  const items = linesOf(t, account, context);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(items.map(({ label, value }) => `${label}: ${value}`).join('\n'));
      showToast(store, { key: 'portal:support.copied' }, 'good');
    } catch {
      showToast(store, { key: 'portal:support.notCopied' }, 'critical');
    }
  };
  return (
    <Card
      title={t('support.passOn')}
      actions={
        <Button size="sm" icon={<ClipboardCopy size={16} />} onClick={() => void copy()}>
          {t('support.copy')}
        </Button>
      }
    >
      <DescriptionList items={items} />
    </Card>
  );
}

/** Where the user was and with what, by name. */
function linesOf(t: Formats['t'], account: string, context: SupportContext) {
  const { page, version: ofPortal, language, timeZone, userAgent } = context;
  const lines = {
    account,
    page: page ?? t('support.noPage'),
    version: ofPortal,
    language,
    timeZone,
    userAgent,
  };
  return Object.entries(lines).map(([id, value]) => ({
    id,
    label: t(`support.parts.${id as keyof typeof lines}`),
    value,
  }));
}
