import { ArrowUp, X } from 'lucide-react';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { styled } from '../../../themes/stitches.ts';
import { Button } from '../../inputs/Button/Button.tsx';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';
import { controlRules } from '../../inputs/control-rules.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { ChatBubble, type ChatMessage } from './ChatBubble.tsx';

/** UI strings of a {@link ChatPanel}. */
export interface ChatPanelLabels {
  readonly title: string;
  readonly close: string;
  /** Names the field, and stands in it while it is empty. */
  readonly ask: string;
  readonly send: string;
  /** Who wrote a message, read aloud before it. */
  readonly person: string;
  readonly assistant: string;
  /** Says that an answer is on its way. */
  readonly thinking: string;
  /** What the assistant can do and cannot, while nothing was said. */
  readonly welcome: ReactNode;
  /** Names the suggestions. */
  readonly suggestions: string;
}

/** Props of {@link ChatPanel}. */
export interface ChatPanelProps {
  messages: readonly ChatMessage[];
  labels: ChatPanelLabels;
  /** Called with what was written, without spaces around it; never empty. */
  onSend: (text: string) => void;
  onClose: () => void;
  /** Questions that can be asked at a press. */
  suggestions?: readonly string[];
  /** An answer is on its way; writing goes on, sending waits. @default false */
  busy?: boolean;
}

const Root = styled('section', {
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  height: '100%',
  minHeight: 0,
  backgroundColor: '$surface',
  color: '$text',
});
const Head = styled('header', {
  row: '$2',
  justifyContent: 'space-between',
  minHeight: 48,
  padding: '$1 $2 $1 $4',
  borderBottom: '1px solid $border',
});
const Title = styled('h2', { fontSize: '$body', fontWeight: '$strong' });
const Log = styled('div', {
  column: '$3',
  flex: 1,
  minHeight: 0,
  padding: '$4',
  overflowY: 'auto',
  focusRing: -2,
});
const Welcome = styled('div', { quiet: '$small', lineHeight: '$body' });
const Suggestions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  '& > button': { whiteSpace: 'normal', height: 'auto', paddingBlock: 6, textAlign: 'start' },
});
const Thinking = styled('p', { quiet: '$small' });
const Form = styled('form', {
  display: 'flex',
  alignItems: 'flex-end',
  gap: '$2',
  padding: '$3',
  borderTop: '1px solid $border',
});
const Area = styled('textarea', controlRules, {
  '&&': { height: 'auto', minHeight: '$control', maxHeight: 160, paddingBlock: 7 },
  resize: 'none',
  fieldSizing: 'content',
});

/** Characters of a message. */
const maxLength = 2000;

/** A conversation beside the page: questions, answers, and the field to ask. It covers no data. */
export function ChatPanel(props: ChatPanelProps) {
  const { messages, labels, onSend, onClose, suggestions = [], busy = false } = props;
  const id = useId();
  const log = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [messages, busy]);
  const send = (draft: string) => {
    const message = draft.trim();
    if (message === '' || busy) return;
    onSend(message);
    setText('');
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(text);
  };
  const press = (event: KeyboardEvent) => {
    // While a character is being composed, Enter belongs to the input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send(text);
  };
  return (
    <Root aria-labelledby={`${id}-title`}>
      <Head>
        <Title id={`${id}-title`}>{labels.title}</Title>
        <IconButton size="sm" label={labels.close} icon={<X size={18} />} onClick={onClose} />
      </Head>
      <Log ref={log} role="log" tabIndex={0} aria-label={labels.title} aria-busy={busy}>
        {messages.length === 0 && <Welcome>{labels.welcome}</Welcome>}
        {messages.map((message) => (
          <ChatBubble key={message.id} message={message} who={labels[message.from]} />
        ))}
        {busy && <Thinking>{labels.thinking}</Thinking>}
        {suggestions.length > 0 && !busy && (
          <Suggestions role="group" aria-label={labels.suggestions}>
            {suggestions.map((suggestion) => (
              <Button key={suggestion} size="sm" onClick={() => send(suggestion)}>
                {suggestion}
              </Button>
            ))}
          </Suggestions>
        )}
      </Log>
      <Form onSubmit={submit}>
        <VisuallyHidden>
          <label htmlFor={`${id}-field`}>{labels.ask}</label>
        </VisuallyHidden>
        <Area
          ref={field}
          id={`${id}-field`}
          size="md"
          rows={1}
          maxLength={maxLength}
          placeholder={labels.ask}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={press}
        />
        <IconButton
          type="submit"
          emphasis="normal"
          label={labels.send}
          icon={<ArrowUp size={18} />}
          aria-disabled={busy || text.trim() === '' || undefined}
        />
      </Form>
    </Root>
  );
}
