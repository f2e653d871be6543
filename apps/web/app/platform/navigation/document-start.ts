import type { ComponentType } from 'react';
import type { LoaderFunction, MiddlewareFunction } from 'react-router';

/** What a screen's file exports, as far as the browser uses it. */
export interface RouteModule {
  readonly default?: ComponentType;
  readonly ErrorBoundary?: ComponentType;
  readonly HydrateFallback?: ComponentType;
  /** Of the root alone: what stands around it and around its error. */
  readonly Layout?: ComponentType<{ children: React.ReactNode }>;
  readonly handle?: unknown;
  readonly clientLoader?: LoaderFunction;
  readonly clientMiddleware?: MiddlewareFunction[];
}

/** A route of the document that is open. */
export interface StartRoute {
  readonly id: string;
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
  /** The document was rendered without its data, which is the browser's to bring before the screen shows. */
  readonly isToLoad: boolean;
  /** The status that its loader has failed with on the server. */
  readonly failedStatus?: number | undefined;
}

/** What a document begins with in the browser: addresses of built files, and what its server knows of its routes. */
export interface StartOfDocument {
  readonly styleSheets: readonly string[];
  readonly modulePreloads: readonly string[];
  /** What everything else stands on, the lowest first. */
  readonly foundations: readonly string[];
  /** The module that starts the app. */
  readonly entry: string;
  readonly manifest: string;
  /** Outermost first. */
  readonly routes: readonly (StartRoute & { readonly module: string })[];
}

/** What the document's own script leaves for the app. */
export interface DocumentStart {
  /** The address of the table of all screens, which comes after the page. */
  readonly manifest: string;
  /** The document's routes, outermost first. */
  readonly routes: readonly StartRoute[];
  /** Their modules, in the same order. */
  readonly modules: readonly RouteModule[];
}

declare global {
  interface Window {
    readonly wauStart?: DocumentStart;
  }
}

export function documentStart(): DocumentStart {
  if (window.wauStart === undefined) throw new Error('the document has left no start');
  return window.wauStart;
}
