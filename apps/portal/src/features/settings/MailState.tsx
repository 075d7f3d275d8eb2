import { Text } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useFormats } from '../../insight/use-formats.ts';
import { channelsViewAtom } from './alerts.atoms.ts';

/** Whether mail arrives, in a line; nothing while that is not known. */
export function MailState() {
  const { t, dates } = useFormats();
  const view = useAtomValue(channelsViewAtom);
  if (view.status !== 'shown') return null;
  const { mail, mailAt } = view.body;
  return (
    <Text size="small" emphasis="quiet">
      {t(`alerts.mailState.${mail}`, { time: mailAt === null ? '' : dates.clock(mailAt) })}
    </Text>
  );
}
