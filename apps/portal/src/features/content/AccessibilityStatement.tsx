import { Link, PageHeader, Stack, styled, Text } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useId, type ReactNode } from 'react';
import { useFormats } from '../../insight/use-formats.ts';
import { paths } from '../../paths.ts';
import { userAtom } from '../../session/session.atoms.ts';
import { missingPagesAtom } from '../../state/page-needs.atoms.ts';

/** When the texts of this statement were last compared with the product. */
const statedOn = '2026-11-28';

const limits = ['lines', 'comments', 'lists', 'spacing', 'decide'] as const;

// In the frame of a user it begins where every page does; without a session, no frame keeps a margin.
const Page = styled('div', {
  maxWidth: 760,
  variants: { alone: { true: { marginInline: 'auto', padding: '$4 $4 $8' } } },
});
const Points = styled('ul', { margin: 0, paddingInlineStart: '$5', column: '$1' });

/** The statement on accessibility, which is the product's own: standard, state, known limits and contact. */
export function AccessibilityStatement() {
  const { t, dates } = useFormats();
  const user = useAtomValue(userAtom);
  const canWrite = !useAtomValue(missingPagesAtom).has('support') && user !== null && user !== undefined;
  return (
    <Page alone={!user}>
      <Stack gap="normal">
        <PageHeader
          title={t('titles.accessibility')}
          description={t('accessibility.asOf', { day: dates.day(statedOn) })}
        />
        <Part title={t('accessibility.standard')}>
          <Text>{t('accessibility.standardText')}</Text>
        </Part>
        <Part title={t('accessibility.examined')}>
          <Text>{t('accessibility.examinedText')}</Text>
        </Part>
        <Part title={t('accessibility.limits')}>
          <Points>
            {limits.map((name) => (
              <li key={name}>{t(`accessibility.limit.${name}`)}</li>
            ))}
          </Points>
        </Part>
        <Part title={t('accessibility.keys')}>
          <Text>{t('accessibility.keysText')}</Text>
        </Part>
        <Part title={t('accessibility.contact')}>
          <Text>{t('accessibility.contactText')}</Text>
          {canWrite ? (
            <Text>
              <Link href={paths.support}>{t('shell.contact')}</Link>
            </Text>
          ) : (
            <Text>{t('accessibility.contactOut')}</Text>
          )}
        </Part>
      </Stack>
    </Page>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack gap="2" asChild>
      <section aria-labelledby={id}>
        <Text as="h2" id={id} size="lead" weight="bold">
          {title}
        </Text>
        {children}
      </section>
    </Stack>
  );
}
