import type { ImportKind } from '@cnx/api';
import { Accordion, Button, Checkbox, Grid, Select, Stack, Textarea, TextField } from '@cnx/ui';
import { useState, type FormEvent } from 'react';
import { useFormats } from '../../insight/use-formats.ts';
import { ValidatedForm } from '../../insight/ValidatedForm.tsx';
import {
  choiceNames,
  choices,
  importKinds,
  usualChoices,
  type ChoiceName,
  type Draft,
} from './import-choices.ts';

/** Props of {@link ChoicesForm}. */
interface ChoicesFormProps {
  kind: ImportKind;
  draft: Draft;
  /** What the reader says would help: asked for first. */
  helping: readonly string[];
  /** Whether something was chosen since the file was read. */
  isChanged: boolean;
  reading: boolean;
  onKind: (kind: ImportKind) => void;
  onDraft: (draft: Draft) => void;
  onRead: () => void;
}

/** How a file is to be read, where it does not say so itself. */
export function ChoicesForm(props: ChoicesFormProps) {
  const { kind, draft, helping, isChanged, reading, onKind, onDraft, onRead } = props;
  const { t } = useFormats();
  // What is chosen here stays where it was found.
  const [opened, setOpened] = useState<ReadonlySet<ChoiceName>>(new Set());
  const isAsked = (name: ChoiceName) =>
    usualChoices.includes(name) || helping.includes(name) || (!!draft[name] && !opened.has(name));
  const asked = choiceNames
    .filter(isAsked)
    .sort((one, other) => Number(helping.includes(other)) - Number(helping.includes(one)));
  const rest = choiceNames.filter((name) => !isAsked(name));
  const field = (name: ChoiceName) => (
    <Choice
      key={name}
      name={name}
      value={draft[name] ?? ''}
      onChange={(value) => {
        if (rest.includes(name)) setOpened((now) => new Set([...now, name]));
        onDraft({ ...draft, [name]: value });
      }}
    />
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onRead();
  };
  return (
    <ValidatedForm onSubmit={submit}>
      <Stack gap="normal">
        <Grid minWidth={220}>
          <Select
            label={t('imports.kind')}
            value={kind}
            onValueChange={onKind}
            items={importKinds.map((value) => ({ value, label: t(`imports.kinds.${value}`) }))}
          />
          {asked.map(field)}
        </Grid>
        <Accordion
          items={[
            {
              value: 'more',
              label: t('imports.moreChoices'),
              content: <Grid minWidth={220}>{rest.map(field)}</Grid>,
            },
          ]}
        />
        <div>
          <Button type="submit" emphasis={isChanged ? 'strong' : 'normal'} loading={reading}>
            {t('imports.readAgain')}
          </Button>
        </div>
      </Stack>
    </ValidatedForm>
  );
}

/** Props of {@link Choice}. */
interface ChoiceProps {
  name: ChoiceName;
  value: string;
  onChange: (value: string) => void;
}

function Choice({ name, value, onChange }: ChoiceProps) {
  const { t } = useFormats();
  const way = choices[name];
  const label = t(`imports.choices.${name}`);
  const hint =
    name === 'rates' || name === 'dayNamed' || name === 'acceptFigures'
      ? t(`imports.hints.${name}`)
      : undefined;
  if (way === 'tick')
    return (
      <Checkbox
        label={label}
        hint={hint}
        checked={value !== ''}
        onCheckedChange={(checked) => onChange(checked === true ? 'yes' : '')}
      />
    );
  if (way === 'lines')
    return (
      <Textarea label={label} hint={t('imports.aLineEach')} rows={2} value={value} onValueChange={onChange} />
    );
  if (typeof way === 'string')
    return (
      <TextField
        label={label}
        value={value}
        onValueChange={onChange}
        autoComplete="off"
        maxLength={120}
        inputMode={way === 'number' ? 'numeric' : undefined}
      />
    );
  return (
    <Select
      label={label}
      hint={hint}
      value={value === '' ? 'said' : value}
      onValueChange={(chosen) => onChange(chosen === 'said' ? '' : chosen)}
      items={[
        { value: 'said', label: t('imports.asTheFileSays') },
        ...way.map((word) => ({ value: word, label: t(`imports.words.${word}`) })),
      ]}
    />
  );
}
