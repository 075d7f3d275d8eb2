import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ThemeProvider, useTheme, type ThemeChoice } from './ThemeProvider.tsx';

function Shown() {
  const { name, appearance, contrast } = useTheme();
  return `${name} ${appearance} ${contrast}`;
}

const rendered = (theme: ThemeChoice) =>
  renderToString(
    <ThemeProvider theme={theme}>
      <Shown />
    </ThemeProvider>,
  );

it('says on a server what theme it gives', () => {
  expect(rendered('blue')).toBe('blue light usual');
  expect(rendered('green')).toBe('green dark usual');
});

it('takes the system for dark there', () => {
  expect(rendered('system')).toBe('dark dark usual');
  expect(rendered({ light: 'red', dark: 'purple' })).toBe('purple dark usual');
});

it('is the default theme without a provider', () => {
  expect(renderToString(<Shown />)).toBe('dark dark usual');
});
