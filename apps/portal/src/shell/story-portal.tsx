// What stories of the pages before sign-in stand in: stored items in memory, and a server with the story's answers.
import { createExampleFetch, type ExampleChoices } from '@cnx/api/examples';
import type { Decorator } from '@storybook/react-vite';
import type { i18n as I18n } from 'i18next';
import { useState, type ReactNode } from 'react';
import { createI18n, loadTexts, loginTexts } from '../i18n/i18n.ts';
import { defaultLanguage, isLanguage } from '../i18n/languages.ts';
import type { Portal } from '../portal.ts';
import { testPortal } from '../portal.fixture.ts';
import { PortalProvider } from '../use-portal.tsx';
import { EntryFrame } from './EntryFrame.tsx';
import { ShownToasts } from './ShownToasts.tsx';

/** Fetches the texts of the toolbar's language and makes a key for passwords before a screen is shown. */
export async function loadPortal({ globals }: { globals: Record<string, unknown> }) {
  const locale = globals['locale'];
  const language = isLanguage(locale) ? locale : defaultLanguage;
  const i18n = createI18n(language, await loginTexts(language));
  await Promise.all([loadTexts(i18n, 'signIn'), loadTexts(i18n, 'passwords'), loadTexts(i18n, 'portal')]);
  return { i18n, passwordPublicKey: await publicKey() };
}

async function publicKey(): Promise<string> {
  const algorithm = {
    name: 'RSA-OAEP',
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
    hash: 'SHA-256',
  };
  const { publicKey } = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt']);
  const bytes = new Uint8Array(await crypto.subtle.exportKey('spki', publicKey));
  return `-----BEGIN PUBLIC KEY-----\n${btoa(String.fromCharCode(...bytes))}\n-----END PUBLIC KEY-----`;
}

/** Puts the portal into the state that a story shows: its atoms, and what the browser has stored. */
export type Prepare = (store: Portal['store'], storage: Portal['storage']) => void;

/**
 * Puts the page before sign-in around a form. Its server answers as the contract's examples show, or what the story's
 * parameter `answers` says (`ExampleChoices`); its state is what the parameter `prepare` makes of it ({@link Prepare}).
 */
export const withPortal: Decorator = (Story, { loaded, parameters }) => (
  <StoryPortal
    answers={(parameters['answers'] ?? {}) as ExampleChoices}
    prepare={parameters['prepare'] as Prepare | undefined}
    passwordPublicKey={loaded['passwordPublicKey'] as string}
    i18n={loaded['i18n'] as I18n}
  >
    <EntryFrame>
      <Story />
      <ShownToasts />
    </EntryFrame>
  </StoryPortal>
);

interface StoryPortalProps {
  readonly answers: ExampleChoices;
  readonly prepare: Prepare | undefined;
  readonly passwordPublicKey: string;
  readonly i18n: I18n;
  readonly children: ReactNode;
}

function StoryPortal({ i18n, children, ...options }: StoryPortalProps) {
  const [portal] = useState(() => openPortal(options));
  return (
    <PortalProvider portal={portal} i18n={i18n}>
      {children}
    </PortalProvider>
  );
}

function openPortal({ answers, prepare, passwordPublicKey }: Omit<StoryPortalProps, 'i18n' | 'children'>) {
  const { portal, store, storage } = testPortal({
    config: { passwordPublicKey },
    answer: createExampleFetch(answers),
  });
  prepare?.(store, storage);
  return portal;
}

/** No answer at all. */
export const noNetwork = () => Promise.reject<Response>(new TypeError('Failed to fetch'));

/** An answer with errors, as the contract has them. */
export const refusal = (status: number, message: string) => () =>
  Response.json({ errors: [{ message }] }, { status });
