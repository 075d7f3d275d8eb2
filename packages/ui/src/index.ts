export {
  themeClass,
  themeClassPrefix,
  themeNames,
  defaultTheme,
  isThemeName,
  type ThemeName,
} from './themes/theme-names.ts';
export { applyTheme, applyDensity } from './themes/apply-theme.ts';
export { applyGlobalStyles, type GlobalStylesOptions } from './themes/global-styles.ts';
export { themeBoot } from './themes/boot.ts';
export { colorVariable, readColor, getCssText } from './themes/stitches.ts';
/** @internal For the applications of this repository; they have no types in the published package. */
export { styled, css, globalCss, keyframes } from './themes/stitches.ts';
export { densities, type Density } from './tokens/scales.ts';
export { colorTokens, type ColorName, type ThemeColors } from './tokens/tokens.ts';

export { Banner, type BannerProps } from './components/Banner/Banner.tsx';
export { Button, type ButtonProps } from './components/Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './components/Button/ButtonLink.tsx';
export {
  buttonSizes,
  buttonTones,
  type ButtonSize,
  type ButtonTone,
} from './components/Button/button-rules.ts';
export { Field, type FieldControl, type FieldProps, type FieldTexts } from './components/Field/Field.tsx';
export { fieldSizes, type FieldSize } from './components/Field/control-rules.ts';
export { FormMessage, type FormMessageProps } from './components/FormMessage/FormMessage.tsx';
export {
  IconButton,
  iconButtonTones,
  type IconButtonProps,
  type IconButtonTone,
} from './components/IconButton/IconButton.tsx';
export { Link, linkTones, type LinkProps, type LinkTone } from './components/Link/Link.tsx';
export { LoadingOverlay, type LoadingOverlayProps } from './components/LoadingOverlay/LoadingOverlay.tsx';
export { PasswordField, type PasswordFieldProps } from './components/PasswordField/PasswordField.tsx';
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner.tsx';
export { TextField, type TextFieldProps, type TextFieldType } from './components/TextField/TextField.tsx';
export {
  ToneIcon,
  messageTones,
  type MessageTone,
  type ToneIconProps,
} from './components/ToneIcon/ToneIcon.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden/VisuallyHidden.tsx';
