import { IconButton, styled } from '@cnx/ui';
import { useAtom, useAtomValue } from 'jotai';
import { MessageCircleQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLazyCode } from '../../insight/use-lazy-code.ts';
import { lazyCode } from '../../lazy-code.tsx';
import { assistantAbsentAtom, conversationOpenAtom } from '../../state/conversation.atoms.ts';
import { usePortal } from '../../use-portal.tsx';

const panelCode = lazyCode(() => import('./AssistantPanel.tsx'));
const fetchPanel = () => void panelCode.load().catch(() => undefined);

/** Beside the page where there is room for both, over all of it where there is not. */
const Side = styled('aside', {
  position: 'fixed',
  inset: '$sizes$header 0 0 0',
  zIndex: '$header',
  backgroundColor: '$surface',
  '@print': { display: 'none' },
  '@media (min-width: 1100px)': {
    position: 'sticky',
    inset: '$sizes$header auto auto auto',
    flex: '0 0 380px',
    height: 'calc(100dvh - $sizes$header - 24px)',
    border: '1px solid $border',
    borderRadius: '$card',
    overflow: 'hidden',
  },
});

const openerId = 'ask-the-assistant';
/** In a line of text, which it must not make higher. */
const inLine = { marginBlock: -6 };

/** Whether there is an assistant to ask. */
function useIsOffered(): boolean {
  const { config } = usePortal();
  const isAbsent = useAtomValue(assistantAbsentAtom);
  return config.assistant && !isAbsent;
}

/** The button that opens and closes the assistant; nothing where there is no assistant. */
export function AskAssistant() {
  const { t } = useTranslation('portal');
  const [isOpen, setOpen] = useAtom(conversationOpenAtom);
  if (!useIsOffered()) return null;
  return (
    <IconButton
      id={openerId}
      data-tour="assistant"
      size="sm"
      style={inLine}
      label={t('assistant.open')}
      aria-expanded={isOpen}
      icon={<MessageCircleQuestion size={16} aria-hidden="true" />}
      onPointerEnter={fetchPanel}
      onFocus={fetchPanel}
      onClick={() => {
        fetchPanel();
        setOpen(!isOpen);
      }}
    />
  );
}

/** The conversation with the assistant while it is open. Closed, it gives the focus back to {@link AskAssistant}. */
export function Assistant() {
  const [isOpen, setOpen] = useAtom(conversationOpenAtom);
  const { code } = useLazyCode(panelCode);
  if (!useIsOffered() || !isOpen || !code) return null;
  const close = () => {
    setOpen(false);
    document.getElementById(openerId)?.focus();
  };
  return (
    <Side onKeyDown={({ key, defaultPrevented }) => key === 'Escape' && !defaultPrevented && close()}>
      <code.AssistantPanel onClose={close} />
    </Side>
  );
}
