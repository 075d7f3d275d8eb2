/**
 * What must and must not compile. Checked by `tsc`: an `@ts-expect-error` that expects nothing is an error itself.
 */
import { styled } from './themes/stitches.ts';
import { light } from './themes/light.ts';
import type { Theme, ThemeColors } from './tokens/tokens.ts';

type IsAny<T> = 0 extends 1 & T ? true : false;
type Equals<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
function assertType<_T extends true>(): void {}

const Box = styled('div', { variants: { tone: { plain: {}, loud: {} } } });

// With another module resolution Stitches' types silently become `any`, and no variant is checked any more.
assertType<Equals<IsAny<typeof styled>, false>>();
assertType<Equals<IsAny<typeof Box>, false>>();

export const good = <Box tone="loud" css={{ color: '$text' }} />;
// @ts-expect-error a variant has only the values it declares
export const wrongVariant = <Box tone="shrill" />;
// @ts-expect-error a div has no address
export const wrongAttribute = <Box href="/" />;
// @ts-expect-error there is no such element
export const wrongElement = styled('not-an-element', {});

const { text: _text, ...incomplete } = light.colors;
// @ts-expect-error a theme without one of its colors
export const unfinishedColors: ThemeColors = incomplete;
// @ts-expect-error a theme without an appearance
export const unfinished: Theme = { colors: light.colors };
