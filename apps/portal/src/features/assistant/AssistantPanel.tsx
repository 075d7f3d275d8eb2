import { ChatPanel, type ChatMessage } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useMessageText } from '../../i18n/message.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { conversationAtom } from '../../state/conversation.atoms.ts';
import { usePortal } from '../../use-portal.tsx';
import { AnswerText } from './AnswerText.tsx';
import { ask, askAgain, lastAnswer } from './ask.ts';

/** Questions that are suggested before anything was asked. */
const firstSuggestions = ['oilYesterday', 'topWells', 'openExceptions', 'wellsDown'] as const;

const maxSuggestions = 4;

/** Props of {@link AssistantPanel}. */
export interface AssistantPanelProps {
  /** Called when the user closes the conversation. */
  onClose: () => void;
}

/** The conversation with the assistant. */
export function AssistantPanel({ onClose }: AssistantPanelProps) {
  const { t, language, quantities, dates } = useFormats();
  const textOf = useMessageText();
  const portal = usePortal();
  const exchanges = useAtomValue(conversationAtom);
  const asked = (question: string) => ({ question, language, units: quantities.system });
  const items = exchanges.flatMap(({ id, question, askedAt, outcome }): ChatMessage[] => {
    const said: ChatMessage = {
      id: `${id} question`,
      from: 'person',
      content: question,
      time: dates.time(new Date(askedAt).toISOString()),
    };
    if (outcome.kind === 'waiting') return [said];
    const reply: ChatMessage =
      outcome.kind === 'answered'
        ? { id, from: 'assistant', content: <AnswerText answer={outcome.answer} /> }
        : {
            id,
            from: 'assistant',
            content: null,
            error: textOf(outcome.message),
            onRetry: () => void askAgain(portal, id, asked(question)),
          };
    return [said, reply];
  });
  const last = lastAnswer(exchanges.slice(-1));
  const suggested = (exchanges.length === 0 ? firstSuggestions : (last?.suggestions ?? [])).map((each) =>
    t(`assistant.ask.${each}`),
  );
  const suggestions = last?.nearest ? [last.nearest, ...suggested].slice(0, maxSuggestions) : suggested;
  const newest = exchanges.at(-1)?.outcome;
  return (
    <ChatPanel
      open
      focused
      items={items}
      welcome={t('assistant.welcome')}
      suggestions={suggestions}
      loading={newest?.kind === 'waiting'}
      onStop={newest?.kind === 'waiting' ? newest.stop : undefined}
      onSend={(question) => void ask(portal, asked(question))}
      onOpenChange={onClose}
    />
  );
}
