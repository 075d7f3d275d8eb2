import { flushSync } from 'react-dom';

/**
 * Calls `onSize` with the width and height in px of an element's content as they change. On paper it is laid out anew without
 * the observer being called: there it is measured, and what React shows is changed at once.
 * @returns ends it
 */
export function watchSize(element: Element, onSize: (width: number, height: number) => void): () => void {
  const observer = new ResizeObserver(([entry]) => {
    onSize(entry!.contentRect.width, entry!.contentRect.height);
  });
  const paper = matchMedia('print');
  const onPaper = () => {
    if (element.clientWidth > 0) flushSync(() => onSize(element.clientWidth, element.clientHeight));
  };
  observer.observe(element);
  paper.addEventListener('change', onPaper);
  return () => {
    observer.disconnect();
    paper.removeEventListener('change', onPaper);
  };
}
