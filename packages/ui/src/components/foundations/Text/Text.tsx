import type { ComponentPropsWithRef, ElementType, ReactElement } from 'react';
import { styled } from '../../../themes/stitches.ts';

/** Sizes of text: 12, 13, 14, 16, 20, 24 and 32 px. */
export const textSizes = ['caption', 'small', 'body', 'lead', 'title', 'heading', 'display'] as const;
/** A size of text. */
export type TextSize = (typeof textSizes)[number];

/** What a text's color says. */
export const textTones = ['normal', 'quiet', 'accent', 'good', 'warning', 'critical'] as const;
/** What a text's color says. */
export type TextTone = (typeof textTones)[number];

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
      strong: { fontWeight: '$strong' },
    },
    tone: {
      normal: { color: '$text' },
      quiet: { color: '$textQuiet' },
      accent: { color: '$accentText' },
      good: { color: '$goodText' },
      warning: { color: '$warningText' },
      critical: { color: '$criticalText' },
    },
    figures: { true: { figures: 'tabular' } },
    cut: { true: { cut: true } },
  },
});

interface OwnProps {
  /** How large it is. @default body */
  size?: TextSize;
  /** How heavy it is. @default regular */
  weight?: 'regular' | 'medium' | 'strong';
  /** What its color says; never the only sign of it. @default normal */
  tone?: TextTone;
  /** Gives all figures one width, so that numbers below one another line up. @default false */
  figures?: boolean;
  /** Keeps it on one line and cuts what does not fit. @default false */
  cut?: boolean;
}

/** Props of {@link Text}: its own and those of the element given as `as`. */
export type TextProps<T extends ElementType = 'p'> = OwnProps & {
  /** Which element it is: `h1`, `span`, `time` … @default p */
  as?: T;
} & Omit<ComponentPropsWithRef<T>, keyof OwnProps | 'as' | 'className' | 'style'>;

/** Words in one of the product's sizes. */
export function Text<T extends ElementType = 'p'>(props: TextProps<T>): ReactElement {
  const { size = 'body', weight = 'regular', tone = 'normal', figures = false, cut = false, ...rest } = props;
  return <Root {...(rest as object)} size={size} weight={weight} tone={tone} figures={figures} cut={cut} />;
}
