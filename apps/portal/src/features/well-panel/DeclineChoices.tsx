import type { DeclineCase, WellForecast } from '@cnx/api';
import { Button, Chip, DatePicker, FormMessage, Select, Stack, styled, Text, TextField } from '@cnx/ui';
import { useAtom, useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { meAtom } from '../../decisions/decisions.atoms.ts';
import { useMessageText, type Message } from '../../i18n/message.ts';
import { InsightFailure } from '../../insight/InsightStates.tsx';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { usePortal } from '../../use-portal.tsx';
import {
  byRule,
  declineCasesAtom,
  declineDraftAtom,
  draftOf,
  type DeclineDraft,
} from './decline-cases.atoms.ts';
import { keepDeclineCase, undoDeclineCase } from './decline-cases.ts';
import { stepText } from './decline-facts.ts';

const Fields = styled('div', { row: '$3', flexWrap: 'wrap', alignItems: 'end' });
const models = ['best', 'exponential', 'hyperbolic', 'harmonic'] as const;
/** The item of the list of steps that stands for the rule. */
const rule = 'rule';
const maxNameLength = 100;

/** The form and the days of a decline as the reader chooses them, and what is kept of such choices. */
export function DeclineChoices({ forecast }: { forecast: WellForecast }) {
  const { t } = useFormats();
  const [held, setHeld] = useAtom(declineDraftAtom);
  const [open, setOpen] = useState(false);
  const wellId = forecast.well.id;
  const tried = held?.wellId === wellId ? held : null;
  const draft = tried ?? draftOf(forecast);
  const change = (part: Partial<DeclineDraft>) => setHeld({ ...draft, ...part, wellId });
  return (
    <Stack gap="3">
      {forecast.kept && <KeptCase kept={forecast.kept} wellId={forecast.well.id} />}
      <Stack direction="row" gap="2" wrap>
        <Button size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('wellPanel.decline.open')}
        </Button>
        {tried && (
          <Button size="sm" onClick={() => setHeld(null)}>
            {t('wellPanel.decline.back')}
          </Button>
        )}
        {!tried && forecast.isKept && (
          <Button size="sm" onClick={() => setHeld({ ...byRule, wellId })}>
            {t('wellPanel.decline.tryRule')}
          </Button>
        )}
      </Stack>
      {open && <ChoiceFields forecast={forecast} draft={draft} onChange={change} />}
      {tried && <KeepForm forecast={forecast} draft={draft} />}
    </Stack>
  );
}

interface ChoiceFieldsProps {
  forecast: WellForecast;
  draft: DeclineDraft;
  onChange: (part: Partial<DeclineDraft>) => void;
}

