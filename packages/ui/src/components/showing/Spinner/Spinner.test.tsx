import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Spinner } from './Spinner.tsx';

it('is silent, or says what is on its way', () => {
  expect(renderToStaticMarkup(<Spinner />)).toContain('aria-hidden="true"');
  const named = renderToStaticMarkup(<Spinner label="Loading the wells" />);
  expect(named).toContain('role="img" aria-label="Loading the wells"');
  expect(named).not.toContain('aria-hidden');
});
