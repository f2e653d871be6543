import { type Hex, lit, shaded } from './colour.ts';
import type { Drawing, Paint, Part } from './parts.ts';
import { round } from './paths.ts';

export interface InkStyle {
  /** The colour of outlines. */
  readonly ink: Hex;
  /** How far the dark outline stands out around the whole drawing. */
  readonly edge: number;
  /** Whether the drawing throws a shadow to the lower right. */
  readonly hasShadow: boolean;
}

const metals: Readonly<Record<string, readonly (readonly [number, Hex])[]>> = {
  gold: [
    [0, '#fffbd0'],
    [0.22, '#ffd95a'],
    [0.48, '#e39a1c'],
    [0.6, '#b86a10'],
    [0.8, '#ffcf4d'],
    [1, '#a65a0c'],
  ],
  silver: [
    [0, '#ffffff'],
    [0.25, '#d5def0'],
    [0.5, '#8f9cbc'],
    [0.6, '#6b7799'],
    [0.82, '#dfe7f7'],
    [1, '#5d6787'],
  ],
  bronze: [
    [0, '#ffdfae'],
    [0.25, '#de8f4d'],
    [0.52, '#a4521f'],
    [0.62, '#7c3710'],
    [0.82, '#d98b4a'],
    [1, '#5f280c'],
  ],
};

/** Collects what a picture's shapes refer to, and turns drawings into SVG text. */
export class Canvas {
  readonly #definitions = new Map<string, string>();
  #count = 0;

  get definitions(): string {
    return `<defs>${[...this.#definitions.values()].join('')}</defs>`;
  }

