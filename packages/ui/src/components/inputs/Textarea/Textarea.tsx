import { useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { useLocale, useWords } from '../../../words/words.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { joinNames, type Size } from '../../props.ts';
import { useJoinedRef } from '../../use-joined-ref.ts';
import { controlRules } from '../control-rules.ts';
import {
  Field,
  valueListener,
  type ControlAttributes,
  type FieldFrame,
  type TextListener,
} from '../Field/Field.tsx';
import { fitHeight } from '../fit-height.ts';
import { textareaWords, type TextareaLabels } from './textarea.words.ts';

const Input = styled('textarea', controlRules, {
  fieldSizing: 'content',
  resize: 'vertical',
  overflowWrap: 'anywhere',
  '&&': { height: 'auto', lineHeight: '$body', paddingBlock: 7 },
});
const Count = styled('span', {
  quiet: '$caption',
  figures: 'tabular',
  textAlign: 'end',
  variants: { over: { true: { '&&': { color: '$criticalText', fontWeight: '$medium' } } } },
});

type Native = Omit<ControlAttributes<'textarea'>, 'cols'>;

/** Props of {@link Textarea}; all of a native textarea's besides. */
export interface TextareaProps extends FieldFrame, TextListener, Native {
  /** How many lines it shows while there are no more. @default `rows`, or 3 */
  minRows?: number | undefined;
  /** How many lines it grows to with its text, before it scrolls. @default 10 */
  maxRows?: number;
  /** The most characters that can be typed; they are counted below the field. */
  maxLength?: number | undefined;
  /** Takes more than `maxLength`, as a long text that is pasted, and says by how much: the caller refuses it. @default false */
  overlong?: boolean;
  /** How large its text is. @default md */
  size?: Size;
  /** Words instead of its own. */
  labels?: Partial<TextareaLabels>;
}

/** Padding and border above and below the lines. */
const around = '16px';
const lines = (rows: number, otherwise: number) =>
  `calc(${Number.isFinite(rows) && rows >= 1 ? Math.round(rows) : otherwise} * 1lh + ${around})`;

const lengthOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).length : 0;

/** Keeps a field at the height of its text. @returns what fits it when a person types */
function useOwnHeight(field: RefObject<HTMLTextAreaElement | null>, value: unknown): () => void {
  const fit = () => fitHeight(field.current);
  useLayoutEffect(() => fitHeight(field.current), [field, value]);
  return fit;
}

/** Follows how long the text of a field is, also when the browser fills it in or its form is reset. */
function useLength(value: unknown, first: unknown) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(() => lengthOf(first));
  useEffect(() => {
    const read = () => setTyped(field.current?.value.length ?? 0);
    read();
    const { form } = field.current ?? {};
    // A form's fields are empty only after the event.
    const reset = () => queueMicrotask(read);
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, []);
  return { field, length: value === undefined ? typed : lengthOf(value), setTyped };
}

/** Several lines of text; it grows with what is written, and counts characters where there is a most. */
export function Textarea(props: TextareaProps) {
  const {
    rows,
    minRows = rows ?? 3,
    maxRows = 10,
    size = 'md',
    overlong = false,
    labels,
    onValueChange,
    ref,
    ...native
  } = props;
  const { maxLength, value, defaultValue, onInput } = native;
  const words = useWords(textareaWords, labels);
  const locale = useLocale();
  const countId = useId();
  const { field, length, setTyped } = useLength(value, defaultValue);
  const fit = useOwnHeight(field, value);
  const joined = useJoinedRef(field, ref);
  const limited = maxLength !== undefined && maxLength >= 0;
  const most = maxLength ?? 0;
  const write = (count: number) => count.toLocaleString(locale);
  const near = limited && length >= most * 0.9;
  const news = length > most ? words.over(write(length - most)) : words.left(write(most - length));
  const count = limited && (
    <>
      <Count aria-hidden="true" over={length > most}>
        {write(length)} / {write(most)}
      </Count>
      <VisuallyHidden id={countId}>{words.atMost(write(most))}</VisuallyHidden>
      <VisuallyHidden aria-live="polite">{near && news}</VisuallyHidden>
    </>
  );
  return (
    <Field<Native>
      {...native}
      note={count}
      aria-describedby={joinNames(native['aria-describedby'], limited && countId)}
    >
      {(control) => (
        <Input
          {...control}
          {...(overlong && { maxLength: undefined })}
          ref={joined}
          rows={minRows}
          size={size}
          css={{ minHeight: lines(minRows, 3), maxHeight: lines(Math.max(minRows, maxRows), 10) }}
          onChange={valueListener(control.onChange, onValueChange)}
          onInput={(event) => {
            setTyped(event.currentTarget.value.length);
            fit();
            onInput?.(event);
          }}
        />
      )}
    </Field>
  );
}
