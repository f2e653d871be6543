import { data } from 'react-router';
import type { RouteHandle } from '../../platform/navigation/route-handle.ts';
import { NotFoundPage } from './not-found-page.tsx';

export const handle: RouteHandle = { title: 'page.not.found', back: true, header: true, footer: true };

export function loader() {
  return data(null, { status: 404 });
}

export function clientLoader() {
  return null;
}

export default function NotFoundScreen() {
  return <NotFoundPage />;
}
