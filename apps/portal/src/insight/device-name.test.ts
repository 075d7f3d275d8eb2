import { describe, expect, it } from 'vitest';
import { settings as en } from '../i18n/en/settings.ts';
import { settings as es } from '../i18n/es/settings.ts';
import { deviceName } from './device-name.ts';
import type { Formats } from './use-formats.ts';

/** The texts of a language, filled in. */
const textsOf = (texts: { device: string; unknownDevice: string }) =>
  ((key: string, values: Record<string, string> = {}) =>
    texts[key.replace('settings.', '') as 'device'].replace(
      /\{\{(\w+)\}\}/g,
      (_, name: string) => values[name] ?? '',
    )) as unknown as Formats['t'];
const t = textsOf(en);

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64';
const android = 'Mozilla/5.0 (Linux; Android 10; K)';

describe('the name of a device', () => {
  it.each([
    [`Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/141.0.0.0 Safari/537.36`, 'Chrome on Linux'],
    [
      `Mozilla/5.0 (X11; Linux x86_64) ${webKit} HeadlessChrome/141.0.7390.37 Safari/537.36`,
      'Chrome on Linux',
    ],
    [`${windows}) ${webKit} Chrome/141.0.0.0 Safari/537.36`, 'Chrome on Windows'],
    [`${mac} ${webKit} Chrome/141.0.0.0 Safari/537.36`, 'Chrome on macOS'],
    [`${android} ${webKit} Chrome/141.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
    [`${iPhone} CriOS/141.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome on iOS'],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/141.0.0.0 Safari/537.36`,
      'Chrome on Chrome OS',
    ],
    [`${windows}) ${webKit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'Microsoft Edge on Windows'],
    [`${mac} ${webKit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'Microsoft Edge on macOS'],
    [
      `${android} ${webKit} Chrome/141.0.0.0 Mobile Safari/537.36 EdgA/141.0.0.0`,
      'Microsoft Edge on Android',
    ],
    [`${iPhone} EdgiOS/141.0 Version/18.0 Mobile/15E148 Safari/605.1`, 'Microsoft Edge on iOS'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
    [`${windows}; rv:145.0) Gecko/20100101 Firefox/145.0`, 'Firefox on Windows'],
    ['Mozilla/5.0 (Android 14; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', 'Firefox on Android'],
    [`${iPhone} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 'Firefox on iOS'],
    [`${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`, 'Safari on macOS'],
    [`${iPhone} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari on iOS'],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-S921B) ${webKit} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet on Android',
    ],
  ])('%s: %s', (agent, name) => {
    expect(deviceName(agent, t)).toBe(name);
  });

  it.each([
    null,
    '',
    ' ',
    'curl/8.5.0',
    '<script>alert(1)</script>/1 x',
    'Someone/1 (spoken)',
    'x'.repeat(512),
  ])('shows nothing of %s', (agent) => {
    expect(deviceName(agent, t)).toBe('Unknown device');
  });

  it('is what is known where only one of both is', () => {
    expect(deviceName('Something/1.0 (Windows NT 10.0)', t)).toBe('Windows');
    expect(deviceName('Firefox/145.0', t)).toBe('Firefox');
  });

  it('has the first number of the version where that is asked for', () => {
    const agent = `Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/141.0.7390.37 Safari/537.36`;
    expect(deviceName(agent, textsOf(es), { withVersion: true })).toBe('Chrome 141 en Linux');
  });
});
