import { Button, Dialog, IconButton, TextField } from '@cnx/ui';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../state/toasts.atoms.ts';
import { usePortal } from '../../use-portal.tsx';
import { copyText, createLink } from './links.ts';

/** In a line of text, which it must not make higher. */
const inLine = { marginBlock: -6 };

/** Copies a short link to what is in view. */
export function CopyLink() {
  const { t } = useTranslation('portal');
  const portal = usePortal();
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState<string | null>(null);
  const copy = async () => {
    setBusy(true);
    const link = createLink(portal, location);
    try {
      if (await copyText(link)) showToast(portal.store, { key: 'portal:links.copied' }, 'good');
      else setShown(await link);
    } catch {
      showToast(portal.store, { key: 'portal:links.failed' }, 'critical');
    }
    setBusy(false);
  };
  return (
    <>
      <IconButton
        size="sm"
        style={inLine}
        label={t('links.copy')}
        icon={<Link2 size={16} />}
        aria-disabled={busy}
        onClick={() => void (busy || copy())}
      />
      <LinkDialog link={shown} onClose={() => setShown(null)} />
    </>
  );
}

/** Props of {@link LinkDialog}. */
export interface LinkDialogProps {
  /** The link that could not be copied; null for none. */
  link: string | null;
  onClose: () => void;
}

/** Shows a link, selected, where the browser does not let the page copy. */
export function LinkDialog({ link, onClose }: LinkDialogProps) {
  const { t } = useTranslation('portal');
  return (
    <Dialog
      open={link !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('links.dialog')}
      description={t('links.dialogText')}
      actions={<Button onClick={onClose}>{t('links.close')}</Button>}
    >
      <TextField
        label={t('links.address')}
        value={link ?? ''}
        readOnly
        autoFocus
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  );
}
