import { styled } from '@cnx/ui';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useFormats } from '../insight/use-formats.ts';
import { usePortal } from '../use-portal.tsx';

const Line = styled('p', {
  display: 'none',
  '@print': { display: 'block', marginBlock: '$1 $2', overflowWrap: 'anywhere', quiet: '$caption' },
});

/** Props of {@link PrintedLine}. */
export interface PrintedLineProps {
  /** Whether it stands where the page's own head is not printed: then it names the portal, too. @default false */
  headed?: boolean;
}

/** On paper alone: when it was printed, and the address at which it is found. */
export function PrintedLine({ headed = false }: PrintedLineProps) {
  const { t } = useTranslation('portal');
  const { dates } = useFormats();
  const { now, origin, config } = usePortal();
  const { pathname, search } = useLocation();
  const [time, setTime] = useState<string | null>(null);
  useEffect(() => {
    // No frame comes between this event and the print.
    const mark = () => flushSync(() => setTime(now().toISOString()));
    addEventListener('beforeprint', mark);
    return () => removeEventListener('beforeprint', mark);
  }, [now]);
  const address = `${origin}${pathname}${search}`;
  return (
    <Line>
      {headed && <strong>{t('shell.productName')} · </strong>}
      {config.demonstration && <strong>{t('shell.demonstration')} · </strong>}
      {time && t('shell.printed', { time: dates.clock(time), address })}
    </Line>
  );
}
