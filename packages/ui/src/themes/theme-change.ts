let paper = false;

/** Whether the page is being drawn for paper, which takes the light theme's colors. */
export function isForPaper(): boolean {
  return paper || matchMedia('print').matches;
}

/** What of the reader's system changes a theme's colors; forced colors come in two appearances. */
const systemRequests = [
  '(forced-colors: active)',
  '(prefers-contrast: more)',
  '(prefers-color-scheme: dark)',
] as const;

const listeners = new Set<() => void>();
let watching: (() => void) | null = null;

function watch(): () => void {
  const notify = () => {
    for (const listener of listeners) listener();
  };
  let frame = 0;
  // In the next frame, so that several swaps in a row cost one redraw and styles are computed once.
  const notifyInFrame = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(notify);
  };
  const observer = new MutationObserver(notifyInFrame);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] });
  const requests = systemRequests.map((request) => matchMedia(request));
  for (const request of requests) request.addEventListener('change', notifyInFrame);
  // No frame comes between this event and the print.
  const print = (starts: boolean) => () => {
    paper = starts;
    notify();
  };
  const [toPaper, toScreen] = [print(true), print(false)];
  addEventListener('beforeprint', toPaper);
  addEventListener('afterprint', toScreen);
  const printMedia = matchMedia('print');
  printMedia.addEventListener('change', notify);
  return () => {
    removeEventListener('beforeprint', toPaper);
    removeEventListener('afterprint', toScreen);
    printMedia.removeEventListener('change', notify);
    cancelAnimationFrame(frame);
    observer.disconnect();
    for (const request of requests) request.removeEventListener('change', notifyInFrame);
  };
}

/**
 * Calls `listener` in the frame after the page's theme class or the reader's request for contrast has changed, and at once
 * before and after a print: canvases know no CSS variables and must be drawn again. All who listen share one observer.
 * @returns ends the subscription.
 */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  watching ??= watch();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    watching?.();
    watching = null;
  };
}
