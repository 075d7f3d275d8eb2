import { styled, Text } from '@cnx/ui';
import type { ReactNode } from 'react';

/** A page with a form: its heading, and the form below. */
export const FormPage = styled('div', { display: 'grid', gap: '$6' });
/** The form: its fields and buttons, one below the other. */
export const Form = styled('form', { display: 'grid', gap: '$5' });
/** A live region for what a user must know: always there, since it announces only what enters it later. */
export const Messages = styled('div', { display: 'grid', gap: '$2', '&:empty': { display: 'none' } });
/** The way back and, twice as wide, the way on. */
export const ButtonPair = styled('div', { display: 'grid', gridTemplateColumns: '1fr 2fr', gap: '$3' });

const Head = styled('header', { display: 'grid', gap: '$1' });

/** Props of {@link FormHead}. */
export interface FormHeadProps {
  title: string;
  /** One sentence below it. */
  children: ReactNode;
}

/** What the form is for. */
export function FormHead({ title, children }: FormHeadProps) {
  return (
    <Head>
      <Text as="h1" size="heading" weight="bold">
        {title}
      </Text>
      <Text emphasis="quiet">{children}</Text>
    </Head>
  );
}
