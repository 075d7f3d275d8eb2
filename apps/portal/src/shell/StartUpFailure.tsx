import { Text } from '@cnx/ui';
import type { i18n as I18n } from 'i18next';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { expectationOf } from '../config-expectations.ts';
import { ConfigError, configPath } from '../config.ts';
import { loadTexts } from '../i18n/i18n.ts';
import { PlainPage } from './PlainPage.tsx';

/** Shows, in place of the portal, why it cannot start: which file, which key, what is expected there. */
export async function showStartUpFailure(root: HTMLElement, error: unknown, i18n: I18n): Promise<void> {
  await loadTexts(i18n, 'portal');
  root.replaceChildren();
  createRoot(root).render(
    <I18nextProvider i18n={i18n}>
      <StartUpFailure error={error} />
    </I18nextProvider>,
  );
}

function StartUpFailure({ error }: { error: unknown }) {
  const { t } = useTranslation('portal');
  const failure = error instanceof ConfigError ? error : undefined;
  const { reason, key } = failure ?? {};
  const expectation = failure && expectationOf(failure);
  const values = { file: configPath, key: key ?? '' };
  const what =
    reason === undefined
      ? t('trouble.startUp.unexpected')
      : reason === 'wrong' && !key
        ? t('trouble.startUp.wrongFile', values)
        : t(`trouble.startUp.${reason}`, values);
  return (
    <main>
      <PlainPage title={t('trouble.startUp.heading')}>
        <Text role="alert" size="lead">
          {what}
        </Text>
        {expectation && (
          <Text as="code" emphasis="quiet">
            {expectation}
          </Text>
        )}
        <Text emphasis="quiet">{t('trouble.startUp.text')}</Text>
      </PlainPage>
    </main>
  );
}
