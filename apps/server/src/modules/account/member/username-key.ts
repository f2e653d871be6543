/** What a username is found and unique by: case and the form of its characters make no difference. */
export function usernameKeyOf(username: string): string {
  return username.trim().normalize('NFKC').toLowerCase();
}