function ChoiceFields({ forecast, draft, onChange }: ChoiceFieldsProps) {
  const formats = useFormats();
  const { t, dates } = formats;
  const [span, setSpan] = useState<{ from: string | null; to: string | null }>({ from: null, to: null });
  const { from, to } = span;
  const steps = forecast.steps.map((step) => ({ value: step.day, label: stepText(step, formats) }));
  const others = draft.firstDay !== null && !steps.some(({ value }) => value === draft.firstDay);
  return (
    <Stack gap="3">
      <Fields>
        <Select
          label={t('wellPanel.forecast.fact.model')}
          value={draft.model}
          items={models.map((value) => ({ value, label: modelText(value, formats) }))}
          onValueChange={(model) => onChange({ model })}
        />
        <Select
          label={t('wellPanel.decline.step')}
          value={draft.firstDay ?? rule}
          items={[
            { value: rule, label: t('wellPanel.decline.byRule') },
            ...(others ? [{ value: draft.firstDay!, label: dates.day(draft.firstDay!) }] : []),
            ...steps,
          ]}
          onValueChange={(value) => onChange({ firstDay: value === rule ? null : value })}
        />
        <DatePicker
          label={t('wellPanel.decline.firstDay')}
          value={draft.firstDay}
          onValueChange={(firstDay) => onChange({ firstDay })}
        />
      </Fields>
      <Fields>
        <DatePicker
          label={t('wellPanel.decline.leaveFrom')}
          value={from}
          onValueChange={(day) => setSpan({ ...span, from: day })}
        />
        <DatePicker
          label={t('wellPanel.decline.leaveTo')}
          value={to}
          onValueChange={(day) => setSpan({ ...span, to: day })}
        />
        <Button
          disabled={from === null || to === null || to < from}
          onClick={() => {
            if (from === null || to === null) return;
            onChange({ leftOut: [...draft.leftOut, { from, to }] });
            setSpan({ from: null, to: null });
          }}
        >
          {t('wellPanel.decline.leaveOut')}
        </Button>
      </Fields>
      {draft.leftOut.length > 0 && (
        <Stack direction="row" gap="2" wrap>
          {draft.leftOut.map((days, at) => (
            <Chip
              key={`${days.from} ${days.to} ${at}`}
              onRemove={() => onChange({ leftOut: draft.leftOut.filter((_, other) => other !== at) })}
            >
              {dates.days(days.from, days.to)}
            </Chip>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

/** Keeps what is tried, under a name. */
function KeepForm({ forecast, draft }: { forecast: WellForecast; draft: DeclineDraft }) {
  const { t } = useFormats();
  const textOf = useMessageText();
  const portal = usePortal();
  const wellId = forecast.well.id;
  const view = useAtomValue(useMemo(() => declineCasesAtom(wellId), [wellId]));
  const [name, setName] = useState('');
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Message | null>(null);
  if (view.status === 'failed') return <InsightFailure failure="portal:failures.declineCases" view={view} />;
  if (view.status === 'loading') return null;
  const { version } = view.body;
  const keep = async () => {
    setSending(true);
    setRefusal(null);
    const result = await keepDeclineCase(portal, wellId, { ...draft, name: name.trim(), version });
    setSending(false);
    if (result.kind === 'refused') setRefusal(result.message);
  };
  return (
    <Stack gap="2">
      <Text size="small" emphasis="quiet" role="status">
        {t(forecast.fit ? 'wellPanel.decline.tried' : 'wellPanel.forecast.tooFewDays')}
      </Text>
      <Fields>
        <TextField
          label={t('wellPanel.decline.name')}
          value={name}
          maxLength={maxNameLength}
          onValueChange={setName}
        />
        <Button
          emphasis="strong"
          loading={sending}
          disabled={name.trim() === '' || forecast.fit === null}
          onClick={() => void keep()}
        >
          {t('wellPanel.decline.keep')}
        </Button>
      </Fields>
      {refusal && <FormMessage>{textOf(refusal)}</FormMessage>}
    </Stack>
  );
}

/** Who kept the case that is in force and when, with the way back for whose it is. */
function KeptCase({ kept, wellId }: { kept: DeclineCase; wellId: string }) {
  const formats = useFormats();
  const portal = usePortal();
  const me = useAtomValue(meAtom);
  return (
    <Stack direction="row" gap="3" align="center" wrap>
      <Text size="small">{keptText(kept, formats)}</Text>
      {me !== null && kept.byId === me.id && (
        <Button size="sm" onClick={() => void undoDeclineCase(portal, wellId, kept.id)}>
          {formats.t('exceptions.undo')}
        </Button>
      )}
    </Stack>
  );
}

const modelText = (model: DeclineCase['model'], { t }: Formats): string =>
  model === 'best' ? t('wellPanel.decline.best') : t(`wellPanel.forecast.kind.${model}`);

function keptText({ name, by, at, ...kept }: DeclineCase, formats: Formats): string {
  const { t, dates } = formats;
  return t('wellPanel.decline.kept', {
    name,
    by: by ?? t('wellPanel.decline.unknownUser'),
    at: dates.clock(at),
    model: modelText(kept.model, formats),
  });
}
