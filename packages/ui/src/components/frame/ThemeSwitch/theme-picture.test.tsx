import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { themeNames } from '../../../themes/theme-names.ts';
import { ThemePicture } from './ThemePicture.tsx';

it.each(themeNames)('the picture of %s has no color but the theme’s and takes at most 2 KiB', (theme) => {
  const markup = renderToStaticMarkup(<ThemePicture theme={theme} />);
  expect(markup).toContain(`theme-${theme}`);
  expect(markup).not.toMatch(/(?:fill|stroke|style|href)=/);
  expect(Buffer.byteLength(markup)).toBeLessThanOrEqual(2048);
});
