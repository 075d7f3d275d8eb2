import Bowser from 'bowser';
import type { Formats } from './use-formats.ts';

const browsers = new Set(Object.values(Bowser.BROWSER_MAP));

/** Bowser's names that say the system once more, or nothing. */
const better: Readonly<Record<string, string>> = {
  'Samsung Internet for Android': 'Samsung Internet',
  Generic: '',
};

/** How a device is named. */
export interface DeviceNameOptions {
  /** Adds the first number of the browser's version, as a message to support needs it. @default false */
  readonly withVersion?: boolean;
}

/**
 * What a user calls a browser on its system, "Chrome on Linux", from what the browser calls itself. Nothing of that text is
 * shown: what the library does not know by name is an unknown device.
 */
export function deviceName(
  userAgent: string | null,
  t: Formats['t'],
  { withVersion = false }: DeviceNameOptions = {},
): string {
  // The library takes no empty text.
  const parser = Bowser.getParser(userAgent || '-');
  const found = parser.getBrowserName();
  const browser = browsers.has(found) ? (better[found] ?? found) : '';
  const system = parser.getOSName();
  const version = withVersion ? /^\d{1,4}/.exec(parser.getBrowserVersion() ?? '')?.[0] : undefined;
  const named = browser && version ? `${browser} ${version}` : browser;
  if (named && system) return t('settings.device', { browser: named, system });
  return named || system || t('settings.unknownDevice');
}
