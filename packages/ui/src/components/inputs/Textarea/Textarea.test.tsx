import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Textarea } from './Textarea.tsx';

it('begins with as many lines as are asked for, by our word or the native one', () => {
  expect(renderToStaticMarkup(<Textarea label="Comment" />)).toContain('rows="3"');
  expect(renderToStaticMarkup(<Textarea label="Comment" minRows={5} />)).toContain('rows="5"');
  expect(renderToStaticMarkup(<Textarea label="Comment" rows={4} />)).toContain('rows="4"');
});