  /** A name for something defined once, however often it is asked for. */
  define(key: string, make: (id: string) => string): string {
    const id = key.replaceAll(/[^a-z0-9]/gi, '');
    if (!this.#definitions.has(id)) this.#definitions.set(id, make(id));
    return id;
  }

  /** The fill of a body. */
  paint(paint: Paint, isDull = false): string {
    const stops = metals[paint];
    const hex = paint as Hex;
    const id = this.define(`f${paint}${isDull ? 'd' : ''}`, (name) =>
      gradient(
        name,
        stops ??
          (isDull
            ? [
                [0, lit(hex, 0.22)],
                [0.55, hex],
                [1, shaded(hex, 0.38)],
              ]
            : [
                [0, lit(hex, 0.5)],
                [0.45, hex],
                [1, shaded(hex, 0.48)],
              ]),
      ),
    );
    return `url(#${id})`;
  }

  radial(colour: Hex, opacity: number): string {
    const id = this.define(
      `g${colour}${Math.round(opacity * 100)}`,
      (name) =>
        `<radialGradient id="${name}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="0.45" stop-color="${colour}" stop-opacity="${round(opacity * 0.5)}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** A drawing with its shadow and its dark edge. */
  draw(drawing: Drawing, { ink, edge, hasShadow }: InkStyle): string {
    const glows = drawing.filter((part) => part.kind === 'glow');
    const solid = drawing.filter((part) => part.kind !== 'glow');
    const silhouette = solid.map((part) => silhouetteOf(part, edge)).join('');
    const style = `fill="${ink}" stroke="${ink}" stroke-linejoin="round" stroke-linecap="round"`;
    const shadow = hasShadow
      ? `<g ${style} opacity=".38" transform="translate(1.6 3.2)">${silhouette}</g>`
      : '';
    return [
      ...glows.map((part) => this.#part(part, ink)),
      shadow,
      `<g ${style}>${silhouette}</g>`,
      ...solid.map((part) => this.#part(part, ink)),
    ].join('');
  }

  #part(part: Part, ink: Hex): string {
    if (part.kind === 'glow')
      return `<circle cx="${part.x}" cy="${part.y}" r="${part.radius}" fill="${this.radial(part.paint, part.opacity)}"/>`;
    if (part.kind === 'foreign') return part.svg;
    if (part.kind === 'mark')
      return `<path d="${part.outline}" fill="${this.#flat(part.paint)}" fill-rule="evenodd"${opacityOf(part.opacity)}/>`;
    if (part.kind === 'line')
      return `<path d="${part.outline}" fill="none" stroke="${this.#flat(part.paint)}" stroke-width="${round(part.width)}" stroke-linecap="round" stroke-linejoin="round"${opacityOf(part.opacity)}/>`;
    if (part.kind === 'rim')
      return `<path d="${part.outline}" fill="none" stroke="${this.paint(part.paint)}" stroke-width="${round(part.width)}" stroke-linejoin="round"/><path d="${part.outline}" fill="none" stroke="${ink}" stroke-width="3.4" stroke-linejoin="round"/>`;
    if (part.kind === 'rod') return this.#rod(part.outline, part.paint, part.width);
    return this.#body(part.outline, part.paint, part.isDull, ink);
  }

  #flat(paint: Paint): string {
    return metals[paint] === undefined ? paint : this.paint(paint);
  }

  #rod(outline: string, paint: Paint, width: number): string {
    const stroke = (colour: string, share: number, shift: number, opacity: number) =>
      `<path d="${outline}" fill="none" stroke="${colour}" stroke-width="${round(width * share)}" stroke-linecap="round" stroke-linejoin="round" transform="translate(${shift} ${shift})"${opacityOf(opacity)}/>`;
    const base: Hex =
      paint === 'gold' ? '#e5a528' : paint === 'silver' ? '#9aa6c6' : paint === 'bronze' ? '#b5652c' : paint;
    return [
      stroke(shaded(base, 0.45), 1, 0, 1),
      stroke(base, 0.72, round(-width * 0.08), 1),
      stroke(lit(base, 0.65), 0.22, round(-width * 0.2), 0.9),
    ].join('');
  }

  #body(outline: string, paint: Paint, isDull: boolean, ink: Hex): string {
    this.#count += 1;
    const id = `p${this.#count}`;
    this.define(id, () => `<path id="${id}" d="${outline}"/>`);
    this.define(`k${id}`, () => `<clipPath id="k${id}"><use href="#${id}"/></clipPath>`);
    const rim = this.define(`rim${isDull ? 'd' : ''}`, (name) => rimGradient(name, isDull ? 0.35 : 0.85));
    const gloss = isDull ? '' : `<use href="#${id}" fill="url(#${this.define('gloss', glossGradient)})"/>`;
    return [
      `<use href="#${id}" fill="${this.paint(paint, isDull)}"/>`,
      gloss,
      `<g clip-path="url(#k${id})"><use href="#${id}" fill="none" stroke="url(#${rim})" stroke-width="4.4" stroke-linejoin="round"/></g>`,
      `<use href="#${id}" fill="none" stroke="${ink}" stroke-width="1.3" stroke-linejoin="round"/>`,
    ].join('');
  }
}

function opacityOf(opacity: number): string {
  return opacity === 1 ? '' : ` opacity="${round(opacity)}"`;
}

function silhouetteOf(part: Part, edge: number): string {
  if (part.kind === 'body') return `<path d="${part.outline}" stroke-width="${round(edge * 2)}"/>`;
  if (part.kind === 'rod' || part.kind === 'rim')
    return `<path d="${part.outline}" fill="none" stroke-width="${round(part.width + edge * 2)}"/>`;
  return '';
}

function gradient(id: string, stops: readonly (readonly [number, Hex])[]): string {
  const text = stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');
  return `<linearGradient id="${id}" x1="0.2" y1="0" x2="0.75" y2="1">${text}</linearGradient>`;
}

/** Light along the upper left edge, shade along the lower right one. */
function rimGradient(id: string, strength: number): string {
  return `<linearGradient id="${id}" x1="0.1" y1="0" x2="0.85" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="${strength}"/><stop offset=".42" stop-color="#fff" stop-opacity=".06"/><stop offset=".6" stop-color="#0d0524" stop-opacity=".05"/><stop offset="1" stop-color="#0d0524" stop-opacity=".5"/></linearGradient>`;
}

function glossGradient(id: string): string {
  return `<radialGradient id="${id}" cx=".3" cy=".18" r=".55"><stop offset="0" stop-color="#fff" stop-opacity=".6"/><stop offset=".5" stop-color="#fff" stop-opacity=".14"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`;
}
