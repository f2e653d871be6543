import { createContext } from 'react';
import type { Home } from './home-queries.ts';

/**
 * Home's answer as this page began with it: what the server drew the document with, or nothing where it had none. A block
 * that is taken over late begins with that, whatever has come since, because React refuses a block that differs from its
 * markup.
 */
export const DocumentHome = createContext<Home | undefined>(undefined);
