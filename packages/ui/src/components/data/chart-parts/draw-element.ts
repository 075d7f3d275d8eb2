import { recordCanvas, type RecordingSurface } from './canvas-record.ts';
import { inked, svgElement, type SvgAttributes } from './svg-parts.ts';

/** Marks what belongs to a chart's use and not to its picture: buttons, the readout under the pointer. */
const leftOut = '[data-picture=none]';

/** A place on the page, CSS px. */
type Place = Pick<DOMRectReadOnly, 'left' | 'top' | 'right' | 'bottom'>;

/** A drawing that elements of the page are drawn into, in the page's own places. */
export interface DrawingSurface extends RecordingSurface {
  /** Takes what is drawn. */
  readonly into: SVGElement;
  /** Called with the place of everything drawn. */
  readonly cover: (place: Place) => void;
}

const geometry = [
  ...['d', 'points', 'x', 'y', 'width', 'height', 'rx', 'ry', 'cx', 'cy', 'r', 'x1', 'x2', 'y1', 'y2'],
  ...['dx', 'dy', 'transform', 'pathLength'],
];
const shapes = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']);

const isSeen = ({ display, visibility, opacity }: CSSStyleDeclaration) =>
  display !== 'none' && visibility !== 'hidden' && opacity !== '0';

/** Draws an element of the page with all that is in it: boxes, texts, SVG, and canvases that can be painted again. */
export function drawElement(element: Element, surface: DrawingSurface, struck = false): void {
  const style = getComputedStyle(element);
  if (!isSeen(style) || element.matches(leftOut)) return;
  const { opacity } = style;
  const into = opacity === '1' ? surface.into : svgElement(surface.drawing, 'g', { opacity });
  if (into !== surface.into) surface.into.append(into);
  const inner = { ...surface, into };
  if (element instanceof SVGSVGElement) {
    drawSvg(element, inner);
    return;
  }
  if (element instanceof HTMLCanvasElement) {
    drawCanvas(element, inner);
    return;
  }
  const place = element.getBoundingClientRect();
  // What is there to be read aloud only.
  if (style.position === 'absolute' && place.width <= 1 && place.height <= 1) return;
  drawBox(place, style, inner);
  const throughOut = struck || style.textDecorationLine.includes('line-through');
  for (const child of element.childNodes) {
    if (child instanceof Element) drawElement(child, inner, throughOut);
    else if (child instanceof Text) drawText(child, element, style, inner, throughOut);
  }
}

/** The ground and the border of an element; a border is drawn where it is the same on all sides. */
function drawBox(
  place: DOMRect,
  style: CSSStyleDeclaration,
  { drawing, into, cover, readColor }: DrawingSurface,
) {
  const { left, top, width, height } = place;
  if (width === 0 || height === 0) return;
  const ground = readColor(style.backgroundColor);
  const weights = [
    style.borderTopWidth,
    style.borderRightWidth,
    style.borderBottomWidth,
    style.borderLeftWidth,
  ];
  const weight = style.borderTopStyle === 'none' ? 0 : Number.parseFloat(weights[0]!);
  const edged = weight > 0 && weights.every((each) => each === weights[0]);
  const edge = edged ? readColor(style.borderTopColor) : readColor('none');
  if (ground.color === 'none' && edge.color === 'none') return;
  const inset = edged ? weight / 2 : 0;
  const radius = Math.min(Number.parseFloat(style.borderTopLeftRadius) || 0, width / 2, height / 2);
  cover(place);
  into.append(
    svgElement(drawing, 'rect', {
      x: left + inset,
      y: top + inset,
      width: Math.max(0, width - 2 * inset),
      height: Math.max(0, height - 2 * inset),
      rx: radius || undefined,
      ...inked('fill', ground),
      ...(edge.color !== 'none' && {
        ...inked('stroke', edge),
        'stroke-width': weight,
        'stroke-dasharray': style.borderTopStyle === 'dashed' ? `${3 * weight} ${3 * weight}` : undefined,
      }),
    }),
  );
}

let ruler: CanvasRenderingContext2D | null | undefined;

