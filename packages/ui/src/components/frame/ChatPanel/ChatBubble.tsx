import { styled } from '../../../themes/stitches.ts';
import { Button } from '../../inputs/Button/Button.tsx';
import { FormMessage } from '../../messages/FormMessage/FormMessage.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import type { ReactNode } from 'react';
import type { ChatPanelLabels } from './chat-panel.words.ts';

const Root = styled('div', {
  column: '$1',
  variants: { from: { person: { alignItems: 'flex-end' }, assistant: { alignItems: 'stretch' } } },
});
const Words = styled('div', {
  maxWidth: '100%',
  lineHeight: '$body',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  variants: {
    from: {
      person: {
        maxWidth: '85%',
        padding: '$2 $3',
        border: '1px solid $border',
        borderRadius: '$card',
        backgroundColor: '$hover',
      },
      assistant: {},
    },
  },
});
const Time = styled('span', { quiet: '$caption' });

/** One message of a conversation. */
export interface ChatMessage {
  readonly id: string;
  readonly from: 'person' | 'assistant';
  /** What was said; may hold tables, links and charts. */
  readonly content: ReactNode;
  /** When, in the reader's words. */
  readonly time?: string;
  /** It could not be sent or answered: what went wrong. */
  readonly error?: string;
  /** Tries again to send or answer it. */
  readonly onRetry?: () => void;
}

/** Props of {@link ChatBubble}. */
export interface ChatBubbleProps {
  message: ChatMessage;
  words: ChatPanelLabels;
}

/** One message: a user's in a bubble at the end, the assistant's as plain text over the whole width. */
export function ChatBubble({ message, words }: ChatBubbleProps) {
  const { from, content, time, error, onRetry } = message;
  return (
    <Root from={from}>
      <Words from={from}>
        <VisuallyHidden>{words[from]}: </VisuallyHidden>
        {content}
      </Words>
      {error && <FormMessage>{error}</FormMessage>}
      {error && onRetry && (
        <Button size="sm" onClick={onRetry}>
          {words.retry}
        </Button>
      )}
      {time && <Time>{time}</Time>}
    </Root>
  );
}
