import {
  cloneElement,
  isValidElement,
  useEffect,
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
} from 'react';
import { styled } from '../../../themes/stitches.ts';
import { joinNames, type NativeProps } from '../../props.ts';
import { FormMessage } from '../../messages/FormMessage/FormMessage.tsx';

const Root = styled('div', {
  column: '$1',
  minWidth: 0,
  variants: {
    beside: { true: { flexDirection: 'row', alignItems: 'center', columnGap: '$2' } },
  },
});
const Label = styled('label', {
  alignSelf: 'flex-start',
  fontSize: '$small',
  fontWeight: '$medium',
  lineHeight: '$body',
  variants: {
    beside: {
      true: { alignSelf: 'center', color: '$textQuiet', fontSize: '$caption', whiteSpace: 'nowrap' },
    },
    unseen: {
      true: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  },
});
const Asterisk = styled('span', { marginInlineStart: '$half', color: '$criticalText' });
const Hint = styled('p', { quiet: '$small', lineHeight: '$snug' });
/** Always there, since a live region announces only what enters it later; empty it takes no room, not even its gap. */
const Message = styled('div', {
  variants: {
    beside: {
      true: { '&:empty': { marginInlineStart: '-$space$2' } },
      false: { '&:empty': { marginBlockStart: '-$space$1' } },
    },
  },
});

/** What every field shows around its control. */
export interface FieldFrame {
  /** What is asked for. */
  label: string;
  /** Keeps the label for assistive technology alone, where the surroundings show it. @default false */
  labelHidden?: boolean | undefined;
  /** Puts the label before the control instead of above it, where they share a line with others. @default false */
  labelBeside?: boolean | undefined;
  /** Help that is always there. */
  hint?: ReactNode;
  /** What is wrong with the value; announced when it appears. */
  error?: string | undefined;
  /** Classes of the field; every attribute but this and `style` is the control's. */
  className?: string | undefined;
  /** Styles of the field. */
  style?: CSSProperties | undefined;
}

/** All attributes of a native control but those that its field takes. */
export type ControlAttributes<Control extends 'input' | 'select' | 'textarea'> = Omit<
  NativeProps<Control>,
  'size' | 'children' | keyof FieldFrame
>;

/** What a field of text takes besides the attributes of its native control. */
export interface TextListener {
  /** Called with the text as the user writes; after the control's own `onChange`. */
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * Reports a change of a native control to both of its listeners.
 * @internal
 */
export function valueListener<Control extends Element & { value: string }>(
  onChange: ((event: ChangeEvent<Control>) => void) | undefined,
  onValueChange: ((value: string) => void) | undefined,
) {
  return (event: ChangeEvent<Control>) => {
    onChange?.(event);
    onValueChange?.(event.currentTarget.value);
  };
}

/** The attributes that tie a control to its label and messages. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldAttributes {
  /** The control's id, where the surroundings need to know it. */
  id?: string | undefined;
  /** Ids of more that describes the control. */
  'aria-describedby'?: string | undefined;
  /** Marks the label with an asterisk, and is the control's too. @default false */
  required?: boolean | undefined;
}

/** Props of {@link Field}; all others are handed on to the control. */
export type FieldProps<Attributes extends object = object> = FieldFrame &
  FieldAttributes &
  Attributes & {
    /** More about the value, directly below the control or its error: how long it is. */
    note?: ReactNode;
    /** The control: an element, or what renders one with the attributes that it must carry. */
    children: ReactElement | ((control: Attributes & FieldAttributes & FieldControl) => ReactNode);
  };

/**
 * Counts the attempts to send the form around an element while something is wrong in it: a message that stays the same is
 * announced for each.
 */
function useAttempts(wrong: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (!wrong) return undefined;
    const attempt = ({ target }: Event) => {
      if (target instanceof Node && target.contains(place.current)) setAttempts((count) => count + 1);
    };
    // Before the form itself: what it changes is drawn together with this.
    document.addEventListener('submit', attempt, true);
    return () => document.removeEventListener('submit', attempt, true);
  }, [wrong]);
  return { place, attempts };
}

/** A control with its label, error message and hint, tied together for assistive technology. */
export function Field<Attributes extends object = object>(props: FieldProps<Attributes>) {
  const { label, labelHidden = false, labelBeside = false, hint, error, note, ...others } = props;
  const { className, style, children, ...given } = others;
  const rest = isValidElement<FieldAttributes>(children) ? { ...children.props, ...given } : given;
  const own = useId();
  const { place, attempts } = useAttempts(Boolean(error));
  const id = rest.id ?? own;
  const hintId = hint ? `${id}-hint` : undefined;
  const messageId = error ? `${id}-message` : undefined;
  const control = {
    ...rest,
    id,
    'aria-describedby': joinNames(rest['aria-describedby'], messageId, hintId),
    ...(error && { 'aria-invalid': true }),
  };
  return (
    <Root className={className} style={style} beside={labelBeside}>
      <Label htmlFor={id} unseen={labelHidden} beside={labelBeside}>
        {label}
        {rest.required && <Asterisk aria-hidden="true">*</Asterisk>}
      </Label>
      {isValidElement(children)
        ? cloneElement(children, control)
        : children(control as unknown as Attributes & FieldControl)}
      <Message ref={place} aria-live="polite" beside={labelBeside}>
        {error && (
          <FormMessage key={attempts} id={messageId}>
            {error}
          </FormMessage>
        )}
      </Message>
      {note}
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </Root>
  );
}
