import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Chip } from './Chip.tsx';

it('names what it takes away by its words, however they are put together', () => {
  const count = 3;
  const markup = renderToStaticMarkup(
    <Chip value="Volve" onRemove={() => undefined}>
      {count} fields
    </Chip>,
  );
  expect(markup).toContain('aria-label="Remove 3 fields: Volve"');
  expect(markup).toMatch(/<b[^>]*>3 fields<\/b> Volve/);
});
