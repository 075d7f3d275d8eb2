import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Hashes of what the portal's build has put inline, as `sha256-…`; written beside the build as `csp.json`. */
export interface InlineHashes {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

/** Foreign origins that the portal's documents may talk to, be framed by, or frame. */
export interface TrustedOrigins {
  readonly connect: readonly string[];
  readonly frame: readonly string[];
  /** Registered applications that may show /Account/SSO in a frame. */
  readonly ancestors: readonly string[];
}

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

/** Headers of every answer of the API, and of whatever is not a document. */
export const apiHeaders: Readonly<Record<string, string>> = {
  ...everywhere,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

/** Headers of files that documents load. */
export const assetHeaders: Readonly<Record<string, string>> = {
  ...everywhere,
  vary: 'Accept-Encoding',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** The page that hands the identity provider's answer to the window that asked for it. */
const redirectBridge = '/redirect.html';
const ssoPath = '/Account/SSO';

/** @returns The headers of a document of the portal at a path. */
export function documentHeaders(
  path: string,
  hashes: InlineHashes,
  origins: TrustedOrigins,
): Readonly<Record<string, string>> {
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes.scriptHashes.map(quote)],
    'style-src': ["'self'", ...hashes.styleHashes.map(quote)],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...origins.connect],
    'frame-src': ["'self'", ...origins.frame],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': frameAncestors(path, origins),
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
  const text = Object.entries(policy).map(([directive, values]) => `${directive} ${values.join(' ')}`);
  return {
    ...everywhere,
    'content-security-policy': text.join('; '),
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    // The bridge has to keep its opener: the window that waits for it.
    ...(path === redirectBridge ? {} : { 'cross-origin-opener-policy': 'same-origin' }),
  };
}

function frameAncestors(path: string, origins: TrustedOrigins): string[] {
  if (path === redirectBridge) return ["'self'"];
  if (path === ssoPath) return ["'self'", ...origins.ancestors];
  return ["'none'"];
}

function quote(hash: string): string {
  return `'${hash.replaceAll("'", '')}'`;
}

/** @returns A reader of the build's `csp.json` that notices a new build; no hashes when there is no such file. */
export function createHashReader(portalDirectory: string): () => InlineHashes {
  const file = join(portalDirectory, 'csp.json');
  let known: { readonly writtenAt: number; readonly hashes: InlineHashes } | undefined;
  return () => {
    const writtenAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (writtenAt === undefined) return { scriptHashes: [], styleHashes: [] };
    if (known?.writtenAt !== writtenAt)
      known = { writtenAt, hashes: parseHashes(readFileSync(file, 'utf8')) };
    return known.hashes;
  };
}

function parseHashes(text: string): InlineHashes {
  const value = JSON.parse(text) as Partial<InlineHashes>;
  const valid = (list: unknown) =>
    Array.isArray(list)
      ? list.filter((hash): hash is string => /^'?sha(256|384|512)-[A-Za-z0-9+/]+=*'?$/.test(String(hash)))
      : [];
  return { scriptHashes: valid(value.scriptHashes), styleHashes: valid(value.styleHashes) };
}
