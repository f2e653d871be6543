import { createStudioApi, type StudioApi, type StudioApiOptions } from './studio-api.ts';

/** The studio as a page asks it: without cookies, since its frame belongs to no origin. */
export function createPageApi(options: Omit<StudioApiOptions, 'fetch'>): StudioApi {
  return createStudioApi({
    ...options,
    fetch: (path, init) => fetch(path, { ...init, credentials: 'omit' }),
  });
}
