import { ArrowUp, Square, SquarePen, X } from 'lucide-react';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { styled } from '../../../themes/stitches.ts';
import { useWords } from '../../../words/words.tsx';
import type { RootProps } from '../../props.ts';
import { isComposing } from '../../composing.ts';
import { useControlled } from '../../use-controlled.ts';
import { Button } from '../../inputs/Button/Button.tsx';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';
import { controlRules } from '../../inputs/control-rules.ts';
import { fitHeight } from '../../inputs/fit-height.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { chatPanelWords, type ChatPanelLabels } from './chat-panel.words.ts';
import { ChatBubble, type ChatMessage } from './ChatBubble.tsx';

/** Props of {@link ChatPanel}. */
export interface ChatPanelProps extends RootProps<HTMLElement> {
  /** What was said, oldest first. */
  items: readonly ChatMessage[];
  /** Called with what was written, without spaces around it; never empty. */
  onSend: (text: string) => void;
  /** Whether it is shown, where the caller keeps that. */
  open?: boolean | undefined;
  /** Whether it is shown at first. @default true */
  defaultOpen?: boolean;
  /** Called with `false` when the user closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** What the assistant can do and cannot, while nothing was said. */
  welcome?: ReactNode;
  /** Questions that can be asked at a press. */
  suggestions?: readonly string[];
  /** What the next message goes on from, above the field: chips that can be taken away. */
  chips?: ReactNode;
  /** Called when the user begins a new conversation. Without it there is no button for that; there is none before anything was said either. */
  onClear?: (() => void) | undefined;
  /** An answer is on its way; writing goes on, sending waits. @default false */
  loading?: boolean;
  /** Called when the user no longer wants the answer that is on its way. Without it there is no button to stop. */
  onStop?: (() => void) | undefined;
  /** Whether the field is focused as the panel opens, for one that a person has opened. @default false */
  focused?: boolean;
  /** Words instead of the component's own. */
  labels?: Partial<ChatPanelLabels>;
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
const Buttons = styled('div', { row: '$1' });
const Chips = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2', padding: '$2 $3 0' });
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
export function ChatPanel({ open: given, defaultOpen = true, onOpenChange, ...rest }: ChatPanelProps) {
  const [open, setOpen] = useControlled(given, defaultOpen, onOpenChange);
  return open ? <Conversation {...rest} onClose={() => setOpen(false)} /> : null;
}

type ConversationProps = Omit<ChatPanelProps, 'open' | 'defaultOpen' | 'onOpenChange'> & {
  onClose: () => void;
};

function Conversation(props: ConversationProps) {
  const { items, onSend, onClose, welcome, suggestions = [], loading = false, onStop, ...others } = props;
  const { focused = false, labels, chips, onClear, ...rest } = others;
  const words = useWords(chatPanelWords, labels);
  const id = useId();
  const log = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  useLayoutEffect(() => fitHeight(field.current), [text]);
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [items, loading]);
  const send = (draft: string) => {
    const message = draft.trim();
    if (message === '' || loading) return;
    onSend(message);
    setText('');
    field.current?.focus();
  };
  const stop = () => {
    onStop?.();
    // The button goes with the answer.
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(text);
  };
  const press = (event: KeyboardEvent) => {
    // While a character is being composed, Enter belongs to the input method.
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    send(text);
  };
  return (
    <Root aria-labelledby={`${id}-title`} {...rest}>
      <Head>
        <Title id={`${id}-title`}>{words.title}</Title>
        <Buttons>
          {onClear && items.length > 0 && (
            <IconButton
              size="sm"
              label={words.startNew}
              icon={<SquarePen size={18} />}
              onClick={() => {
                onClear();
                // The button goes with what was said.
                field.current?.focus();
              }}
            />
          )}
          <IconButton size="sm" label={words.close} icon={<X size={18} />} onClick={onClose} />
        </Buttons>
      </Head>
      <Log ref={log} role="log" tabIndex={0} aria-label={words.title} aria-busy={loading}>
        {items.length === 0 && welcome && <Welcome>{welcome}</Welcome>}
        {items.map((message) => (
          <ChatBubble key={message.id} message={message} words={words} />
        ))}
        {loading && <Thinking>{words.thinking}</Thinking>}
        {suggestions.length > 0 && !loading && (
          <Suggestions role="group" aria-label={words.suggestions}>
            {suggestions.map((suggestion) => (
              <Button key={suggestion} size="sm" onClick={() => send(suggestion)}>
                {suggestion}
              </Button>
            ))}
          </Suggestions>
        )}
      </Log>
      {chips && <Chips>{chips}</Chips>}
      <Form onSubmit={submit}>
        <VisuallyHidden>
          <label htmlFor={`${id}-field`}>{words.ask}</label>
        </VisuallyHidden>
        <Area
          ref={field}
          id={`${id}-field`}
          size="md"
          rows={1}
          maxLength={maxLength}
          placeholder={words.ask}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={press}
        />
        {loading && onStop ? (
          <IconButton
            key="stop"
            emphasis="normal"
            label={words.stop}
            icon={<Square size={16} />}
            onClick={stop}
          />
        ) : (
          <IconButton
            key="send"
            type="submit"
            emphasis="normal"
            label={words.send}
            icon={<ArrowUp size={18} />}
            aria-disabled={loading || text.trim() === '' || undefined}
          />
        )}
      </Form>
    </Root>
  );
}
