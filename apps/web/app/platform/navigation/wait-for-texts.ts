import type { RouterContextProvider } from 'react-router';
import { bringTexts } from '../language/bring-texts.ts';
import { textPartsAt } from '../language/text-parts.ts';
import { appServices } from '../services/app-services.ts';

interface ChangeOfPage {
  readonly request: Request;
  readonly context: Pick<RouterContextProvider, 'get'>;
}

/**
 * No screen is shown before its texts are here. Where they do not come, the document is asked for in place of the
 * change of page, as the framework does where a screen's own code does not come.
 */
export async function waitForTexts({ request, context }: ChangeOfPage): Promise<void> {
  const { pathname, search } = new URL(request.url);
  try {
    await bringTexts(context.get(appServices).language, textPartsAt(pathname));
  } catch {
    // The player has turned elsewhere meanwhile.
    if (request.signal.aborted) return;
    window.location.assign(pathname + search);
    // The page stays as it is until the document takes its place.
    await new Promise(() => undefined);
  }
}
