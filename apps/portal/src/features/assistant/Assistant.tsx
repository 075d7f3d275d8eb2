import { Button, styled } from '@cnx/ui';
import { useAtom, useAtomValue } from 'jotai';
import { MessageCircleQuestion } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyCode } from '../../insight/use-lazy-code.ts';
import { lazyCode } from '../../lazy-code.tsx';
import { assistantAbsentAtom, conversationOpenAtom } from '../../state/conversation.atoms.ts';
import { usePortal } from '../../use-portal.tsx';

const panelCode = lazyCode(() => import('./AssistantPanel.tsx'));
const fetchPanel = () => void panelCode.load().catch(() => undefined);

const Opener = styled('div', {
  position: 'fixed',
  insetBlockEnd: '$4',
  insetInlineEnd: '$4',
  zIndex: '$header',
  '@print': { display: 'none' },
});
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

/** The button that opens the assistant, and the conversation; nothing where there is no assistant. */
export function Assistant() {
  const { t } = useTranslation('portal');
  const { config } = usePortal();
  const isAbsent = useAtomValue(assistantAbsentAtom);
  const [isOpen, setOpen] = useAtom(conversationOpenAtom);
  const { code } = useLazyCode(panelCode);
  const opener = useRef<HTMLButtonElement>(null);
  if (!config.assistant || isAbsent) return null;
  const close = () => {
    setOpen(false);
    // The button comes back with this rendering.
    requestAnimationFrame(() => opener.current?.focus());
  };
  if (isOpen && code)
    return (
      <Side onKeyDown={({ key, defaultPrevented }) => key === 'Escape' && !defaultPrevented && close()}>
        <code.AssistantPanel onClose={close} />
      </Side>
    );
  return (
    <Opener>
      <Button
        ref={opener}
        emphasis="strong"
        aria-expanded={false}
        onPointerEnter={fetchPanel}
        onFocus={fetchPanel}
        onClick={() => {
          fetchPanel();
          setOpen(true);
        }}
      >
        <MessageCircleQuestion size={18} aria-hidden="true" />
        {t('assistant.open')}
      </Button>
    </Opener>
  );
}
