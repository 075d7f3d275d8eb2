import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Combobox } from './Combobox/Combobox.tsx';
import { DatePicker } from './DatePicker/DatePicker.tsx';
import { NumberField } from './NumberField/NumberField.tsx';

const common = { label: 'What', name: 'what', form: 'elsewhere' };
const fields = {
  NumberField: (disabled: boolean) => (
    <NumberField {...common} locale="es" {...{ disabled }} defaultValue={12.5} digits={1} />
  ),
  DatePicker: (disabled: boolean) => <DatePicker {...common} {...{ disabled }} defaultValue="2026-11-23" />,
  Combobox: (disabled: boolean) => (
    <Combobox {...common} {...{ disabled }} items={[{ value: 'w-1', label: 'Well 1' }]} defaultValue="w-1" />
  ),
};
const sent = { NumberField: '12.5', DatePicker: '2026-11-23', Combobox: 'w-1' };

it.each(['NumberField', 'DatePicker', 'Combobox'] as const)(
  '%s sends its value to the form that it names, and nothing while it is disabled',
  (name) => {
    const named = (disabled: boolean) =>
      renderToStaticMarkup(fields[name](disabled)).match(/<input[^>]* name="what"[^>]*>/g) ?? [];
    expect(named(false)).toEqual([
      `<input type="hidden" form="elsewhere" name="what" value="${sent[name]}"/>`,
    ]);
    expect(named(true)).toEqual([expect.stringContaining(' disabled=""')]);
  },
);
