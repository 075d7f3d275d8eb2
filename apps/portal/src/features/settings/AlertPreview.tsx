import type { AlertPreview as Preview } from '@cnx/api';
import { Button, FormMessage, Stack, Text } from '@cnx/ui';
import { useState } from 'react';
import { useMessageText, type Message } from '../../i18n/message.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { usePortal } from '../../use-portal.tsx';
import { previewSubscription, type AlertDraft } from './alerts.ts';

/** Items that are named; the others are counted. */
const maxNamed = 5;

/** Props of {@link AlertPreview}. */
export interface AlertPreviewProps {
  readonly draft: AlertDraft;
}

/** Shows, where it is asked for, what a subscription would send at this moment. */
export function AlertPreview({ draft }: AlertPreviewProps) {
  const { t, dates } = useFormats();
  const portal = usePortal();
  const textOf = useMessageText();
  const [asked, setAsked] = useState<'idle' | 'loading'>('idle');
  const [shown, setShown] = useState<{ readonly preview: Preview } | { readonly refused: Message }>();
  const show = async () => {
    setAsked('loading');
    setShown(await previewSubscription(portal, draft));
    setAsked('idle');
  };
  return (
    <Stack gap="2">
      <Stack direction="row" gap="2">
        <Button size="sm" loading={asked === 'loading'} onClick={() => void show()}>
          {t('alerts.preview')}
        </Button>
      </Stack>
      <div role="status">
        {shown && 'refused' in shown && <FormMessage>{textOf(shown.refused)}</FormMessage>}
        {shown && 'preview' in shown && <Said preview={shown.preview} />}
      </div>
    </Stack>
  );

  function Said({ preview: { message, nextAt } }: { preview: Preview }) {
    const { subject, summary, items, total } = message;
    const left = total - Math.min(items.length, maxNamed);
    return (
      <div ref={toSight} role="group" aria-label={t('alerts.previewed')}>
        <Stack gap="1">
          <Text weight="medium">{subject}</Text>
          {summary !== null && <Text size="small">{summary}</Text>}
          {items.slice(0, maxNamed).map((item) => (
            <Text key={item.id} size="small">
              {[item.title, item.body].filter(Boolean).join(' · ')}
            </Text>
          ))}
          {left > 0 && <Text size="small">{t('alerts.more', { count: left })}</Text>}
          <Text size="small" emphasis="quiet">
            {nextAt === null ? t('alerts.onlyNew') : t('alerts.next', { time: dates.clock(nextAt) })}
          </Text>
        </Stack>
      </div>
    );
  }
}

/** What a press shows below the edge of a dialog is scrolled into sight. */
const toSight = (shown: HTMLElement | null) => shown?.scrollIntoView({ block: 'nearest' });
