import { compactClass } from '../themes/apply-theme.ts';

/** The height of an element in px, as the page has it and as a compact one does. */
export function heights(element: HTMLElement): { comfortable: number; compact: number } {
  const height = () => element.getBoundingClientRect().height;
  const root = document.documentElement;
  const was = root.classList.contains(compactClass);
  try {
    root.classList.remove(compactClass);
    const comfortable = height();
    root.classList.add(compactClass);
    return { comfortable, compact: height() };
  } finally {
    root.classList.toggle(compactClass, was);
  }
}
