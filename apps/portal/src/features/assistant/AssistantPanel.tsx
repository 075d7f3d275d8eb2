import { ChatPanel, Chip, type ChatMessage } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useMessageText } from '../../i18n/message.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { conversationAtom } from '../../state/conversation.atoms.ts';
import { usePortal } from '../../use-portal.tsx';
import { AnswerText } from './AnswerText.tsx';
import { ask, askAgain, lastAnswer, lastUnderstood } from './ask.ts';
import { leaveSubject, restoreConversation, startAnew } from './kept-conversation.ts';

/** Questions that are suggested before anything was asked. */
const firstSuggestions = ['oilYesterday', 'topWells', 'openExceptions', 'wellsDown'] as const;

const maxSuggestions = 4;

/** More places than these are not named. */
const maxNamed = 2;

/** The places that a follow-up would be of, as they are named; null where it would be of all. */
function subjectOf(understood: ReturnType<typeof lastUnderstood>): string | null {
  const names = (understood?.places ?? []).map(({ name }) => name);
  if (names.length === 0) return null;
  return names.slice(0, maxNamed).join(', ') + (names.length > maxNamed ? ', …' : '');
}

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
  useEffect(() => restoreConversation(portal), [portal]);
  const asked = (question: string) => ({ question, language, units: quantities.system });
  const items = exchanges.flatMap(({ id, question, askedAt, outcome }): ChatMessage[] => {
    const asking: ChatMessage = {
      id: `${id} question`,
      from: 'person',
      content: question,
      time: dates.time(new Date(askedAt).toISOString()),
    };
    if (outcome.kind === 'waiting') return [asking];
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
    return [asking, reply];
  });
  const last = lastAnswer(exchanges.slice(-1));
  const suggested = (exchanges.length === 0 ? firstSuggestions : (last?.suggestions ?? [])).map((each) =>
    t(`assistant.ask.${each}`),
  );
  const said = new Set(exchanges.map(({ question }) => question));
  const offered = [...(last?.nearest ? [last.nearest] : []), ...(last?.near ?? []), ...suggested];
  const suggestions = [...new Set(offered)].filter((each) => !said.has(each)).slice(0, maxSuggestions);
  const subject = subjectOf(lastUnderstood(exchanges));
  const newest = exchanges.at(-1)?.outcome;
  return (
    <ChatPanel
      open
      focused
      items={items}
      welcome={t('assistant.welcome')}
      suggestions={suggestions}
      chips={
        subject !== null && (
          <Chip
            size="sm"
            onRemove={() => {
              // The chip goes with its cross.
              document.activeElement?.closest('section')?.querySelector('textarea')?.focus();
              leaveSubject(portal);
            }}
          >
            {t('assistant.about', { where: subject })}
          </Chip>
        )
      }
      onClear={() => startAnew(portal)}
      loading={newest?.kind === 'waiting'}
      onStop={newest?.kind === 'waiting' ? newest.stop : undefined}
      onSend={(question) => void ask(portal, asked(question))}
      onOpenChange={onClose}
    />
  );
}
