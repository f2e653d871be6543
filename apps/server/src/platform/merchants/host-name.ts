const hostForm = /^(\[[0-9a-f:.]+\]|[^\s:@/\\?#[\]]+)(?::\d{1,5})?$/i;

/**
 * The name in a request's host, in lower case, without a port and without the dot that ends a fully qualified name; empty
 * for what is no host, such as one with a user before it, which leads elsewhere than its beginning says.
 */
export function hostNameOf(host: string): string {
  return (hostForm.exec(host)?.[1] ?? '').toLowerCase().replace(/\.$/, '');
}
