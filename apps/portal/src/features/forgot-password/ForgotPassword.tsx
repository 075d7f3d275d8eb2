import { Button, ButtonLink, FormMessage, LoadingOverlay, styled, Text, TextField } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessageText } from '../../i18n/message.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { emailMaxLength } from '../../limits.ts';
import { paths } from '../../paths.ts';
import { showToast } from '../../state/toasts.atoms.ts';
import { usePortal } from '../../use-portal.tsx';
import { forgotPasswordAtom, initialForgotPassword } from './forgot-password.atoms.ts';
import { submitForgotPassword } from './forgot-password.ts';

const Root = styled('div', { display: 'grid', gap: '$6' });
const Head = styled('header', { display: 'grid', gap: '$1' });
const Form = styled('form', { display: 'grid', gap: '$5' });
const Messages = styled('div', { display: 'grid', gap: '$2', '&:empty': { display: 'none' } });
const Pair = styled('div', { display: 'grid', gridTemplateColumns: '1fr 2fr', gap: '$3' });

/** Asks for an email address, and starts what lets its owner choose a new password. */
export function ForgotPassword() {
  const { t } = useTranslation(['passwords', 'login']);
  const ready = useTexts('passwords', 'signIn');
  const textOf = useMessageText();
  const { busy, messages } = useAtomValue(forgotPasswordAtom);
  const submit = useSend();
  if (!ready) return null;
  return (
    <Root>
      <Head>
        <Text as="h1" size="heading" weight="strong">
          {t('forgot.heading')}
        </Text>
        <Text tone="quiet">{t('forgot.lead')}</Text>
      </Head>
      <Form method="post" noValidate onSubmit={submit}>
        {/* Always there: a live region announces only what enters it later. */}
        <Messages role="alert">
          {messages.map(({ message, type = 'info' }) => (
            <FormMessage key={textOf(message)} tone={type}>
              {textOf(message)}
            </FormMessage>
          ))}
        </Messages>
        <TextField
          size="lg"
          id="email"
          name="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={emailMaxLength}
          required
          autoFocus
          label={t('forgot.email')}
        />
        <Pair>
          <ButtonLink size="lg" href={paths.login}>
            {t('forgot.back')}
          </ButtonLink>
          <Button type="submit" tone="primary" size="lg" busy={busy}>
            {busy ? t('forgot.submitting') : t('forgot.submit')}
          </Button>
        </Pair>
      </Form>
      <LoadingOverlay open={busy} text={t('login:loading')} />
    </Root>
  );
}

/** Sends the form. A success is also shown as a toast, an error leads back to the field. */
function useSend(): (event: FormEvent<HTMLFormElement>) => void {
  const portal = usePortal();
  const { store } = portal;
  const state = useAtomValue(forgotPasswordAtom);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const reset = () => store.set(forgotPasswordAtom, initialForgotPassword);
    // A page that was left for another one may come back as it was, overlay and all.
    const restore = (event: PageTransitionEvent) => event.persisted && reset();
    addEventListener('pageshow', restore);
    return () => {
      removeEventListener('pageshow', restore);
      reset();
    };
  }, [store]);
  useEffect(() => {
    for (const { message, type } of state.messages)
      if (type === 'success') showToast(store, message, 'success');
    if (state.messages.some(({ type }) => type === 'error')) field.current?.focus();
  }, [state, store]);
  return (event) => {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('email');
    if (!(input instanceof HTMLInputElement)) return;
    field.current = input;
    void submitForgotPassword(portal, input.value).then((address) => {
      if (address) location.assign(address);
    });
  };
}
