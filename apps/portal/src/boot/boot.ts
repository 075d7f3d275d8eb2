/*
 * Runs inline in the head, before anything is painted: gives the page its theme and language, decides whether the
 * prerendered login form is what this address shows, and keeps what a person does to it until the page's own script
 * has taken it over. Nothing here may wait, and nothing may throw.
 */
import { keepPressed, keepSent, keepTyped, nothingKept, type KeptActions } from './kept-actions.ts';
import type { BootSettings } from './settings.ts';
import { chosen, showsPrerendered, type ReadStored } from './starting-state.ts';

declare const bootSettings: BootSettings;
declare const endOfRoot: string;

const settings = bootSettings;
const page = document.documentElement;
const local: ReadStored = (key) => localStorage.getItem(key);
const session: ReadStored = (key) => sessionStorage.getItem(key);

const theme = chosen(settings.theme, local);
const language = chosen(settings.language, local);
const prerendered = showsPrerendered(settings, location, [session, local]);
const dictionary = new Map(Object.entries((prerendered && settings.dictionaries[language]) || {}));

let kept: KeptActions<Element> = nothingKept;
let taken = false;

fetchTexts();
// The page is written in the default theme and language.
if (theme !== settings.theme.fallback || language !== settings.language.fallback || !prerendered) {
  applyTheme(page);
  page.lang = language;
  // Whatever is painted while the document is still parsed must not show the wrong language or the wrong page.
  if (dictionary.size || !prerendered) page.dataset['held'] = '';
  watchParsing();
}
for (const type of ['submit', 'click', 'input'] as const) addEventListener(type, keep, true);
addEventListener('error', showIncomplete, true);

window.cnxBoot = {
  theme,
  language,
  prerendered,
  ready: carryOut,
};

function fetchTexts(): void {
  const href = settings.texts[language];
  if (!href) return;
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' });
  document.head.append(link);
}

function applyTheme(element: Element): void {
  const { classPrefix, names } = settings.theme;
  element.classList.remove(...names.map((name) => classPrefix + name));
  element.classList.add(classPrefix + theme);
}

/** Gives the body its theme as soon as it exists, and puts the markup right when its last node was parsed, before paint. */
function watchParsing(): void {
  let themed = false;
  const update = (finished: boolean) => {
    if (!themed && document.body) {
      themed = true;
      applyTheme(document.body);
    }
    if (!finished && !document.getElementById(endOfRoot)) return;
    observer.disconnect();
    const root = document.getElementById('root');
    if (!prerendered) {
      root?.replaceChildren();
      document.title = settings.title;
    } else if (root) {
      translate(root);
      document.title = dictionary.get(document.title) ?? document.title;
    }
    delete page.dataset['held'];
  };
  const observer = new MutationObserver(() => update(false));
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => update(true), { once: true });
}

function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node instanceof Text) {
      node.data = dictionary.get(node.data) ?? node.data;
      continue;
    }
    for (const name of settings.textAttributes) {
      const value = (node as Element).getAttribute(name);
      const translated = value === null ? undefined : dictionary.get(value);
      if (translated !== undefined) (node as Element).setAttribute(name, translated);
    }
  }
}

function keep(event: Event): void {
  if (taken || !prerendered) return;
  const target = event.target as HTMLElement;
  if (event.type === 'input') {
    const { name, value, type } = target as HTMLInputElement;
    kept = keepTyped(kept, { name, value, secret: type === 'password' });
  } else if (event.type === 'submit') {
    event.preventDefault();
    event.stopImmediatePropagation();
    kept = keepSent(kept, { form: target, by: (event as SubmitEvent).submitter });
  } else {
    const button = target.closest('button[type=button]');
    if (button) kept = keepPressed(kept, button);
  }
  showPending();
}

/** Shows that the page is at work, outside the markup that React compares with its own. */
function showPending(): void {
  if (kept.sent) page.dataset['pending'] = '';
  else delete page.dataset['pending'];
}

function carryOut(): void {
  if (taken) return;
  taken = true;
  delete page.dataset['pending'];
  const { draft, pressed, sent } = kept;
  if (draft) restoreDraft(draft);
  if (pressed?.isConnected) (pressed as HTMLElement).click();
  if (sent) {
    // Where React had to build the form anew, the new one stands in for the one that was sent.
    const form = sent.form.isConnected ? sent.form : document.querySelector('#root form');
    (form as HTMLFormElement | null)?.requestSubmit(sent.by?.isConnected ? (sent.by as HTMLElement) : null);
  }
}

/** Puts the typed text into a field that had to be made anew, and is empty for that reason alone. */
function restoreDraft(draft: { name: string; value: string }): void {
  const field = document.querySelector<HTMLInputElement>(`#root input[name="${CSS.escape(draft.name)}"]`);
  if (field && !field.value) field.value = draft.value;
}

function showIncomplete(event: Event): void {
  if (!(event.target instanceof HTMLScriptElement) || taken) return;
  const message = document.createElement('p');
  message.className = 'boot-message';
  message.setAttribute('role', 'alert');
  message.textContent = settings.incomplete[language] ?? '';
  document.body.prepend(message);
}
