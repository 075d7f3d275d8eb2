import { styled } from '../../../themes/stitches.ts';
import { themeClass, type ThemeName } from '../../../themes/theme-names.ts';

const Picture = styled('svg', {
  display: 'block',
  width: '100%',
  height: 'auto',
  backgroundColor: '$page',
  // The themes' own colors are the point of the picture.
  '@forced': { forcedColorAdjust: 'none' },
});
const Shape = styled('path', {
  variants: {
    paint: {
      header: { fill: '$header' },
      headerField: { fill: '$headerField' },
      headerMark: { fill: '$headerText' },
      surface: { fill: '$surface' },
      selected: { fill: '$selected' },
      accent: { fill: '$accentMark' },
      figure: { fill: '$text' },
      words: { fill: '$textQuiet', opacity: 0.6 },
      border: { fill: 'none', stroke: '$border' },
      series: { fill: 'none', stroke: '$chart1', strokeWidth: 1.75, strokeLinejoin: 'round' },
    },
  },
});

/** The product in small, in the colors of a theme: header, rail, a card with its figure and line, another card. */
export function ThemePicture({ theme }: { theme: ThemeName }) {
  return (
    <Picture className={themeClass(theme)} data-own-colors="" viewBox="0 0 104 64" aria-hidden="true">
      <Shape paint="surface" d="M0 0h26v64H0zM32 18h42v40H32zM79 18h25v40H79z" />
      <Shape paint="border" d="M26.5 12v52M104 18.5H79.5v39H104M32.5 18.5h41v39h-41z" />
      <Shape paint="header" d="M0 0h104v12H0z" />
      <Shape paint="headerField" d="M38 3h32v6H38z" />
      <Shape paint="headerMark" d="M4 6a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM10 5h9v2h-9z" />
      <Shape paint="selected" d="M3 17h20v6H3z" />
      <Shape paint="accent" d="M3 17h1.5v6H3zM95 6a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0z" />
      <Shape paint="words" d="M7 19h12v2H7zM6 27h13v2H6zM6 34h10v2H6zM37 23h14v2H37zM84 23h12v2H84z" />
      <Shape paint="figure" d="M37 28h18v5H37zM84 28h13v5H84z" />
      <Shape paint="series" d="M37 46l6-4 6 3 6-5 5 8 9 2M84 48l5-5 5 2 10-6" />
    </Picture>
  );
}
