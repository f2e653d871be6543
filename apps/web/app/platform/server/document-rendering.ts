import { createContext } from 'react-router';
import type { DocumentFacts } from '../runtime/document-state.ts';

export interface DocumentRendering {
  readonly facts: DocumentFacts;
  readonly onRenderError: (error: unknown) => void;
}

/** What the host gives the renderer for one document. */
export const documentRendering = createContext<DocumentRendering>();
