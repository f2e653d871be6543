import { type AppServices, appServices } from '../services/app-services.ts';
import { requireSession } from '../session/require-session.ts';

/** Fetches what a screen shows into the query client. `search` is that of the screen's address. */
export type LoadScreen = (services: AppServices, search: URLSearchParams) => Promise<unknown>;

interface LoaderArguments {
  readonly context: { get(key: typeof appServices): AppServices };
  readonly request: Request;
}

/** A screen's `loader`: the document leaves the server with its data. */
export function serverLoader(load: LoadScreen) {
  return async ({ context, request }: LoaderArguments): Promise<null> => {
    await load(context.get(appServices), new URL(request.url).searchParams);
    return null;
  };
}

/** Its `clientLoader`: starts the calls and lets the screen appear, since its skeletons have the final shape. */
export function browserLoader(load: LoadScreen) {
  return ({ context, request }: LoaderArguments): null => {
    void load(context.get(appServices), new URL(request.url).searchParams);
    return null;
  };
}

/** The `clientLoader` of a member's screen: leads a visitor to the login, and starts the calls for a member. */
export function memberLoader(load?: LoadScreen) {
  return ({ context, request }: LoaderArguments): null => {
    const services = context.get(appServices);
    requireSession(services.session, request);
    void load?.(services, new URL(request.url).searchParams);
    return null;
  };
}
