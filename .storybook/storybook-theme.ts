import { create } from 'storybook/theming/create';
import { scales } from '../packages/ui/src/tokens/scales.ts';
import { themes } from '../packages/ui/src/themes/themes.ts';
import { defaultTheme } from '../packages/ui/src/themes/theme-names.ts';

const { appearance, colors } = themes[defaultTheme];

/** Storybook's own frame and documentation pages in the colors of the product's default theme. */
export const storybookTheme = create({
  base: appearance,
  brandTitle: 'CNX components',
  fontBase: scales.fonts.body,
  colorPrimary: colors.accent,
  colorSecondary: colors.accentMark,
  appBg: colors.page,
  appContentBg: colors.surface,
  appPreviewBg: colors.page,
  appBorderColor: colors.border,
  appBorderRadius: 10,
  barBg: colors.surface,
  barTextColor: colors.textQuiet,
  barHoverColor: colors.text,
  barSelectedColor: colors.accentText,
  textColor: colors.text,
  textMutedColor: colors.textQuiet,
  inputBg: colors.control,
  inputBorder: colors.controlBorder,
  inputTextColor: colors.text,
});
