/**
 * Lets what moves move, very slowly, where tests hold everything still: an exit lasts until {@link endMotion}. For a
 * story's `beforeEach`.
 * @returns Holds everything still again.
 */
export function slowMotion(): () => void {
  const page = document.documentElement;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '[data-motion=slow] * { animation-duration: 1000s !important; transition-duration: 1000s !important; }' +
      '[data-motion=slow] *::backdrop { transition-duration: 1000s !important; }',
  );
  document.adoptedStyleSheets.push(sheet);
  page.dataset['motion'] = 'slow';
  return () => {
    delete page.dataset['motion'];
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}

/** Brings all that moves to its end. */
export function endMotion(): void {
  for (const motion of document.getAnimations()) motion.finish();
}