/** Measures texts in the font of a style. */
function rulerFor({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration) {
  ruler ??= document.createElement('canvas').getContext('2d');
  if (ruler) ruler.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  return ruler;
}

/** The attributes of the letters of a style. */
function letters(style: CSSStyleDeclaration) {
  const { fontSize, fontFamily, fontWeight, fontStyle, letterSpacing } = style;
  return {
    'font-size': Number.parseFloat(fontSize),
    'font-family': fontFamily,
    'font-weight': fontWeight === '400' ? undefined : fontWeight,
    'font-style': fontStyle === 'normal' ? undefined : fontStyle,
    'letter-spacing': Number.parseFloat(letterSpacing) || undefined,
  };
}

/** Figures of one width are no attribute of SVG. */
function keepFigures(text: SVGElement, { fontVariantNumeric }: CSSStyleDeclaration): SVGElement {
  if (fontVariantNumeric !== 'normal') text.style.fontVariantNumeric = fontVariantNumeric;
  return text;
}

interface TextLine {
  text: string;
  readonly place: DOMRect;
}

/** The lines that a text stands in. */
function linesOf(node: Text): TextLine[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  const plain = (text: string) => text.replaceAll(/[ \t\r\n]+/g, ' ');
  const whole = [...range.getClientRects()];
  const [first] = whole;
  if (!first) return [];
  if (whole.every(({ top }) => top === first.top)) return [{ text: plain(node.data), place: first }];
  const lines: TextLine[] = [];
  let start = 0;
  for (const letter of node.data) {
    range.setStart(node, start);
    range.setEnd(node, (start += letter.length));
    const place = range.getClientRects()[0];
    if (!place) continue;
    const last = lines.at(-1);
    if (last && Math.abs(last.place.top - place.top) < 2) last.text += letter;
    else lines.push({ text: letter, place });
  }
  return lines.map(({ text, place }) => ({ text: plain(text), place }));
}

/** Cuts a text as the page does where it has no more room. */
function cutTo(text: string, room: number, measure: CanvasRenderingContext2D): string {
  if (measure.measureText(text).width <= room + 1) return text;
  const kept = [...text];
  while (kept.length > 1 && measure.measureText(`${kept.join('')}…`).width > room) kept.pop();
  return `${kept.join('').trimEnd()}…`;
}

function drawText(
  node: Text,
  parent: Element,
  style: CSSStyleDeclaration,
  { drawing, into, cover, readColor }: DrawingSurface,
  struck: boolean,
) {
  if (node.data.trim() === '') return;
  const measure = rulerFor(style);
  if (!measure) return;
  const cuts = style.textOverflow === 'ellipsis' && style.overflowX !== 'visible';
  for (const { text: whole, place } of linesOf(node)) {
    if (whole.trim() === '') continue;
    const text = cuts ? cutTo(whole, parent.getBoundingClientRect().right - place.left, measure) : whole;
    const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = measure.measureText(text);
    const element = svgElement(drawing, 'text', {
      x: place.left,
      y: place.top + (place.height - above - below) / 2 + above,
      ...letters(style),
      ...inked('fill', readColor(style.color)),
      'text-decoration': struck ? 'line-through' : undefined,
    });
    element.textContent = text;
    into.append(keepFigures(element, style));
    cover(cuts ? { ...rectOf(place), right: place.left + measure.measureText(text).width } : place);
  }
}

const rectOf = ({ left, top, right, bottom }: Place): Place => ({ left, top, right, bottom });

function drawSvg(svg: SVGSVGElement, surface: DrawingSurface) {
  const matrix = svg.getScreenCTM();
  if (!matrix) return;
  const { a, b, c, d, e, f } = matrix;
  const group = svgElement(surface.drawing, 'g', {
    transform: `matrix(${[a, b, c, d, e, f].map((value) => Math.round(value * 1e4) / 1e4).join(' ')})`,
  });
  surface.into.append(group);
  for (const child of svg.children) drawShape(child, { ...surface, into: group }, surface);
}

/** Draws a part of an SVG with the styles that it has on the page. */
function drawShape(element: Element, surface: DrawingSurface, page: DrawingSurface) {
  const style = getComputedStyle(element);
  if (!isSeen(style) || element.matches(leftOut)) return;
  const { drawing, into, readColor } = surface;
  const name = element.localName;
  if (element instanceof SVGSVGElement) {
    drawSvg(element, page);
    return;
  }
  const opacity = style.opacity === '1' ? undefined : style.opacity;
  const kept = Object.fromEntries(
    geometry.map((key) => [key, length(element.getAttribute(key) ?? undefined, style)] as const),
  );
  if (name === 'g') {
    const group = svgElement(drawing, 'g', { ...kept, opacity });
    into.append(group);
    for (const child of element.children) drawShape(child, { ...surface, into: group }, page);
    return;
  }
  if (!shapes.has(name) && name !== 'text') return;
  const fill = inked('fill', readColor(style.fill), Number(style.fillOpacity));
  const stroke = inked('stroke', readColor(style.stroke), Number(style.strokeOpacity));
  const stroked = stroke['stroke'] !== 'none' && {
    ...stroke,
    'stroke-width': Number.parseFloat(style.strokeWidth),
    'stroke-dasharray':
      style.strokeDasharray === 'none' ? undefined : style.strokeDasharray.replaceAll(/px|,/g, ''),
    'stroke-linecap': style.strokeLinecap === 'butt' ? undefined : style.strokeLinecap,
    'stroke-linejoin': style.strokeLinejoin === 'miter' ? undefined : style.strokeLinejoin,
  };
  surface.cover(element.getBoundingClientRect());
  if (name !== 'text') {
    const crisp = style.shapeRendering === 'crispedges' ? 'crispEdges' : undefined;
    into.append(
      svgElement(drawing, name, { ...kept, opacity, ...fill, ...stroked, 'shape-rendering': crisp }),
    );
    return;
  }
  const lettering = {
    ...kept,
    opacity,
    ...letters(style),
    'text-anchor': style.textAnchor === 'start' ? undefined : style.textAnchor,
  };
  const write = (colors: SvgAttributes) => {
    const text = keepFigures(svgElement(drawing, 'text', { ...lettering, ...colors }), style);
    for (const node of element.childNodes) {
      if (node instanceof Text) text.append(node.data);
      else if (node instanceof SVGTSpanElement) text.append(line(node, drawing));
    }
    into.append(text);
  };
  // Not all programs know that a halo lies under its letters: it is a text of its own.
  const halo = stroked && style.paintOrder.startsWith('stroke');
  if (halo) write({ ...stroked, fill: 'none', 'stroke-linejoin': 'round', 'aria-hidden': 'true' });
  write({ ...fill, ...(stroked && !halo ? stroked : {}) });
}

function line(span: SVGTSpanElement, drawing: Document): SVGElement {
  const style = getComputedStyle(span);
  const places = ['x', 'y', 'dx', 'dy'].map(
    (key) => [key, length(span.getAttribute(key) ?? undefined, style)] as const,
  );
  const copy = svgElement(drawing, 'tspan', Object.fromEntries(places));
  copy.textContent = span.textContent;
  return copy;
}

/** Lengths in the size of letters become px: not every program knows them. */
function length(value: string | undefined, { fontSize }: CSSStyleDeclaration): string | number | undefined {
  return value?.endsWith('em') ? Number.parseFloat(value) * Number.parseFloat(fontSize) : value;
}

function drawCanvas(canvas: HTMLCanvasElement, surface: DrawingSurface) {
  const { drawing, into, cover } = surface;
  const place = canvas.getBoundingClientRect();
  if (canvas.width === 0 || place.width === 0) return;
  cover(place);
  const recorded = recordCanvas(canvas, surface);
  if (recorded) {
    const scale = place.width / canvas.width;
    recorded.setAttribute('transform', `translate(${place.left} ${place.top}) scale(${scale})`);
    into.append(recorded);
    return;
  }
  // As sharp as the screen at least.
  into.append(
    svgElement(drawing, 'image', {
      x: place.left,
      y: place.top,
      width: place.width,
      height: place.height,
      href: canvas.toDataURL(),
    }),
  );
}
