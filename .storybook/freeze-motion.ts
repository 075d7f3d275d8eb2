/** Ends all animations and transitions at once: tests check right after they act, when what fades in would be half visible. */
export function freezeMotion(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*, *::before, *::after { animation-duration: 0s !important; transition-duration: 0s !important; }',
  );
  document.adoptedStyleSheets.push(sheet);
}
