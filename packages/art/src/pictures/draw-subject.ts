import { isThemeName } from '../themes.ts';
import { drawTile } from '../tiles/draw-tile.ts';
import type { ChosenLook } from '../tiles/title-look.ts';
import { drawScene, drawSymbolSheet, type SceneShape, sceneSizes, sheetColumns } from './draw-theme.ts';
import type { PictureSize } from './picture-name.ts';

/** What of a title its tile is drawn from. */
export interface DrawnTitle {
  readonly gameId: string;
  readonly engine: string;
  readonly theme: string;
  readonly art?: ChosenLook | undefined;
}

/** A picture as it is drawn, with the pixels that it is wanted in. */
export interface DrawnSubject {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly isOpaque: boolean;
}

/** Draws what a picture shows; `undefined` where there is no such title or theme. */
export function drawSubject(
  { kind, subject, width }: PictureSize,
  title: DrawnTitle | undefined,
): DrawnSubject | undefined {
  if (kind === 'tiles') {
    if (title === undefined || !isThemeName(title.theme)) return undefined;
    return { svg: drawTile({ ...title, theme: title.theme }), width, height: width, isOpaque: true };
  }
  if (kind === 'symbols') {
    if (!isThemeName(subject)) return undefined;
    const side = width * sheetColumns;
    return { svg: drawSymbolSheet(subject), width: side, height: side, isOpaque: false };
  }
  const [, theme = '', shapeText] = /^(.+)-(portrait|landscape)$/.exec(subject) ?? [];
  const shape = (Object.keys(sceneSizes) as SceneShape[]).find((each) => each === shapeText);
  if (shape === undefined || !isThemeName(theme)) return undefined;
  const { width: across, height: down } = sceneSizes[shape];
  return { svg: drawScene(theme, shape), width, height: Math.round((width * down) / across), isOpaque: true };
}
