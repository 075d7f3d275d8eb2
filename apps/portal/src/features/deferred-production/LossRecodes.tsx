import type { DeferredProduction, LossRecode, LossRecodes as Recodes } from '@cnx/api';
import { Button, Stack, styled, Text } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { Split } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { meAtom } from '../../decisions/decisions.atoms.ts';
import { EntryMark, Log, LogEntry } from '../../decisions/DecisionLog.tsx';
import { causeName } from '../../insight/cause-choice.ts';
import { writtenLines } from '../../insight/decision-text.ts';
import { InsightFailure } from '../../insight/InsightStates.tsx';
import { viewOf } from '../../insight/insight-view.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { useKeptFocus } from '../../insight/use-kept-focus.ts';
import { causesAtom } from '../../state/causes.atoms.ts';
import { usePortal } from '../../use-portal.tsx';
import { LazyRecodeDialog } from './LazyRecodeDialog.tsx';
import { lossRecodesAtom } from './loss-recodes.atoms.ts';
import { undoRecode } from './loss-recodes.ts';

const Words = styled('p', { margin: 0, whiteSpace: 'pre-wrap' });

/** Books the losses of a well's day to other causes, and shows what was booked so on that day. */
export function LossRecodes({ row }: { row: DeferredProduction }) {
  const { t } = useFormats();
  const recodesAtom = useMemo(() => lossRecodesAtom(row.entity.id), [row.entity.id]);
  const view = useAtomValue(recodesAtom);
  const [open, setOpen] = useState(false);
  if (view.status === 'loading') return null;
  if (view.status === 'failed') return <InsightFailure failure="portal:failures.lossRecodes" view={view} />;
  const { recodes, computed, version } = view.body;
  const ofDay = recodes.filter(({ from, to }) => from <= row.period && row.period <= to);
  return (
    <Stack gap="3">
      {row.reasons.length > 0 && (
        <div>
          <Button size="sm" icon={<Split size={16} aria-hidden />} onClick={() => setOpen(true)}>
            {t('deferredProduction.recode.open')}
          </Button>
        </div>
      )}
      {!computed && (
        <Text size="small" emphasis="quiet" role="status">
          {t('deferredProduction.recode.computing')}
        </Text>
      )}
      {ofDay.length > 0 && <RecodeLog recodes={ofDay} wellId={row.entity.id} />}
      <LazyRecodeDialog open={open} row={row} version={version} onClose={() => setOpen(false)} />
    </Stack>
  );
}

/** What was recoded, newest first, each of the reader's own with the way back. */
function RecodeLog({ recodes, wellId }: { recodes: Recodes['recodes']; wellId: string }) {
  const formats = useFormats();
  const { t, language } = formats;
  const portal = usePortal();
  const me = useAtomValue(meAtom);
  const list = useRef<HTMLOListElement>(null);
  useKeptFocus(list);
  const causes = viewOf(useAtomValue(causesAtom));
  const names = useMemo(
    () =>
      new Map(
        causes.status === 'shown' ? causes.body.map((cause) => [cause.code, causeName(cause, language)]) : [],
      ),
    [causes, language],
  );
  return (
    <Log ref={list} aria-label={t('deferredProduction.recode.history')}>
      {recodes.map((recode) => {
        const what = recodeText(recode, names, formats);
        const words = recode.comment !== null && <Words dir="auto">{writtenLines(recode.comment)}</Words>;
        return (
          <LogEntry
            key={recode.id}
            what={recode.undone ? <s>{what}</s> : what}
            mark={
              <EntryMark
                undone={recode.undone}
                onTakeBack={
                  me !== null && recode.byId === me.id
                    ? () => void undoRecode(portal, wellId, recode.id)
                    : undefined
                }
              />
            }
            by={recode.by}
            at={recode.at}
          >
            {recode.undone ? words && <s>{words}</s> : words}
          </LogEntry>
        );
      })}
    </Log>
  );
}

/** `Power supply → Workover 75 %, Weather 25 %`, with the days. */
export function recodeText(
  { from, to, reasonCode, parts }: Pick<LossRecode, 'from' | 'to' | 'reasonCode' | 'parts'>,
  names: ReadonlyMap<string, string>,
  { t, dates, quantities }: Pick<Formats, 't' | 'dates' | 'quantities'>,
): string {
  const nameOf = (code: string) => names.get(code) ?? code;
  return t('deferredProduction.recode.entry', {
    days: dates.days(from, to),
    before: nameOf(reasonCode),
    after: parts
      .map((part) =>
        parts.length === 1
          ? nameOf(part.reasonCode)
          : `${nameOf(part.reasonCode)} ${quantities.text('share', part.sharePct, { digits: 0 })}`,
      )
      .join(', '),
  });
}
