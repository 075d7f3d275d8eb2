import type { ReactNode } from 'react';
import { defaultTheme, themeClass, themeNames } from '@cnx/ui';

/** The one of the six in which a story plays its steps. */
export function playedSection(canvas: HTMLElement): HTMLElement {
  return canvas.querySelector<HTMLElement>(`section.${themeClass(defaultTheme)}`) ?? canvas;
}

/** The same story in every theme at once. What a story puts over the page stands in the default theme only. */
export function SideBySide({ children }: { children: () => ReactNode }) {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
        gap: 1,
      }}
    >
      {themeNames.map((name) => (
        <section
          key={name}
          aria-label={name}
          className={themeClass(name)}
          style={{
            minWidth: 0,
            padding: 16,
            backgroundColor: 'var(--cnx-colors-page)',
            color: 'var(--cnx-colors-text)',
          }}
        >
          <p style={{ marginBottom: 12, color: 'var(--cnx-colors-textQuiet)', fontSize: 12 }}>{name}</p>
          {children()}
        </section>
      ))}
    </div>
  );
}
