import type { ComponentType } from 'react';
import type { PlainMessageId } from '../language/message-ids.ts';

/** What a route tells the shell about itself; exported by each screen as `handle`. */
export interface RouteHandle {
  /** The document's title; also in the header where `showsTitle` (SH-08). Absent on home. */
  readonly title?: PlainMessageId;
  /** At every address of the screen, or at one of them alone. */
  readonly showsTitle?: true | `/m/${string}`;
  /** A back arrow in the header. */
  readonly back: boolean;
  /** Where the arrow leads; without it, one page back, or home when there is none. */
  readonly backPath?: string;
  /** What stands at the header's end: the player's balance, or nothing. */
  readonly right?: 'balance';
  /** AC-24: without a session this screen leads to login. */
  readonly memberOnly?: true;
  readonly header: boolean;
  /** Stands in the header's place of arrow and title. */
  readonly Header?: ComponentType;
  /** SH-04: what stands above the header and scrolls away with the page. */
  readonly TopBlock?: ComponentType;
  readonly footer: boolean;
  /** Has a place of its own for how the network is; elsewhere the shell says it over the page. */
  readonly tellsNetwork?: true;
  /** Draws all the time: beside it nothing is fetched ahead, which on a cheap phone would cost it frames. */
  readonly isPlaying?: true;
  /** Has lists or parts that stand beside one another where a desktop has room; the others keep to a line's length. */
  readonly fillsDesktop?: true;
}

export function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'header' in handle && 'footer' in handle;
}

/** SH-08: whether the header of this address names the page. */
export function showsTitleAt({ title, showsTitle }: RouteHandle, path: string): boolean {
  return title !== undefined && (showsTitle === true || showsTitle === path);
}
