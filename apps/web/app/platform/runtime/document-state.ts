import type { DehydratedState } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { LanguageCode } from '../language/choose-language.ts';
import type { StartOfDocument } from '../navigation/document-start.ts';

/** What the server hands to the browser inside the document, beside the markup. */
export interface DocumentState {
  readonly language: LanguageCode;
  readonly queries: DehydratedState;
  /** The server's clock when it rendered the document. */
  readonly servedAtMs: number;
}

/** What only the server knows while it renders a document. */
export interface DocumentFacts {
  readonly nonce: string;
  /** Chunks to preload besides those of the route. */
  readonly modulePreloads: readonly string[];
  /** The built files that the document begins with; the development server names its own. */
  readonly start?: StartOfDocument | undefined;
  /** Called after the loaders have run. */
  readonly state: () => DocumentState;
}

export const DocumentFactsContext = createContext<DocumentFacts | undefined>(undefined);

/** `undefined` in the browser. */
export function useDocumentFacts(): DocumentFacts | undefined {
  return useContext(DocumentFactsContext);
}

export const documentStateId = 'wau-state';

/** JSON that no markup can break out of. */
export function serializeForMarkup(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** In the browser: what the server left for it. */
export function readDocumentState(): DocumentState {
  const text = document.getElementById(documentStateId)?.textContent ?? '';
  return JSON.parse(text) as DocumentState;
}
