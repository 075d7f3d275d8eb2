import { Button, Dialog } from '@cnx/ui';
import { useFormats } from './use-formats.ts';

/** Props of {@link AskFirst}. */
export interface AskFirstProps {
  /** The question, with the name of whom or what it is about. */
  readonly title: string;
  /** What happens then: who loses what. */
  readonly text: string;
  /** What the button says that does it. */
  readonly action: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something is done that takes something away from people. */
export function AskFirst({ title, text, action, onConfirm, onClose }: AskFirstProps) {
  const { t } = useFormats();
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={text}
      actions={
        <>
          <Button onClick={onClose}>{t('administration.cancel')}</Button>
          <Button
            emphasis="strong"
            tone="critical"
            onClick={() => {
              onClose();
              onConfirm();
            }}
          >
            {action}
          </Button>
        </>
      }
    />
  );
}
