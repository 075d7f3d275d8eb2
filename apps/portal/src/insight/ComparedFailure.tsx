import { Button, Stack, Text } from '@cnx/ui';
import type { Compared } from './compared.ts';
import { useFormats } from './use-formats.ts';

/** Props of {@link ComparedFailure}. */
export interface ComparedFailureProps {
  compared: Compared<unknown> | null;
}

/** Says that the compared window could not be fetched, and tries again; nothing where it did not fail. */
export function ComparedFailure({ compared }: ComparedFailureProps) {
  const { t } = useFormats();
  if (compared?.status !== 'failed') return null;
  return (
    <Stack direction="row" gap="2" wrap role="status">
      <Text as="span" size="small" tone="critical">
        {t('insight.compared.failed')}
      </Text>
      <Button size="sm" onClick={compared.retry}>
        {t('shell.retry')}
      </Button>
    </Stack>
  );
}
