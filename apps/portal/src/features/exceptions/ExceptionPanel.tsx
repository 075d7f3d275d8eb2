import type { WellException } from '@cnx/api';
import { Button, isKeyTaken, Skeleton, Stack, styled, Textarea } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import type { RowPanelProps } from '../../insight/insight-definition.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { InsightFailure } from '../../insight/InsightStates.tsx';
import { readerClock } from '../../insight/zoned-time.ts';
import { readDraft, saveDraft } from '../../session/drafts.ts';
import { singleKeysAtom } from '../../state/display.atoms.ts';
import { usePortal } from '../../use-portal.tsx';
import { DecideActions, JudgeRule } from './DecideActions.tsx';
import { isSetAside, nextStep } from './next-step.ts';
import { draftName, draftOf, excessOf } from '../../decisions/decide-form.ts';
import { maxCommentLength, plainDecision, writtenComment } from '../../decisions/decision.ts';
import { decideAtOnce } from '../../decisions/decisions.ts';
import { LazyEvidencePanel } from './LazyEvidencePanel.tsx';
import { exceptionReportFailure, openExceptionViewAtom } from './exceptions.atoms.ts';
import { NewBadge } from './ExceptionMarks.tsx';

const Send = styled('div', {
  row: '$2',
  justifyContent: 'flex-end',
  '@media (max-width: 600px)': { button: { minHeight: '$touch', width: '100%' } },
});

/** An event beside the list, by a finding of it: what can be decided on it, what it rests on, and what people say of it. */
export function ExceptionPanel({ id, onNext }: RowPanelProps) {
  return (
    <LazyEvidencePanel id={id} actions={<ExceptionActions onNext={onNext} />} comment={<OpenComment />} />
  );
}

type ActionsProps = Pick<RowPanelProps, 'onNext'>;

/** What can be decided on the open event. */
function ExceptionActions({ onNext }: ActionsProps) {
  const view = useAtomValue(openExceptionViewAtom);
  if (view.status === 'loading') return <Skeleton lines={3} />;
  if (view.status === 'failed') return <InsightFailure failure={exceptionReportFailure} view={view} />;
  return <Decisions exception={view.body} onNext={onNext} />;
}

function Decisions({ exception, onNext }: ActionsProps & { exception: WellException }) {
  const { status } = exception;
  const portal = usePortal();
  const singleKeys = useAtomValue(singleKeysAtom);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.shiftKey || event.repeat || isKeyTaken(event) || event.key.toLowerCase() !== 'a') return;
    if (status !== 'new') return;
    event.preventDefault();
    void decideAtOnce(portal, [exception], plainDecision('acknowledge'));
    // Row by row without the mouse: what is refused is said over the next one.
    onNext();
  });
  useEffect(() => {
    if (!singleKeys) return undefined;
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [singleKeys]);
  return (
    <Stack gap="2">
      <NewBadge exception={exception} />
      <DecideActions rows={[exception]} questionHidden />
    </Stack>
  );
}

/** What a user says of the open event: whether its rule was right, and a comment; what cannot be had is said above, once. */
function OpenComment() {
  const view = useAtomValue(openExceptionViewAtom);
  return view.status === 'shown' ? (
    <Stack gap="3">
      <JudgeRule rows={[view.body]} />
      <CommentField key={view.body.id} exception={view.body} />
    </Stack>
  ) : null;
}

/** A comment on the open event. What is half-written is there again after a reload, or when the user has signed in again. */
function CommentField({ exception }: { exception: WellException }) {
  const { t } = useFormats();
  const portal = usePortal();
  const name = draftName([exception]);
  const [text, setText] = useState(() => readDraft(portal, name));
  const [sending, setSending] = useState(false);
  const [tried, setTried] = useState(false);
  const excess = excessOf(text);
  const next = nextStep([exception], isSetAside(exception));
  const write = (next: string) => {
    setText(next);
    setTried(false);
    saveDraft(portal, name, next);
  };
  const send = async () => {
    setTried(true);
    if (excess > 0 || writtenComment(text) === null) return;
    setSending(true);
    const entry = { assignee: null, day: null, comment: text };
    const { kind } = await decideAtOnce(portal, [exception], draftOf('comment', entry, readerClock(portal)));
    setSending(false);
    if (kind === 'done') write('');
  };
  const error =
    tried && excess > 0
      ? t('exceptions.form.tooLong', { count: excess })
      : tried && !sending && writtenComment(text) === null
        ? t('exceptions.form.noComment')
        : undefined;
  return (
    <Stack gap="2">
      <Textarea
        label={t('exceptions.form.comment')}
        value={text}
        onValueChange={write}
        maxLength={maxCommentLength}
        overlong
        minRows={2}
        dir="auto"
        readOnly={sending}
        error={error}
      />
      <Send>
        <Button
          size="sm"
          emphasis={next === 'comment' ? 'strong' : 'normal'}
          loading={sending}
          onClick={() => void send()}
        >
          {t('exceptions.act.addComment')}
        </Button>
      </Send>
    </Stack>
  );
}
