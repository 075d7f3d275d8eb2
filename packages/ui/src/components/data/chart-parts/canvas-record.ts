import { paintAgain } from './painted-again.ts';
import { inked, rounded, svgElement, type SolidColor, type SvgAttributes } from './svg-parts.ts';

/** What a recording needs of the drawing that it becomes part of. */
export interface RecordingSurface {
  readonly drawing: Document;
  readonly readColor: (css: string) => SolidColor;
  /** An id that nothing else of the drawing has. */
  readonly newId: () => string;
}

const at = (x: number, y: number) => `${rounded(x)},${rounded(y)}`;

/** The outline of a rectangle. */
const box = (x: number, y: number, width: number, height: number) =>
  `M${at(x, y)}h${rounded(width)}v${rounded(height)}h${rounded(-width)}Z`;

/** A path that knows what it consists of. */
interface KnownPath extends Path2D {
  readonly steps: string;
}

function knownPath(): KnownPath {
  const path = new Path2D();
  let steps = '';
  return Object.defineProperties(path, {
    steps: { get: () => steps },
    moveTo: {
      value: (x: number, y: number) => {
        steps += `M${at(x, y)}`;
        Path2D.prototype.moveTo.call(path, x, y);
      },
    },
    lineTo: {
      value: (x: number, y: number) => {
        steps += `L${at(x, y)}`;
        Path2D.prototype.lineTo.call(path, x, y);
      },
    },
    closePath: {
      value: () => {
        steps += 'Z';
        Path2D.prototype.closePath.call(path);
      },
    },
    rect: {
      value: (x: number, y: number, width: number, height: number) => {
        steps += box(x, y, width, height);
        Path2D.prototype.rect.call(path, x, y, width, height);
      },
    },
    addPath: {
      value: (other: KnownPath) => {
        steps += other.steps;
        Path2D.prototype.addPath.call(path, other);
      },
    },
  }) as KnownPath;
}

const anchors: Partial<Record<CanvasTextAlign, string>> = { center: 'middle', right: 'end', end: 'end' };

/** Charts paint with plain colors only. */
const colorOf = (style: CanvasRenderingContext2D['fillStyle']) =>
  typeof style === 'string' ? style : 'none';

/** How far the line of a text's letters lies below the line that the canvas places it by. */
function belowBaseline(context: CanvasRenderingContext2D, text: string): number {
  const placed = context.measureText(text).fontBoundingBoxAscent;
  const { textBaseline } = context;
  context.textBaseline = 'alphabetic';
  const letters = context.measureText(text).fontBoundingBoxAscent;
  context.textBaseline = textBaseline;
  return letters - placed;
}

/** Size, weight and family of a font as a canvas writes it. */
function fontAttributes(font: string): SvgAttributes {
  const words = font.split(' ');
  const sizeAt = words.findIndex((word) => /^[\d.]+px/.test(word));
  return {
    'font-size': String(parseFloat(words[sizeAt] ?? '')),
    'font-family': words.slice(sizeAt + 1).join(' '),
    'font-weight': words.slice(0, Math.max(0, sizeAt)).find((word) => /^(?:[1-9]00|bold)$/.test(word)),
  };
}

/**
 * What is painted on a canvas, as lines, areas and words: the canvas is painted once more and listened to. It keeps its
 * styles itself, so that only what paints is noted, with the styles that then hold.
 * @returns a group in device pixels of the canvas; null where nothing says how it is painted
 */
