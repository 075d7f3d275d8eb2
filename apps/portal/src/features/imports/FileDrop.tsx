import { Button, FormMessage, Stack, styled, Text } from '@cnx/ui';
import { FileUp } from 'lucide-react';
import { useId, useRef, useState, type DragEvent } from 'react';
import { useFormats } from '../../insight/use-formats.ts';
import { maxFileBytes, maxWorkbookBytes } from './imports.ts';

const Zone = styled('div', {
  display: 'grid',
  justifyItems: 'center',
  gap: '$3',
  padding: '$6 $4',
  border: '1px dashed $controlBorder',
  borderRadius: '$card',
  backgroundColor: '$surface',
  textAlign: 'center',
  '&[data-over]': { borderStyle: 'solid', borderColor: '$focus', backgroundColor: '$selected' },
});
const Hidden = styled('input', { display: 'none' });

/** Props of {@link FileDrop}. */
interface FileDropProps {
  /** Why the file before was not taken. */
  error: string | undefined;
  onFile: (file: File) => void;
}

/** Asks for a file, by choice or by drop. */
export function FileDrop({ error, onFile }: FileDropProps) {
  const { t } = useFormats();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<string>();
  const take = (file: File | undefined) => {
    if (!file) return;
    const isWorkbook = /\.xls[xm]?$/i.test(file.name);
    const problem =
      file.size === 0
        ? t('imports.drop.empty')
        : file.size > (isWorkbook ? maxWorkbookBytes : maxFileBytes)
          ? t(isWorkbook ? 'imports.drop.workbookTooLarge' : 'imports.drop.tooLarge')
          : undefined;
    setRefused(problem);
    if (problem === undefined) onFile(file);
  };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const shown = refused ?? error;
  return (
    <Zone
      role="group"
      aria-labelledby={`${id}-label`}
      data-over={over ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
    >
      <FileUp size={28} aria-hidden="true" />
      <Stack gap="1">
        <Text as="p" id={`${id}-label`} weight="medium">
          {t('imports.drop.label')}
        </Text>
        <Text as="p" size="small" emphasis="quiet">
          {t('imports.drop.rules')}
        </Text>
      </Stack>
      <Button emphasis="strong" onClick={() => input.current?.click()}>
        {t('imports.drop.choose')}
      </Button>
      <Hidden
        ref={input}
        type="file"
        data-testid="file"
        accept=".csv,.txt,.tsv,.xlsx,.xlsm,.xls,.xml"
        onChange={(event) => {
          take(event.target.files?.[0]);
          // The same file may be chosen again after it was repaired.
          event.target.value = '';
        }}
      />
      <div role="alert">{shown !== undefined && <FormMessage>{shown}</FormMessage>}</div>
    </Zone>
  );
}
