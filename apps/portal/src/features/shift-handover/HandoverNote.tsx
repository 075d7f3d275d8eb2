import type { ShiftHandover as Handover } from '@cnx/api';
import { Banner, Button, Card, FormMessage, Stack, styled, Text, Textarea } from '@cnx/ui';
import { useState } from 'react';
import { useMessageText, type Message } from '../../i18n/message.ts';
import { writtenLines } from '../../insight/decision-text.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { newId } from '../../new-id.ts';
import { readDraft, saveDraft } from '../../session/drafts.ts';
import { showToast } from '../../state/toasts.atoms.ts';
import { usePortal } from '../../use-portal.tsx';
import { confirmHandover, saveHandover, type HandoverResult } from './handover-changes.ts';
import { OnScreen, Words } from './HandoverParts.tsx';
import { excessOf, maxNoteLength, personText, writtenNote } from './shift-handover.ts';

/** Names the half-written note among the drafts. */
const draftName = 'shiftHandover.note';

/** Its note: to be written by the user, or read; and who took over. */
export function HandoverNote({ handover }: { handover: Handover }) {
  const formats = useFormats();
  const { t, dates } = formats;
  const { id, mine, note, author, savedAt, confirmedBy, confirmedAt } = handover;
  if (id === null || (mine && confirmedAt === null)) return <WrittenNote handover={handover} />;
  return (
    <Card
      title={t('handover.noteOf', { name: personText(author, formats) })}
      takeaway={savedAt !== null && t('handover.savedAt', { time: dates.clock(savedAt) })}
      deferred={false}
    >
      <Stack gap="3">
        <Words dir="auto">{writtenLines(note, maxNoteLength)}</Words>
        {confirmedAt === null ? (
          <TakeOver handover={handover} />
        ) : (
          <Text size="small" emphasis="quiet">
            {t('handover.confirmed', {
              name: personText(confirmedBy, formats),
              time: dates.clock(confirmedAt),
            })}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** A sheet has no box to be filled in. */
const Form = styled('div', {
  display: 'contents',
  variants: { empty: { true: { '@print': { display: 'none' } } } },
});

/** The note of the user who hands over. What is half-written is there again after a reload or a new sign-in. */
function WrittenNote({ handover }: { handover: Handover }) {
  const { t, dates } = useFormats();
  const portal = usePortal();
  const { id, version, note, savedAt } = handover;
  const [text, setText] = useState(() => readDraft(portal, draftName) || note);
  const [ownId] = useState(newId);
  const [tried, setTried] = useState(false);
  const change = useChange();
  const excess = excessOf(text);
  const written = writtenNote(text);
  const write = (next: string) => {
    setText(next);
    setTried(false);
    saveDraft(portal, draftName, next === note ? '' : next);
  };
  const save = async () => {
    setTried(true);
    if (excess > 0 || written === null) return;
    const body = { id: id ?? ownId, version, since: handover.since, note: written };
    const done = await change.run((onWaiting) => saveHandover(portal, body, { onWaiting }));
    if (!done) return;
    saveDraft(portal, draftName, '');
    showToast(portal.store, { key: 'portal:handover.saved' }, 'good');
  };
  const error =
    excess > 0
      ? t('handover.tooLong', { count: excess })
      : tried && written === null
        ? t('handover.noNote')
        : undefined;
  return (
    <Form empty={written === null}>
      <Card
        title={t('handover.note')}
        takeaway={
          savedAt === null ? t('handover.noteHint') : t('handover.waits', { time: dates.clock(savedAt) })
        }
        deferred={false}
      >
        <Stack gap="3">
          <Textarea
            label={t('handover.note')}
            labelHidden
            value={text}
            onValueChange={write}
            maxLength={maxNoteLength}
            overlong
            minRows={4}
            dir="auto"
            readOnly={change.sending}
            error={tried || excess > 0 ? error : undefined}
          />
          <Said change={change} />
          <OnScreen>
            <Stack direction="row" gap="3" wrap align="center" justify="end">
              <Text size="small" emphasis="quiet">
                {t('handover.goesWith')}
              </Text>
              {/* Without a note there is nothing to hand over yet: the button asks for it, and does not call. */}
              <Button
                emphasis={written === null ? 'normal' : 'strong'}
                loading={change.sending}
                onClick={() => void save()}
              >
                {t(id === null ? 'handover.save' : 'handover.saveAgain')}
              </Button>
            </Stack>
          </OnScreen>
        </Stack>
      </Card>
    </Form>
  );
}

/** Confirms what another user wrote. */
function TakeOver({ handover: { id, version } }: { handover: Handover }) {
  const { t } = useFormats();
  const portal = usePortal();
  const change = useChange();
  const hasDraft = readDraft(portal, draftName) !== '';
  const confirm = async () => {
    if (id === null || version === null) return;
    const done = await change.run((onWaiting) => confirmHandover(portal, { id, version }, { onWaiting }));
    if (done) showToast(portal.store, { key: 'portal:handover.takenOver' }, 'good');
  };
  return (
    <>
      {hasDraft && <Banner tone="info">{t('handover.draftKept')}</Banner>}
      <Said change={change} />
      <OnScreen>
        <Stack direction="row" gap="3" wrap align="center" justify="space-between">
          <Text size="small" emphasis="quiet">
            {t('handover.takeOverHint')}
          </Text>
          <Button emphasis="strong" loading={change.sending} onClick={() => void confirm()}>
            {t('handover.takeOver')}
          </Button>
        </Stack>
      </OnScreen>
    </>
  );
}

/** A change that is under way, and what the server said about the last one. */
function useChange() {
  const [sending, setSending] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [refusal, setRefusal] = useState<Message | null>(null);
  const run = async (send: (onWaiting: () => void) => Promise<HandoverResult>): Promise<boolean> => {
    if (sending) return false;
    setSending(true);
    setRefusal(null);
    const result = await send(() => setWaiting(true));
    setSending(false);
    setWaiting(false);
    if (result.kind === 'refused') setRefusal(result.message);
    return result.kind === 'done';
  };
  return { sending, waiting, refusal, run };
}

function Said({ change: { waiting, refusal } }: { change: ReturnType<typeof useChange> }) {
  const { t } = useFormats();
  const textOf = useMessageText();
  return (
    <>
      {waiting && <FormMessage tone="warning">{t('handover.waiting')}</FormMessage>}
      {refusal && <FormMessage>{textOf(refusal)}</FormMessage>}
    </>
  );
}