export function recordCanvas(
  canvas: HTMLCanvasElement,
  { drawing, readColor, newId }: RecordingSurface,
): SVGElement | null {
  const context = canvas.getContext('2d');
  if (!context) return null;
  const root = svgElement(drawing, 'g');
  let group = root;
  const outer: SVGElement[] = [];
  let steps = '';
  /** The last rectangles of one color, which are one path: dense columns are hundreds of them. */
  let areas: { readonly element: SVGElement; readonly ink: string } | null = null;

  const put = (name: string, attributes: SvgAttributes) => {
    const element = svgElement(drawing, name, attributes);
    group.append(element);
    areas = null;
    return element;
  };
  const fillInk = () => inked('fill', readColor(colorOf(context.fillStyle)), context.globalAlpha);
  // A path keeps the transformation that held when it was made; here that is a shift at most.
  const shifted = (x: number, y: number) => {
    const { e, f } = context.getTransform();
    return [x + e, y + f] as const;
  };
  const stepsOf = (path: unknown) => {
    if (!(path instanceof Path2D)) return steps;
    const { steps: known } = path as KnownPath;
    if (known === undefined) throw new Error('a path was painted that newPath did not make');
    return known;
  };
  const ruleOf = (...given: readonly unknown[]) => (given.includes('evenodd') ? 'evenodd' : undefined);

  const listeners = {
    save: () => void outer.push(group),
    restore: () => {
      group = outer.pop() ?? root;
      areas = null;
    },
    beginPath: () => {
      steps = '';
    },
    moveTo: (x: number, y: number) => {
      steps += `M${at(...shifted(x, y))}`;
    },
    lineTo: (x: number, y: number) => {
      steps += `L${at(...shifted(x, y))}`;
    },
    rect: (x: number, y: number, width: number, height: number) => {
      steps += box(...shifted(x, y), width, height);
    },
    closePath: () => {
      steps += 'Z';
    },
    // Charts paint whole circles only.
    arc: (x: number, y: number, radius: number) => {
      const [left, middle] = shifted(x - radius, y);
      const half = `a${rounded(radius)},${rounded(radius)} 0 1 1`;
      steps += `M${at(left, middle)}${half} ${rounded(2 * radius)},0${half} ${rounded(-2 * radius)},0Z`;
    },
    clip: (path: unknown, rule?: unknown) => {
      const id = newId();
      const clip = svgElement(drawing, 'clipPath', { id });
      clip.append(svgElement(drawing, 'path', { d: stepsOf(path), 'clip-rule': ruleOf(path, rule) }));
      root.append(clip);
      group = put('g', { 'clip-path': `url(#${id})` });
    },
    fill: (path: unknown, rule?: unknown) => {
      const d = stepsOf(path);
      if (d) put('path', { d, 'fill-rule': ruleOf(path, rule), ...fillInk() });
    },
    stroke: (path: unknown) => {
      const d = stepsOf(path);
      if (!d) return;
      put('path', {
        d,
        fill: 'none',
        ...inked('stroke', readColor(colorOf(context.strokeStyle)), context.globalAlpha),
        'stroke-width': context.lineWidth,
        'stroke-dasharray': context.getLineDash().join(' ') || undefined,
        'stroke-linecap': context.lineCap === 'butt' ? undefined : context.lineCap,
        'stroke-linejoin': context.lineJoin === 'miter' ? undefined : context.lineJoin,
      });
    },
    fillRect: (x: number, y: number, width: number, height: number) => {
      const ink = fillInk();
      const [left, top] = shifted(x, y);
      const d = box(left, top, width, height);
      const key = JSON.stringify(ink);
      if (areas?.ink === key) {
        areas.element.setAttribute('d', `${areas.element.getAttribute('d')}${d}`);
        return;
      }
      const element = put('path', { d, ...ink });
      areas = { element, ink: key };
    },
    fillText: (text: string, x: number, y: number) => {
      if (!text) return;
      const [left, middle] = shifted(x, y);
      put('text', {
        x: left,
        y: middle + belowBaseline(context, text),
        'text-anchor': anchors[context.textAlign],
        ...fontAttributes(context.font),
        ...fillInk(),
      }).textContent = text;
    },
  };
  const names = Object.keys(listeners) as (keyof typeof listeners)[];
  for (const name of names) {
    const listen = listeners[name] as (...given: unknown[]) => void;
    const paint = context[name] as (...given: unknown[]) => void;
    Object.defineProperty(context, name, {
      configurable: true,
      value: (...given: unknown[]) => {
        listen(...given);
        paint.apply(context, given);
      },
    });
  }
  try {
    return paintAgain(canvas, knownPath) ? root : null;
  } finally {
    for (const name of names) Reflect.deleteProperty(context, name);
  }
}
