import {
  Button,
  FormMessage,
  Link,
  PasswordChecklist,
  PasswordField,
  styled,
  TextField,
  type PasswordFieldProps,
} from '@cnx/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonPair, Form, FormHead, FormPage, Messages } from '../../forms/FormParts.tsx';
import { useMessageText } from '../../i18n/message.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { emailMaxLength } from '../../limits.ts';
import { paths } from '../../paths.ts';
import { usePortal } from '../../use-portal.tsx';
import { passwordRules } from './password-rules.ts';
import { keepLink, readSubject, type UpdateSubject } from './update-password.ts';
import { useUpdateForm, type UpdateForm } from './use-update-form.ts';

/** One below the other where Spanish has no room for both. */
const Buttons = styled(ButtonPair, { '@media (max-width: 359px)': { gridTemplateColumns: '1fr' } });

/** Where a password manager reads whose passwords these are. */
const Unseen = styled('input', {
  position: 'absolute',
  width: 1,
  height: 1,
  padding: 0,
  border: 0,
  clipPath: 'inset(50%)',
});

/** Changes a password: by the current one, or by the code of a reset mail. */
export function UpdatePassword() {
  const { t } = useTranslation('passwords');
  const ready = useTexts('passwords', 'signIn');
  const portal = usePortal();
  const [subject] = useState(() => readSubject(portal));
  useEffect(() => {
    const forget = keepLink(portal, subject);
    // A mail's link that is opened on this page only changes its hash.
    const reloadForLink = () => location.hash && location.reload();
    addEventListener('hashchange', reloadForLink);
    return () => {
      removeEventListener('hashchange', reloadForLink);
      forget();
    };
  }, [portal, subject]);
  if (!ready) return null;
  const { email, link } = subject;
  return (
    <FormPage>
      <FormHead title={t(link?.invited ? 'update.invited' : 'update.heading')}>
        {email ? t('update.leadFor', { email }) : t(link ? 'update.leadOfLink' : 'update.lead')}
      </FormHead>
      <Fields subject={subject} />
    </FormPage>
  );
}

function Fields({ subject }: { subject: UpdateSubject }) {
  const { t } = useTranslation('passwords');
  const form = useUpdateForm(subject);
  const { email, link, isDue } = subject;
  const isUntried = form.messages.length === 0 && !form.updated;
  return (
    <Form method="post" noValidate onSubmit={form.send}>
      <Outcome form={form} />
      {isDue && isUntried && (
        <Messages role="note">
          <FormMessage tone="info">{t('update.due')}</FormMessage>
        </Messages>
      )}
      {email === undefined && !link && isUntried && (
        <Messages role="note">
          <FormMessage tone="info">{t('update.incomplete')}</FormMessage>
          <NewLink />
        </Messages>
      )}
      {email === undefined ? (
        <TextField
          size="lg"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={emailMaxLength}
          autoFocus
          label={t('update.email')}
          {...form.field('email')}
        />
      ) : (
        <Unseen
          type="email"
          autoComplete="username"
          value={email}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
      )}
      {!link && (
        <Secret
          label={t('update.current')}
          autoComplete="current-password"
          autoFocus={email !== undefined}
          {...form.field('current')}
        />
      )}
      <Secret
        label={t('update.next')}
        autoComplete="new-password"
        autoFocus={link !== undefined && email !== undefined}
        // The list that says more comes with the first letter.
        hint={form.fields.next ? undefined : t('update.rules')}
        {...form.field('next')}
      />
      {form.fields.next && <Checklist password={form.fields.next} />}
      <Secret label={t('update.confirm')} autoComplete="new-password" {...form.field('confirm')} />
      <Buttons>
        <Button size="lg" onClick={form.cancel}>
          {t('update.cancel')}
        </Button>
        <Button type="submit" emphasis="strong" size="lg" loading={form.busy}>
          {form.busy ? t('update.updating') : t('update.submit')}
        </Button>
      </Buttons>
    </Form>
  );
}

/** Says, while a new password is typed, which of its rules it meets already. */
function Checklist({ password }: { password: string }) {
  const { t } = useTranslation('passwords');
  return (
    <PasswordChecklist
      items={passwordRules.map(({ name, holds }) => ({
        id: name,
        label: t(`update.${name}`),
        met: holds(password),
      }))}
    />
  );
}

type SecretProps = Omit<PasswordFieldProps, 'labels' | 'size'>;

function Secret(props: SecretProps): ReactNode {
  const { t } = useTranslation('passwords');
  const field = props.label;
  return (
    <PasswordField
      size="lg"
      labels={{ show: t('update.show', { field }), hide: t('update.hide', { field }) }}
      {...props}
    />
  );
}

function NewLink() {
  const { t } = useTranslation('passwords');
  return (
    <Link href={paths.forgotPassword} emphasis="strong">
      {t('update.newLink')}
    </Link>
  );
}

/** What came of the last attempt. */
function Outcome({ form: { messages, updated, stillSignedIn, linkNotGood } }: { form: UpdateForm }) {
  const { t } = useTranslation('passwords');
  const textOf = useMessageText();
  return (
    <>
      <Messages role="alert">
        {messages.map((message) => (
          <FormMessage key={textOf(message)}>{textOf(message)}</FormMessage>
        ))}
        {linkNotGood && <NewLink />}
      </Messages>
      <Messages role="status">
        {updated && <FormMessage tone="good">{t('update.successful')}</FormMessage>}
        {stillSignedIn !== undefined && (
          <FormMessage tone="info">{t('update.stillSignedIn', { email: stillSignedIn })}</FormMessage>
        )}
      </Messages>
    </>
  );
}
