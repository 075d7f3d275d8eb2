import type { ComponentPropsWithRef, ReactElement } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { readChild, type AsChildProps, type Emphasis, type Tone } from '../../props.ts';

/** Sizes of text: 12, 13, 14, 16, 20, 24 and 32 px. */
export const textSizes = ['caption', 'small', 'body', 'lead', 'title', 'heading', 'display'] as const;
/** A size of text. */
export type TextSize = (typeof textSizes)[number];

/** How heavy text is. */
export const textWeights = ['regular', 'medium', 'bold'] as const;
/** How heavy text is. */
export type TextWeight = (typeof textWeights)[number];

/** The elements that text may be without `asChild`. */
export type TextElement =
  | 'p'
  | 'span'
  | 'div'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'h5'
  | 'h6'
  | 'strong'
  | 'em'
  | 'small'
  | 'label'
  | 'time'
  | 'code'
  | 'pre'
  | 'blockquote'
  | 'figcaption'
  | 'li'
  | 'dt'
  | 'dd';

const Root = styled('p', {
  margin: 0,
  overflowWrap: 'anywhere',
  variants: {
    size: {
      caption: { fontSize: '$caption', lineHeight: '$snug' },
      small: { fontSize: '$small', lineHeight: '$body' },
      body: { fontSize: '$body', lineHeight: '$body' },
      lead: { fontSize: '$lead', lineHeight: '$body' },
      title: { fontSize: '$title', lineHeight: '$snug', letterSpacing: '$tight' },
      heading: { fontSize: '$heading', lineHeight: '$tight', letterSpacing: '$tight' },
      display: { fontSize: '$display', lineHeight: '$tight', letterSpacing: '$tight' },
    },
    weight: {
      regular: { fontWeight: '$regular' },
      medium: { fontWeight: '$medium' },
      bold: { fontWeight: '$strong' },
    },
    ink: {
      normal: { color: '$text' },
      quiet: { color: '$textQuiet' },
      info: { color: '$infoText' },
      good: { color: '$goodText' },
      warning: { color: '$warningText' },
      critical: { color: '$criticalText' },
    },
    figures: { true: { figures: 'tabular' } },
    truncate: { true: { cut: true } },
  },
});

interface OwnProps extends AsChildProps {
  /** How large it is. @default body */
  size?: TextSize;
  /** How heavy it is. @default regular */
  weight?: TextWeight;
  /** What its color says; never the only sign of it. @default neutral */
  tone?: Tone;
  /** Whether it stands back; a tone other than `neutral` has one loudness. @default normal */
  emphasis?: Exclude<Emphasis, 'strong'>;
  /** Gives all figures one width, so that numbers below one another line up. @default false */
  figures?: boolean;
  /** Keeps it on one line and cuts what does not fit. @default false */
  truncate?: boolean;
}

/** Props of {@link Text}: its own and those of the element given as `as`. */
export type TextProps<T extends TextElement = 'p'> = OwnProps & {
  /** Which element it is: `h1`, `span`, `time` … @default p */
  as?: T;
} & Omit<ComponentPropsWithRef<T>, keyof OwnProps | 'as' | 'color'>;

/** Words in one of the product's sizes. */
export function Text<T extends TextElement = 'p'>(props: TextProps<T>): ReactElement {
  const {
    size = 'body',
    weight = 'regular',
    tone = 'neutral',
    emphasis = 'normal',
    figures = false,
    truncate = false,
    asChild = false,
    children,
    className,
    ...rest
  } = props as TextProps;
  const { root, content } = readChild(asChild, children, className);
  const ink = tone === 'neutral' ? emphasis : tone;
  return (
    <Root {...rest} {...root} size={size} weight={weight} ink={ink} figures={figures} truncate={truncate}>
      {content}
    </Root>
  );
}
