/** The database did not answer in time; connections that waited for it were cut. */
export class DatabaseSilent extends Error {
  override readonly name = 'DatabaseSilent';

  constructor() {
    super('the database does not answer');
  }
}
