import type { LanguageCode } from '@wau/contract/languages';
import type { LanguageChunks } from './language-chunks.ts';

/** Calls the API. A path on this site and what `fetch` takes; nothing here needs a browser. */
export type ApiFetch = (path: string, init: RequestInit) => Promise<Response>;

/** What a site speaks. */
export interface SiteLanguages {
  readonly languages: readonly LanguageCode[];
  readonly defaultLanguage: LanguageCode;
}

/** What the host gives for one document. */
export interface DocumentRequest {
  readonly request: Request;
  readonly nonce: string;
  /** The server's clock as the document is rendered. */
  readonly servedAtMs: number;
  /** Calls the API in the same process, for the merchant of this request. */
  readonly fetchApi: ApiFetch;
  /** The chunks of each language, to preload what the page speaks. */
  readonly languageChunks: Readonly<Partial<Record<LanguageCode, LanguageChunks>>>;
  /** What the site spoke when it could last be had; it counts while it cannot. */
  readonly lastKnown: SiteLanguages | undefined;
  /** `isPassing`: the API could not answer for now, which is no mistake of the page's. */
  readonly onRenderError: (error: unknown, isPassing: boolean) => void;
}

export interface RenderedDocument {
  readonly response: Response;
  /** BCP 47, for `Content-Language`. */
  readonly locale: string;
  /** What the site speaks, where it could be had. */
  readonly site: SiteLanguages | undefined;
  /** Where the document's pictures come from besides the site itself. */
  readonly imageOrigins: readonly string[];
  /** What its scripts may call besides the site itself. */
  readonly connectOrigins: readonly string[];
  /** Once the response has been read to its end: whether the API has answered all that the document asked for. */
  hasAllAnswers(): boolean;
}

/** What the built app exports: the host loads it at run time, so only these types stand between the two. */
export interface BuiltApp {
  handleDocument(input: DocumentRequest): Promise<RenderedDocument>;
}
