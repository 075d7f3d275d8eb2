import { readColor } from '../../../themes/color-variables.ts';
import { fontName } from '../../../themes/add-font.ts';
import { drawElement } from './draw-element.ts';
import { createColorReader, svgElement, svgNamespace } from './svg-parts.ts';

/** What stands around the charts of a picture. */
export interface ChartPictureOptions {
  /** Says what is shown. */
  title: string;
  /** Under the title: the days, the place. @default none */
  lines?: readonly string[];
  /** Below: where the numbers come from, and as of when. */
  source: string;
  /** The file of the page's font, see `addFont`: texts keep their letters elsewhere. @default the reader's own font */
  font?: ArrayBuffer;
}

/** Charts as a picture. */
export interface ChartPicture {
  /** px. */
  readonly width: number;
  readonly height: number;
  /** The drawing: an SVG document of its own, whose texts are texts. */
  readonly svg: string;
}

/** Space around the charts, between the parts, and of a line, px. */
const space = { edge: 24, part: 16, title: 24, line: 18 } as const;
const titleSize = 16;
const lineSize = 12;
/** A narrow chart leaves this much room for the words around it. */
const leastWidth = 320;

function fontRule(file: ArrayBuffer): string {
  const text = Array.from(new Uint8Array(file), (byte) => String.fromCharCode(byte)).join('');
  const source = `url(data:font/woff2;base64,${btoa(text)}) format("woff2")`;
  return `@font-face{font-family:"${fontName}";font-weight:100 900;src:${source}}`;
}

/** The lines that a text needs in a width. */
function wrapped(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * Draws charts of the page, as they stand there and in their theme, on one ground with a title and a source. Boxes, texts
 * and SVG stay what they are, lines of a `TrendChart` become lines. Buttons and what the pointer shows are left out.
 * @param figures the charts' outermost elements
 * @throws Error without figures
 */
export function chartPicture(
  figures: readonly Element[],
  { title, lines = [], source, font }: ChartPictureOptions,
): ChartPicture {
  const [first] = figures;
  if (!first) throw new Error('chartPicture: there is no chart to draw');
  const rule = font && fontRule(font);
  const family = getComputedStyle(first).fontFamily;
  const ink = (name: 'text' | 'textQuiet' | 'surface') => readColor(name, first);
  const drawing = document.implementation.createDocument(svgNamespace, 'svg');
  const root = drawing.documentElement as unknown as SVGElement;
  const charts = svgElement(drawing, 'g');
  const area = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  let ids = 0;
  const surface = {
    drawing,
    into: charts,
    readColor: createColorReader(),
    newId: () => `clip-${++ids}`,
    cover: ({ left, top, right, bottom }: typeof area) => {
      area.left = Math.min(area.left, left);
      area.top = Math.min(area.top, top);
      area.right = Math.max(area.right, right);
      area.bottom = Math.max(area.bottom, bottom);
    },
  };
  for (const figure of figures) {
    surface.cover(figure.getBoundingClientRect());
    drawElement(figure, surface);
  }
  const inner = Math.ceil(Math.max(leastWidth, area.right - area.left));
  const width = inner + 2 * space.edge;

  const ruler = document.createElement('canvas').getContext('2d');
  let y: number = space.edge;
  const write = (text: string, bold: boolean, lineHeight: number) => {
    const size = bold ? titleSize : lineSize;
    const weight = bold ? 600 : 400;
    if (ruler) ruler.font = `${weight} ${size}px ${family}`;
    for (const line of wrapped(text, inner, (part) => ruler?.measureText(part).width ?? 0)) {
      const element = svgElement(drawing, 'text', {
        x: space.edge,
        // The letters' line of a text in the middle of its line.
        y: y + lineHeight / 2 + size * 0.36,
        'font-family': family,
        'font-size': size,
        'font-weight': bold ? weight : undefined,
        fill: ink(bold ? 'text' : 'textQuiet'),
      });
      element.textContent = line;
      root.append(element);
      y += lineHeight;
    }
  };
  const name = svgElement(drawing, 'title');
  name.textContent = title;
  root.append(name);
  const ground = svgElement(drawing, 'rect', { width: '100%', height: '100%', fill: ink('surface') });
  root.append(ground);
  write(title, true, space.title);
  for (const line of lines) write(line, false, space.line);
  y += space.part;
  charts.setAttribute('transform', `translate(${space.edge - area.left} ${y - area.top})`);
  root.append(charts);
  y += area.bottom - area.top + space.part;
  write(source, false, space.line);
  const height = Math.ceil(y + space.edge - 4);
  const size = { width, height, viewBox: `0 0 ${width} ${height}`, role: 'img' };
  for (const [key, value] of Object.entries(size)) root.setAttribute(key, String(value));
  const written = new XMLSerializer().serializeToString(drawing);
  // As text: the page's policy refuses a style element even in a document that is not shown.
  const withFont = rule === undefined ? written : written.replace('<title>', `<style>${rule}</style><title>`);
  return { width, height, svg: `<?xml version="1.0" encoding="UTF-8"?>\n${withFont}` };
}

/** The least width in px of a picture of dots, so that it is sharp on a slide; and how often larger it is, at least and at most. */
const dots = { width: 1920, least: 2, most: 5 } as const;

/**
 * A picture as PNG, twice as large as on the page or more.
 * @throws Error when the browser cannot draw it
 */
export async function picturePng({ width, height, svg }: ChartPicture): Promise<Blob> {
  const scale = Math.min(dots.most, Math.max(dots.least, Math.ceil(dots.width / width)));
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * scale;
    canvas.height = height * scale;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('the browser has no canvas to draw on');
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!blob) throw new Error('the picture could not be encoded');
    return blob;
  } finally {
    URL.revokeObjectURL(address);
  }
}
