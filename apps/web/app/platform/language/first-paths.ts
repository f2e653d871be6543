/**
 * Where visits begin. A language comes in two parts: the first has the texts of these screens, of what they open and
 * of the frame (`server/first-texts.ts` finds them at build), the later one has those of all other screens. A page at
 * one of these addresses begins with the first part; the other is there before any other screen is shown.
 */
export const firstPaths: readonly string[] = [
  '/',
  '/m',
  '/m/index',
  '/m/index.html',
  '/m/home',
  '/m/login',
  '/m/register',
  '/register.html',
  '/m/register.html',
];

export function isFirstPath(path: string): boolean {
  return firstPaths.includes(path);
}
