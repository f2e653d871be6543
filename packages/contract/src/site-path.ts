/**
 * A path on the site itself, as the inside of a pattern. Browsers skip tabs and line ends and take a backslash for a slash,
 * so that with one of them in it a path would lead to another host.
 */
export const sitePath = '/(?![/\\\\])[^\\s\\\\\\x00-\\x1f\\x7f]*';
