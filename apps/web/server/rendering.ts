import type { LanguageCode } from '@wau/contract/languages';

/** Calls the API. A path on this site and what `fetch` takes; nothing here needs a browser. */
export type ApiFetch = (path: string, init: RequestInit) => Promise<Response>;

/** What the host gives for one document. */
export interface DocumentRequest {
  readonly request: Request;
  readonly nonce: string;
  /** Calls the API in the same process, for the merchant of this request. */
  readonly fetchApi: ApiFetch;
  /** The chunk of each language, to preload the one that is spoken. */
  readonly languageChunks: Readonly<Partial<Record<LanguageCode, string>>>;
  /** `isPassing`: the API could not answer for now, which is no mistake of the page's. */
  readonly onRenderError: (error: unknown, isPassing: boolean) => void;
}

export interface RenderedDocument {
  readonly response: Response;
  /** BCP 47, for `Content-Language`. */
  readonly locale: string;
  /** Where the document's pictures come from besides the site itself. */
  readonly imageOrigins: readonly string[];
  /** What its scripts may call besides the site itself. */
  readonly connectOrigins: readonly string[];
}

/** What the built app exports: the host loads it at run time, so only these types stand between the two. */
export interface BuiltApp {
  handleDocument(input: DocumentRequest): Promise<RenderedDocument>;
}
