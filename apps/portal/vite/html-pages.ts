import { createHash } from 'node:crypto';
import { endOfRoot } from './boot-script.ts';

/** What is put into the page that the build wrote. */
export interface PageParts {
  readonly title: string;
  readonly boot: string;
  readonly styles: readonly string[];
  /** Address of a font that is fetched at once. The browser holds the first paint back for a while to wait for it. */
  readonly font?: string;
  /** Addresses of scripts that the page will ask for: named here they are fetched at once. */
  readonly modules: readonly string[];
  /** The root's markup; empty for pages that are rendered by the script. */
  readonly markup: string;
}

const rootElement = '<div id="root"></div>';

/**
 * Fills in a page.
 * @throws when the page has not exactly one place for each part: a part that goes nowhere must not go unnoticed.
 */
export function pageOf(template: string, { title, boot, styles, font, modules, markup }: PageParts): string {
  const fontPreload = font
    ? `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin="anonymous" />`
    : '';
  const preloads = modules.map((href) => `<link rel="modulepreload" crossorigin href="${href}" />`).join('');
  const replacements: readonly (readonly [place: string | RegExp, text: string])[] = [
    [/<title>[^<]*<\/title>/, `<title>${title}</title>`],
    ['<!--boot-->', `<script>${boot}</script>`],
    ['<!--style-->', fontPreload + preloads + styles.map((style) => `<style>${style}</style>`).join('')],
    [rootElement, `<div id="root">${markup}</div>`],
  ];
  if (!template.includes(`id="${endOfRoot}"`)) throw new Error(`the page has no element ${endOfRoot}`);
  return replacements.reduce((page, [place, text]) => {
    if (page.split(place).length !== 2) throw new Error(`the page has not exactly one ${String(place)}`);
    return page.replace(place, () => text);
  }, template);
}

/** The hash by which a Content-Security-Policy lets an inline script or style through. */
export function cspHash(inline: string): string {
  return `sha256-${createHash('sha256').update(inline).digest('base64')}`;
}
