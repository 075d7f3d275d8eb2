import type { ChangeEvent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Field, valueListener } from './Field.tsx';

const attributesOf = (markup: string, element: string) => new RegExp(`<${element}[^>]*>`).exec(markup)![0];

describe('Field', () => {
  const markup = renderToStaticMarkup(
    <Field label="Color" hint="Of the series" error="Choose one" required>
      <input id="color" type="color" className="own" aria-describedby="legend" />
    </Field>,
  );

  it('ties an element to its label by the id of either', () => {
    expect(attributesOf(markup, 'label')).toContain('for="color"');
    const given = renderToStaticMarkup(
      <Field label="Color" id="given">
        <input />
      </Field>,
    );
    expect(attributesOf(given, 'label')).toContain('for="given"');
    expect(attributesOf(given, 'input')).toContain('id="given"');
  });

  it('adds to what an element has already', () => {
    const control = attributesOf(markup, 'input');
    expect(control).toContain('aria-describedby="legend color-message color-hint"');
    expect(control).toContain('aria-invalid="true"');
    expect(control).toContain('type="color"');
    expect(control).toContain('class="own"');
    expect(control).toContain('required=""');
  });

  it('has the error directly at the element, before what else is known of it', () => {
    const all = renderToStaticMarkup(
      <Field label="Color" hint="Of the series" error="Choose one" note="0 of 3">
        <input />
      </Field>,
    );
    const places = ['<input', 'Choose one', '0 of 3', 'Of the series'].map((text) => all.indexOf(text));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
  });

  it('leaves an element without an error as it is', () => {
    const plain = renderToStaticMarkup(
      <Field label="Color">
        <input aria-invalid="true" />
      </Field>,
    );
    expect(attributesOf(plain, 'input')).toContain('aria-invalid="true"');
  });
});

it('tells both listeners of a change, the native one first', () => {
  const heard: unknown[] = [];
  const event = { currentTarget: { value: 'F-12' } } as ChangeEvent<HTMLInputElement>;
  valueListener<HTMLInputElement>(
    (change) => heard.push(change),
    (value) => heard.push(value),
  )(event);
  expect(heard).toEqual([event, 'F-12']);
  expect(() => valueListener(undefined, undefined)(event)).not.toThrow();
});
